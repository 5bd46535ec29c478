import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: 'armageddon',
  players: [3, 4],
  name: { en: 'Armageddon', pl: 'Armageddon', sk: 'Armagedon' },
  pitch: {
    en: 'Bid survivors in three areas and hold your city against marauders.',
    pl: 'Licytuj ocalałymi w trzech obszarach i broń miasta przed grabieżcami.',
    sk: 'Ponúkajte preživších v troch dražbách a ubráňte mesto pred plieniteľmi.',
  },
  poster: {
    alt: {
      en: 'Poster: a walled city in front of a red sun, marauders at the gate',
      pl: 'Plakat: miasto za murem na tle czerwonego słońca, grabieżcy u bramy',
      sk: 'Plagát: mesto za hradbou pred červeným slnkom, plienitelia pri bráne',
    },
    motto: { en: 'HOLD THE WALL', pl: 'TRZYMAĆ MUR', sk: 'UDRŽAŤ HRADBU' },
  },
} as const satisfies About;
