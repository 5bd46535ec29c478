import type { Rulebook } from '@ashtown/engine';

export const rules: Rulebook = [
  {
    title: 'Cards and rounds',
    rules: {
      'SCR-1': '2 to 4 players, 24 cards of strength 1 to 24, and one die.',
      'SCR-2': 'Everybody is dealt two cards, which nobody else sees.',
      'SCR-3': 'There are 3 rounds, or 2 or 4 by an option. In each everybody first draws a card.',
    },
  },
  {
    title: 'Bids',
    rules: {
      'SCR-4':
        'Then all bid one card of their hand at the same time. The cards bid are shown and discarded; the strongest one wins.',
    },
  },
  {
    title: 'The heap',
    rules: {
      'SCR-5': 'Whoever won searches the heap: the die is rolled, and what it shows goes into the pot.',
      'SCR-6': 'After each roll the pot is banked, one point for each, or the die is rolled again.',
      'SCR-7':
        'A 1 loses the pot and ends the search. By an option half of the pot, rounded down, is banked all the same.',
    },
  },
  {
    title: 'The end',
    rules: {
      'SCR-8': 'After the last round all hands are shown. A card of strength 13 or more is worth a point.',
      'SCR-9': 'Whoever has most points wins; equals share the win.',
    },
  },
];
