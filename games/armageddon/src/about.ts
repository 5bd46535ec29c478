import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: 'armageddon',
  players: [3, 4],
  name: { en: 'Armageddon', pl: 'Armageddon', sk: 'Armagedon' },
} as const satisfies About;
