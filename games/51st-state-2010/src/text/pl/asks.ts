import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  trim: 'odrzuca nadmiar kart',
  pick: 'bierze kartę',
  burn: 'odrzuca kartę z rzędu',
  leftover: 'bierze jedną z pozostałych kart',
  keep: 'wybiera kartę do zatrzymania',
  after: 'darmowe czynności po akcji',
  step: 'Produkcja: ruchy darmowe albo dalej',
  main: 'wybiera akcję',
  reach: 'wybiera, czym sięgnąć po kartę',
  payment: 'wybiera, jak zapłacić',
  discardCard: 'odrzuca kartę',
  giveUp: 'rezygnuje ze zdobyczy lub umowy',
  replace: 'wybiera, co przebudować',
  method: 'wybiera sposób zapłaty',
  steal: 'zabiera coś komuś',
  store: 'wybiera, co przechować',
  overflow: 'odrzuca zdobycz lub umowę',
};
