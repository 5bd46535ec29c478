import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} wygrywa: ${best} PZ`,
    goods: ({ names }) => `${names} wygrywa dzięki towarom`,
    locations: ({ names }) => `${names} wygrywa dzięki lokacjom`,
    shared: ({ names }) => `Wspólne zwycięstwo: ${names}`,
    alone: ({ names, best, rival }) => `${names} wygrywa, ${best} do ${rival}`,
    defeat: ({ best, rival }) => `Porażka, ${best} do ${rival}`,
  },
  why: {
    goal: ({ name, n, round, card }) =>
      `${name === '' ? `Próg to ${n} PZ` : `${name} jako pierwsza osoba ma ${n} PZ${card === '' ? '' : ` (${card})`}`}. Ostatnia runda: ${round}.`,
    rivalGoal: ({ n, round }) => `Wirtualny przeciwnik ma ${n} PZ przed tobą. Ostatnia runda: ${round}.`,
  },
  step: {
    points: 'PZ',
    goods: 'Pozostałe towary',
    locations: 'Lokacje',
  },
  feat: {
    razed: 'Najwięcej zniszczeń',
    visits: 'Najwięcej odwiedzin',
    redeveloped: 'Najwięcej przebudów',
    deals: 'Najwięcej umów',
  },
};
