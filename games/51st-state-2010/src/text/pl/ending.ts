import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} wygrywa: ${best} PZ`,
    cards: ({ names }) => `${names} wygrywa (remis rozstrzygnęły karty na ręce)`,
    goods: ({ names }) => `${names} wygrywa (remis rozstrzygnęły surowce i robotnicy)`,
    shared: ({ names }) => `Wspólne zwycięstwo: ${names}`,
  },
  why: {
    goal: ({ name, n, round }) => `Podliczanie w turze ${round}: ${name} ma co najmniej ${n} PZ, to koniec gry.`,
  },
  step: {
    points: 'PZ',
    cards: 'Karty na ręce',
    goods: 'Surowce i robotnicy',
  },
  feat: {
    conquered: 'Najwięcej podbojów',
    visits: 'Najwięcej wysłanych robotników',
    redeveloped: 'Najwięcej przebudów',
    deals: 'Najwięcej umów',
    stolen: 'Najwięcej kradzieży',
  },
};
