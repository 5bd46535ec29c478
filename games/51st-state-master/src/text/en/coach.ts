import type { Question } from '../../state.ts';

/** What is said when something is asked for the first time: what is being decided, and what to look at. */
export const coach: Readonly<Record<Question, string>> = {
  pickFaction: 'Choose your faction. Compare the resource each board makes, and which contacts it gives for little.',
  keepHand: 'Four of six cards stay. Keep near ones, of distance 1 or 2, and those that use what your board makes.',
  draftPick: 'You take one of the face-up cards. Look at its distance, and whether you make what it asks for.',
  soloPick: 'You take one card, and some of the others go to the virtual opponent. Mind what you leave there.',
  suppliersTarget: 'Suppliers takes over the production of one location this round. Look for the one that makes most.',
  productionOption:
    'This location makes one of several goods. Take what you can use this round: Cleanup takes the rest.',
  copySource: 'The card copies the production of a location. Compare what each of them would make now.',
  takeTurn: 'One action, then the next player. Begin with what others could reach first; Cleanup takes unused tokens.',
  payment: 'The price can be paid in several ways. Keep what serves for more: ammo and universal contacts.',
  discardCard: 'A card from your hand is part of the price. Choose the one you will hardly come to build.',
  discardDeal: 'One of your deals is part of the price. Choose the one whose good you need least from now on.',
  redevelopOld: 'The new card replaces one of yours. Ruins and locations used up this round are the smallest loss.',
  exchangeGood: 'Two workers bring one of these. A resource has to be used this round; a card stays in your hand.',
  stealTarget: 'You steal one basic resource. Choose what you can use now, or what its owner is waiting to use.',
  activateTarget: 'One of your Production locations produces once more. Choose the one that makes most now.',
  resetTargets: 'Used locations become usable again. Refresh those whose price you can still pay this round.',
  ownDeals: 'Your deals give their goods once more. Choose what you can use this round.',
  opponentDeal: 'You gain the good of an opponent’s deal, and they keep the deal. Choose what you can use now.',
  repeatAction: 'The same again in the same turn, at the same price. Stop if something else needs what it costs.',
  endTurn: 'Your action is done. A shield is still free: which of your locations could an opponent afford to raze?',
  placeShield:
    'A shield adds 1 to the defence until Cleanup. It counts most where somebody has just enough red contacts.',
  soloTarget: 'The attack could hit several of your locations. Let it hit the one you need least.',
  storeGoods: 'Some goods can be kept for the next round, the rest is lost. Keep what that round will need.',
};
