import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  pickFaction: 'wybiera frakcję',
  keepHand: 'wybiera początkową rękę',
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
  activateTarget: 'uruchamia lokację',
  resetTargets: 'odnawia lokacje',
  ownDeals: 'korzysta z umów',
  opponentDeal: 'korzysta z cudzej umowy',
  repeatAction: 'jeszcze raz?',
  endTurn: 'kładzie osłonę albo kończy kolej',
  placeShield: 'wybiera miejsce na osłonę',
  soloTarget: 'wybiera trafioną lokację',
  storeGoods: 'wybiera, co zachować w magazynie',
};
