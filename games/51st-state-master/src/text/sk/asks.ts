import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  pickFaction: 'vyberá si frakciu',
  keepHand: 'vyberá si začiatočnú ruku',
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
  stealTarget: 'niekomu niečo berie',
  activateTarget: 'necháva lokáciu produkovať',
  resetTargets: 'obnovuje lokácie',
  ownDeals: 'využíva dohody',
  opponentDeal: 'využíva cudziu dohodu',
  repeatAction: 'ešte raz?',
  endTurn: 'kladie štít alebo končí ťah',
  placeShield: 'vyberá miesto pre štít',
  soloTarget: 'vyberá zasiahnutú lokáciu',
  storeGoods: 'vyberá, čo nechať v sklade',
};
