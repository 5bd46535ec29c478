import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: 'king-of-new-york',
  players: [2, 6],
  name: { en: 'King of New York', pl: 'Potwory w Nowym Jorku', sk: 'Kráľ New Yorku' },
} as const satisfies About;
