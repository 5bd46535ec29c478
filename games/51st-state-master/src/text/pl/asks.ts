import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  pickFaction: 'wybiera frakcję',
  keepHand: 'wybiera karty na początek',
  draftPick: 'bierze kartę',
  soloPick: 'bierze kartę',
  suppliersTarget: 'przejmuje produkcję',
  productionOption: 'wybiera, co daje lokacja',
  copySource: 'wybiera lokację do skopiowania',
  takeTurn: 'wybiera akcję',
  payment: 'wybiera, jak zapłacić',
  discardCard: 'płaci kartą',
  discardDeal: 'płaci umową',
  redevelopOld: 'wybiera, co przebudować',
  exchangeGood: 'bierze coś za dwóch robotników',
  stealTarget: 'zabiera coś komuś',
  activateTarget: 'uruchamia produkcję lokacji',
  resetTargets: 'odświeża lokacje',
  ownDeals: 'korzysta z umów',
  opponentDeal: 'korzysta z umowy przeciwnika',
  repeatAction: 'decyduje, czy powtórzyć akcję',
  endTurn: 'kładzie tarczę albo kończy kolej',
  placeShield: 'wybiera lokację dla tarczy',
  soloTarget: 'wybiera lokację do splądrowania',
  storeGoods: 'wybiera, co przechować',
};
