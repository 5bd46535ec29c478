import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: '51st-state-master',
  players: [1, 4],
  name: { en: '51st State: Master Set', pl: '51. Stan: Master Set', sk: '51. štát: Master Set' },
} as const satisfies About;
