import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: 'king-of-new-york',
  players: [2, 6],
  name: { en: 'King of New York', pl: 'Potwory w Nowym Jorku', sk: 'Kráľ New Yorku' },
  pitch: {
    en: 'Roll, smash, hold Manhattan and be the first to 20 points.',
    pl: 'Rzucaj, niszcz, utrzymaj Manhattan i jako pierwszy potwór zdobądź 20 punktów.',
    sk: 'Hádžte, ničte, udržte Manhattan a ako prvé monštrum získajte 20 bodov.',
  },
  poster: {
    alt: {
      en: 'Poster: a horned monster above the skyline of a city at night',
      pl: 'Plakat: rogaty potwór nad nocną panoramą miasta',
      sk: 'Plagát: rohaté monštrum nad nočnou siluetou mesta',
    },
    motto: { en: 'CITY UNDER CLAW', pl: 'MIASTO W SZPONACH', sk: 'MESTO V PAZÚROCH' },
  },
} as const satisfies About;
