import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} wygrywa: ${best} PZ`,
    cards: ({ names }) => `${names} wygrywa dzięki kartom na ręce`,
    goods: ({ names }) => `${names} wygrywa dzięki surowcom i robotnikom`,
    shared: ({ names }) => `Wspólne zwycięstwo: ${names}`,
  },
  why: {
    goal: ({ name, n, round }) => `Punktacja tury ${round}: ${name} ma co najmniej ${n} PZ, to koniec gry.`,
  },
  step: {
    points: 'PZ',
    cards: 'Karty na ręce',
    goods: 'Surowce i robotnicy',
  },
  feat: {
    conquered: 'Najwięcej podbojów',
    visits: 'Najwięcej odwiedzin',
    redeveloped: 'Najwięcej przebudów',
    deals: 'Najwięcej współpracy',
    stolen: 'Najwięcej zabrane innym',
  },
};
