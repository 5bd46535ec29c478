import type { Question } from '../../state.ts';

/** What is said when something is asked for the first time: what is being decided, and what to look at. */
export const coach: Readonly<Record<Question, string>> = {
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
};
