import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: 'metro-2033',
  players: [2, 5],
  name: { en: 'Metro 2033', pl: 'Metro 2033', sk: 'Metro 2033' },
  pitch: {
    en: 'Hold ten stations, feed them, and survive what walks the tunnels.',
    pl: 'Utrzymaj dziesięć stacji, wykarm je i przetrwaj to, co chodzi tunelami.',
    sk: 'Udržte desať staníc, nakŕmte ich a prežite to, čo chodí tunelmi.',
  },
  poster: {
    alt: {
      en: 'Poster: a figure in a gas mask with a lantern in a tunnel',
      pl: 'Plakat: postać w masce gazowej z latarnią w tunelu',
      sk: 'Plagát: postava v plynovej maske s lampášom v tuneli',
    },
    motto: { en: 'TUNNEL ORDERS', pl: 'ROZKAZY Z TUNELU', sk: 'ROZKAZY Z TUNELA' },
  },
} as const satisfies About;
