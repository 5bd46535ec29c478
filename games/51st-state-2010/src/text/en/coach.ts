import { amountIn } from '@ashtown/engine';
import type { Coach } from '../coach.ts';

const ACTION = { one: 'action', other: 'actions' };

export const coach: Coach = {
  questions: {
    trim: 'Lookout begins with ten cards at most. Discard what is far away or asks for what you do not make.',
    pick: 'You take one card from the row. Look at its distance, and whether your contacts reach that far.',
    burn: 'You discard one card of the row. Choose the one that would help the next players most.',
    leftover: 'You also take a card that nobody chose. Look at its distance and its three fields.',
    keep: 'You keep one of two cards. Compare what each is worth as a location, as a deal and as spoils.',
    step: 'Cash in spoils now, or leave them for a later round. They take up room under the base meanwhile.',
    main: 'One action, then the next player. Goods on your base are lost in Cleanup; a location stays and is 1 VP.',
    after: 'Your action is done. Free steps cost nothing: bring resources into a store or a set, where they are kept.',
    reach: 'How do you reach the distance? Pieces are spent whole: choose the least excess and the lowest price.',
    payment:
      'The price can be paid in several ways. Goods on the base are lost in Cleanup anyway, those on cards are kept.',
    discardCard: 'A card from your hand is part of the price. Choose the one you will hardly come to play.',
    giveUp: 'A tucked card is part of the price. Discard the one that would bring you least from now on.',
    replace: 'The new card replaces one of yours, and the VP on that go to your base. A full one is the best choice.',
    method:
      'How is the redevelopment paid? With building material only once a round, with tokens as often as you have them.',
    steal: 'You steal one resource. Choose what you can use now; what lies in stores and on sets is safe.',
    store: 'A store keeps up to three resources over Cleanup, and nobody steals them. Keep what the next round needs.',
    overflow: 'There is too little room under your base. Discard what brings least; VP on a deal go to your base.',
  },
  answers: {
    lead: 'A leader is 1 VP and earns VP tokens for deeds. The first one costs nothing.',
    redevelop:
      'A location can be replaced by one from your hand with a common type, whatever its distance. That is 2 VP.',
    cooperate: 'Cooperation tucks a card as a deal. Its blue field comes in every Production.',
    conquer: 'Conquest tucks a card as spoils. You cash in its red field once, in a later Production.',
    visit: 'An opponent’s Open production takes a worker of yours. You gain what it makes, they keep the worker.',
    use: 'An Action location takes workers and has its effect at once. A second use in the round takes one worker more.',
    swap: 'Two cards away, one from the deck. It helps when nothing in your hand can be reached.',
  },
  hurts: {
    stole: 'A resource was stolen from you. What lies in stores and on sets is safe, and so is what you spend.',
    cleanup: 'Cleanup took the goods on your base. Stores, sets and goods on cards keep theirs.',
  },
  blunders: {
    passedWithWin: () => 'Everybody else has passed, and you could still win the game in this round.',
    putOffWin: () => 'Everybody else has passed, and another action wins the game at once.',
    passedWithPoint: (n) =>
      `Passing now leaves ${amountIn('en', n, ACTION)} unused, and one of them leads to VP for goods that Cleanup takes anyway.`,
    passedTooSoon: () => 'The game ends with this round, or probably does, and another action would still lead to VP.',
    passedWithPlace: () =>
      'A location could still be placed for contacts, resources or workers that Cleanup takes anyway.',
    passedWithFull: () =>
      'A location with nothing left to give could be replaced for 2 VP, at a price that Cleanup takes anyway.',
    passedWithReward: () =>
      'Your leader would give a VP for a card tucked with contacts and resources that Cleanup takes anyway.',
    passedWithLeader: () => 'A leader in your hand would cost nothing, and is 1 VP.',
    passedWithGoods: () =>
      'Cleanup will take a resource that a set or a store of yours would keep, or workers who could bring or steal one.',
    passedWithDraw: () =>
      'The game ends with this round. A card drawn for two others could still be placed; those in your hand only break ties.',
    fetchedForNothing: () => 'Workers were sent for something that could be spent now, and Cleanup takes it.',
    hiredUseless: () => 'Nothing of yours asks for this resource in this round.',
    madeUseless: () => 'Nothing of yours can use what this makes, and Cleanup takes it.',
    visitedForNothing: () => 'A worker sent there brings nothing you can use, and the owner keeps the worker.',
    swappedTooSoon: () =>
      'Nothing is left in this round to play the drawn card with. In the next, there are more cards to choose the two from.',
    droppedForNothing: () => 'Nothing has to be discarded before a new card is tucked that lacks the room.',
    sparedFull: () => 'Another deal holds all the VP it can and brings nothing more: it could go instead.',
    tuckedTooLate: () => 'The game ends with this round, and what is tucked now brings nothing any more.',
    leftSpoils: () => 'The game is about to end, and spoils that were not cashed in are lost with it.',
    heldSpoils: () => 'Spoils that are only VP or cards bring no more later, and take up room meanwhile.',
    keptTooLate: () => 'The game ends with this round, and nothing has to be kept for another.',
    discardedRange: () => 'This contact card alone would have reached the location.',
    sparedToken: () => 'A token alone would do, and Cleanup takes it if it is left.',
    sparedContact: () =>
      'Your own contact would have done, for the same price or one that Cleanup takes anyway, and is ready again in the next round.',
    paidWanted: () => 'Another resource would have paid for it that nothing of yours asks for in this round.',
    unloadedForNothing: () => 'Resources are spent straight from a store; on your base Cleanup would take them.',
    namedTooSoon: () =>
      'A universal resource can become anything until it is stored or laid on a set, and that can wait for your next action.',
    replacedTooSoon: () =>
      'A location that could be replaced can still bring something: use it first, or choose one with nothing left to give.',
  },
};
