import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: 'metro-2033',
  players: [2, 5],
  name: { en: 'Metro 2033', pl: 'Metro 2033', sk: 'Metro 2033' },
  pitch: {
    en: 'Supply stations, fend off mutants and be the first with ten markers.',
    pl: 'Zaopatruj stacje, odpieraj mutanty i zbierz 10 znaczników przed innymi.',
    sk: 'Zásobujte stanice, odrážajte príšery a ako prví získajte 10 žetónov.',
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
