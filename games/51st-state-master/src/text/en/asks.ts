import type { Language } from '../language.ts';

/** What somebody else decides; after a name and a colon. */
export const asks: Language['asks'] = {
  pickFaction: 'chooses a faction',
  keepHand: 'chooses the first hand',
  draftPick: 'takes a card',
  soloPick: 'takes a card',
  suppliersTarget: 'takes over a production',
  productionOption: 'chooses what a location gives',
  copySource: 'chooses a location to copy',
  takeTurn: 'chooses an action',
  payment: 'chooses how to pay',
  discardCard: 'pays with a card',
  discardDeal: 'pays with a deal',
  redevelopOld: 'chooses what to redevelop',
  exchangeGood: 'takes something for two workers',
  stealTarget: 'steals something from somebody',
  activateTarget: 'activates a location',
  resetTargets: 'refreshes locations',
  ownDeals: 'uses deals',
  opponentDeal: 'uses an opponent’s deal',
  repeatAction: 'decides whether to do it again',
  endTurn: 'places a shield, or ends the turn',
  placeShield: 'chooses where the shield goes',
  soloTarget: 'chooses the location that is razed',
  storeGoods: 'chooses what to keep',
};
