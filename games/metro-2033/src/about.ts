import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: 'metro-2033',
  players: [2, 5],
  name: { en: 'Metro 2033', pl: 'Metro 2033', sk: 'Metro 2033' },
} as const satisfies About;
