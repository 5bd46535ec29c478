import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: 'armageddon',
  players: [3, 4],
  name: { en: 'Armageddon', pl: 'Armageddon', sk: 'Armagedon' },
  pitch: {
    en: 'Bid survivors in three auctions and hold your town against marauders.',
    pl: 'Licytuj ocalałymi na trzech aukcjach i broń miasta przed maruderami.',
    sk: 'Licitujte preživšími v troch dražbách a ubráňte mesto pred nájazdníkmi.',
  },
  poster: {
    alt: {
      en: 'Poster: a walled town in front of a red sun, marauders at the gate',
      pl: 'Plakat: miasto za murem na tle czerwonego słońca, maruderzy u bramy',
      sk: 'Plagát: mesto za hradbou pred červeným slnkom, nájazdníci pri bráne',
    },
    motto: { en: 'HOLD THE WALL', pl: 'TRZYMAĆ MUR', sk: 'UDRŽAŤ HRADBU' },
  },
} as const satisfies About;
