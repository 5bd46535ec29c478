import type { About } from '@ashtown/engine';

/** What can be said of the game before any of it is loaded. */
export const about = {
  id: '51st-state-2010',
  players: [2, 4],
  name: { en: '51st State (2010)', pl: '51. Stan (2010)', sk: '51. štát (2010)' },
  pitch: {
    en: 'Scout the wasteland: conquer each location, cooperate with it or incorporate it.',
    pl: 'Przeszukuj pustkowia: każdą lokację możesz podbić, przyłączyć albo nawiązać z nią współpracę.',
    sk: 'Preskúmajte pustatinu: každú lokáciu môžete dobyť, pripojiť alebo s ňou spolupracovať.',
  },
  poster: {
    alt: {
      en: 'Poster: a road, a stencilled sun and a road sign with the number 51',
      pl: 'Plakat: droga, słońce z szablonu i znak drogowy z liczbą 51',
      sk: 'Plagát: cesta, šablónové slnko a dopravná značka s číslom 51',
    },
    motto: { en: 'FIRST EDITION', pl: 'PIERWSZA EDYCJA', sk: 'PRVÉ VYDANIE' },
  },
} as const satisfies About;
