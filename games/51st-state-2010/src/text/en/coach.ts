import type { Question } from '../../state.ts';

/** What is said when something is asked for the first time: what is being decided, and what to look at. */
export const coach: Readonly<Record<Question, string>> = {
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
};
