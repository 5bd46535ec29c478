import { amountIn } from '@ashtown/engine';
import type { Coach } from '../coach.ts';

const ACTION = { one: 'action', other: 'actions' };

export const coach: Coach = {
  questions: {
    pickFaction: 'Choose your faction. Compare the resource each board makes, and which contacts it gives for little.',
    keepHand: 'Four of six cards stay. Keep near ones, of distance 1 or 2, and those that use what your board makes.',
    draftPick: 'You take one of the face-up cards. Look at its distance, and whether you make what it asks for.',
    soloPick: 'You take one card, and some of the others go to the virtual opponent. Mind what you leave there.',
    suppliersTarget:
      'Suppliers takes over the production of one location this round. Look for the one that makes most.',
    productionOption:
      'This location makes one of several goods. Take what you can use this round: Cleanup takes the rest.',
    copySource: 'The card copies the production of a location. Compare what each of them would make now.',
    takeTurn:
      'One action, then the next player. Begin with what others could reach first; Cleanup takes unused tokens.',
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
  },
  answers: {
    attack: 'An opponent’s location can be razed for as many red contacts as its defence. You get its red field.',
    visit: 'A neighbour’s open production takes one worker a round. You gain what it makes, they gain a worker.',
    redevelop: 'A brick replaces a card of yours by one from your hand. They share a type, and it brings 1★.',
    deal: 'A deal costs blue contacts once. Its good comes now and in every Production.',
    raze: 'A card razed from your hand gives its red field once and is gone.',
    use: 'An Action location is used once a round. It costs what stands left of the arrow.',
    play: 'A connection gives its contacts when played. They are lost in Cleanup if you do not use them.',
  },
  hurts: {
    razed:
      'Your location was razed and is Ruins now. A shield adds 1 to the defence, and a brick redevelops the Ruins.',
    stole: 'A basic resource was stolen from you. What you spend early cannot be stolen.',
    claimed: 'Somebody took over the production of your location for this round. You get it back afterwards.',
    cleanup: 'Cleanup took what you had not used. Only cards in hand and what a location keeps stay.',
  },
  blunders: {
    exchangedUseless: () => 'Nothing of yours asks for this good in this round.',
    exchangedForLess: () => 'Your actions make at least 3★ of these workers, for goods that Cleanup takes anyway.',
    exchangedBack: () => 'You have just paid this good for these two workers, and they still serve for something else.',
    passedWithPoint: (n) =>
      `Passing now leaves ${amountIn('en', n, ACTION)} unused, and one of them brings ★ for what is lost anyway.`,
    passedWithWorkers: () =>
      'Cleanup takes your workers; two of them still bring a card, and nobody can do you harm before your next turn.',
    convertedUseless: () => 'Nothing in your hand is paid with these contacts.',
    playedUseless: () => 'Nothing in your hand is paid with the contacts of this card.',
    usedUseless: () => 'Nothing of yours asks for what this action gives.',
    usedForLess: () => 'Your faction or another action gives more of the same, and you cannot pay for both.',
    dealtUseless: () => 'This is the last round, and nothing asks for the good of this deal any more.',
    dealtForLess: () => 'Built, this card gives the same and ★, and your grey contacts serve for nothing else.',
    paidDear: () =>
      'An action of yours asks for this resource, and another one that nothing asks for would pay as well.',
    replacedIntact: () => 'This is the last round: this location still scores, and Ruins could be replaced as well.',
    replacedUnused: () =>
      'This action still brings ★, and another location that does nothing more could be replaced as well.',
    replacedCounted: () =>
      'The new card gives ★ for this location, and another one that does nothing more could be replaced as well.',
    sparedToken: () =>
      'The redevelopment token would pay as well; it is good for nothing else, and lost after this round.',
    tookUseless: () => 'This is the last round, and nothing more is paid with the contacts of this card.',
    visitedUseless: () => 'Nothing of yours asks for what is made there, and its owner gains a worker.',
  },
};
