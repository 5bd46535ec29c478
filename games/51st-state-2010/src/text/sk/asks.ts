import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  trim: 'odhadzuje prebytočné karty',
  pick: 'berie si kartu',
  burn: 'odhadzuje kartu z ponuky',
  leftover: 'berie si jednu zo zvyšných kariet',
  keep: 'vyberá kartu, ktorá zostane v ruke',
  after: 'robí bezplatné úkony po akcii',
  step: 'robí bezplatné úkony vo fáze Produkcie',
  main: 'vyberá akciu',
  reach: 'vyberá, ktoré kontakty použije',
  payment: 'vyberá, ako zaplatiť',
  discardCard: 'odhadzuje kartu',
  giveUp: 'odhadzuje korisť alebo dohodu',
  replace: 'vyberá lokáciu na prestavbu',
  method: 'vyberá, ako zaplatiť za prestavbu',
  steal: 'vyberá, čo a komu ukradnúť',
  store: 'vyberá, čo uchovať v sklade',
  overflow: 'odhadzuje korisť alebo dohodu, lebo chýba miesto',
};
