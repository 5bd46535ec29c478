import { amountIn } from '@ashtown/engine';
import type { Coach } from '../coach.ts';

const ACTION = { one: 'action', other: 'actions' };

export const coach: Coach = {
  questions: {
    placeBid:
      'One bid in each area this round. Look at the bids already there: the smallest one gets the penalty of the tile.',
    bidColour:
      'You bid colour by colour, and every survivor counts as one. Soldiers and engineers are most useful in the City.',
    discardEquipment: 'One equipment card goes into the box. Choose one that completes no set.',
    takeEquipment:
      'The card comes with all its figures. Compare survivors, marauders and your housing, then the card itself.',
    takeBuilding: 'Look at housing, actions and VP, and at the tile that comes with the card. You build at once.',
    placeBuilding: 'An empty site covers nothing. On an occupied one the old building does not count any more.',
    exchangeInPlace: 'A worker becomes a soldier or an engineer. In the City the new one can act this very round.',
    cityAction: 'Each survivor acts once. Compare VP with marauders, who do damage in Completion, and with repairs.',
    keepDrawn: 'You keep one of these cards. Which one completes a set or fits your scoring tiles?',
    searchDeck: 'You take any card of the deck. Look for the one that completes a set.',
    returnHomeless: 'Survivors without housing go into the bag and cost you VP. Workers are the easiest to get again.',
    homelessColour: 'You choose colour by colour who has to leave. Workers are the easiest to get again.',
    choosePrivateTile: 'Only one of your private tiles counts. Take the one that brings more VP now.',
  },
  answers: {
    repair: 'Repairing moves your damage marker 1 space left. What it has passed hurts in every Preparation.',
    extend:
      'Two survivors build the Extension, once a game. It gives 2 units of housing and an action for 2 VP each round.',
    exchange: 'A worker can become a soldier or an engineer. Many actions ask for one of them.',
    forfeit: 'A building you forfeit goes into the box. It costs nothing to leave your old one uncovered.',
  },
  hurts: {
    penalty:
      'The smallest bid gets the penalty, and among equals the last one. One survivor more would have saved you.',
    marauders: 'Marauders have come to your city. Each that is left in Completion does damage, so fight them off.',
    damage:
      'Each marauder on your track moved your damage marker. Spaces it has passed take effect in every Preparation.',
    crowded: 'You have too little housing. Each survivor without it goes into the bag and costs you 2 VP.',
    leaderLost: 'Your leader is out for this round, because of the damage. Repairs bring the leader back.',
  },
  blunders: {
    endedWithPoints: (n) => `Ending now leaves ${amountIn('en', n, ACTION)} unused, and they would still bring VP.`,
    bidNothingLast: () => 'All bids here are 0, so one survivor would win the bonus.',
    heldBack: () => 'This is your last bid: who stays behind the screen does nothing in this round.',
    wastedBid: () =>
      'In one area fewer would do, whatever the others can still bid. Whoever is not needed there is wasted.',
    bidEverything: () => 'Nobody would be left for the other areas.',
    builtOver: () => 'You have a better site: there the building would cover nothing, or less of the same type.',
    gaveAway: () =>
      'This building only adds to your city: there is a site where it covers nothing, or less of the same type.',
    sentLeader: () => 'A leader can stand in for any survivor. Let somebody else leave instead.',
    extendedForNothing: () =>
      'The Extension brings nothing any more: nobody is left to use it, and you have housing for everybody.',
    trainedForNothing: () => 'Whoever you get will act no more, and the worker you give away would still score.',
    leftMarauders: () => 'You can get rid of more marauders now, and those who stay cost more than this brings.',
    didLess: () => 'The same survivor has a better action, with room for everybody who could use it.',
    spentAbler: () =>
      'Another survivor could do this as well, and can do less beside it. Keep the one who can do more.',
    misplacedLeader: () =>
      'Where survivors only count, anybody counts as much as a leader. Keep the leader for the City.',
    misplacedSoldier: () =>
      'Where survivors only count, anybody counts as much as a soldier. In the City a soldier fights off more marauders.',
  },
};
