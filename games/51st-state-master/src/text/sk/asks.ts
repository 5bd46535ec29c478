import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  pickFaction: 'vyberá si frakciu',
  keepHand: 'vyberá si karty na začiatok',
  draftPick: 'berie si kartu',
  soloPick: 'berie si kartu',
  suppliersTarget: 'preberá produkciu',
  productionOption: 'vyberá, čo dá lokácia',
  copySource: 'vyberá lokáciu na kopírovanie',
  takeTurn: 'vyberá akciu',
  payment: 'vyberá, ako zaplatiť',
  discardCard: 'platí kartou',
  discardDeal: 'platí dohodou',
  redevelopOld: 'vyberá, čo prestavať',
  exchangeGood: 'berie niečo za dvoch robotníkov',
  stealTarget: 'niekomu niečo kradne',
  activateTarget: 'spúšťa produkciu lokácie',
  resetTargets: 'obnovuje lokácie',
  ownDeals: 'využíva dohody',
  opponentDeal: 'využíva dohodu súpera',
  repeatAction: 'rozhoduje, či akciu zopakovať',
  endTurn: 'kladie štít alebo ukončuje ťah',
  placeShield: 'vyberá lokáciu pre štít',
  soloTarget: 'vyberá lokáciu na vyplienenie',
  storeGoods: 'vyberá, čo uchovať',
};
