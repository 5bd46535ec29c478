import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: '51st-state-2010',
  players: [2, 4],
  name: { en: '51st State (2010)', pl: '51. Stan (2010)', sk: '51. štát (2010)' },
} as const satisfies About;
