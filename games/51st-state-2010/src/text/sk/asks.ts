import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  trim: 'odhadzuje priveľa kariet',
  pick: 'berie si kartu',
  burn: 'odhadzuje kartu z ponuky',
  leftover: 'berie si jednu zo zvyšných kariet',
  keep: 'vyberá, ktorú kartu si nechá',
  after: 'bezplatné úkony po akcii',
  step: 'Produkcia: voľné kroky, alebo ďalej',
  main: 'vyberá akciu',
  reach: 'vyberá, čím na kartu dosiahne',
  payment: 'vyberá, ako zaplatiť',
  discardCard: 'odhadzuje kartu',
  giveUp: 'vzdáva sa koristi alebo dohody',
  replace: 'vyberá, čo prestavať',
  method: 'vyberá spôsob platby',
  steal: 'niekomu niečo berie',
  store: 'vyberá, čo uchovať',
  overflow: 'odhadzuje korisť alebo dohodu',
};
