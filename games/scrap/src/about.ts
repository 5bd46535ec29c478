import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: 'scrap',
  players: [2, 4],
  name: { en: 'Scrap', pl: 'Złom', sk: 'Šrot' },
  pitch: {
    en: 'Bid your cards for the scrap heap, then push your luck with the die.',
    pl: 'Licytuj kartami o stertę złomu, a potem kuś los kostką.',
    sk: 'Dražte kartami o kopu šrotu a potom pokúšajte šťastie kockou.',
  },
} as const satisfies About;
