import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  trim: 'odrzuca nadmiar kart',
  pick: 'bierze kartę',
  burn: 'odrzuca jedną z odkrytych kart',
  leftover: 'bierze jedną z pozostałych kart',
  keep: 'wybiera kartę do zatrzymania',
  after: 'wykonuje darmowe czynności po akcji',
  step: 'wykonuje darmowe czynności w fazie Produkcji',
  main: 'wybiera akcję',
  reach: 'wybiera kontakty, których użyje',
  payment: 'wybiera, jak zapłacić',
  discardCard: 'odrzuca kartę',
  giveUp: 'odrzuca zdobycz lub umowę',
  replace: 'wybiera lokację do przebudowy',
  method: 'wybiera, jak zapłacić za przebudowę',
  steal: 'wybiera, co i komu zabrać',
  store: 'wybiera, co przechować w składzie',
  overflow: 'odrzuca zdobycz lub umowę z braku miejsca',
};
