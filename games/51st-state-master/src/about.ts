import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: '51st-state-master',
  players: [1, 4],
  name: { en: '51st State: Master Set', pl: '51. Stan: Master Set', sk: '51. štát: Master Set' },
  pitch: {
    en: 'Build, make a deal or raze: each card has three uses, and four factions fight over it.',
    pl: 'Zbuduj, podpisz umowę albo splądruj: każda karta ma trzy zastosowania, a walczą o nią cztery frakcje.',
    sk: 'Postaviť, dohodnúť sa alebo vyplieniť: každá karta má tri použitia a bojujú o ňu štyri frakcie.',
  },
  poster: {
    alt: {
      en: 'Poster: a gear wheel with four emblems above factory chimneys',
      pl: 'Plakat: koło zębate z czterema godłami nad kominami fabryk',
      sk: 'Plagát: ozubené koleso so štyrmi znakmi nad komínmi tovární',
    },
    motto: { en: 'MASTER SET', pl: 'MASTER SET', sk: 'MASTER SET' },
  },
} as const satisfies About;
