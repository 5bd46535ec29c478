import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} wygrywa: ${best} PZ`,
    goods: ({ names }) => `${names} wygrywa (remis rozstrzygnęła liczba zasobów)`,
    locations: ({ names }) => `${names} wygrywa (remis rozstrzygnęła liczba lokacji)`,
    shared: ({ names }) => `Wspólne zwycięstwo: ${names}`,
    alone: ({ names, best, rival }) => `${names} wygrywa ${best}:${rival}`,
    defeat: ({ best, rival }) => `Porażka ${best}:${rival}`,
  },
  why: {
    goal: ({ name, n, round, card }) =>
      `${name === '' ? `Próg to ${n} PZ` : `${name} jako pierwsza osoba ma ${n} PZ${card === '' ? '' : ` (${card})`}`}. Ostatnia tura: ${round}.`,
    rivalGoal: ({ n, round }) => `Wirtualny przeciwnik ma ${n} PZ wcześniej niż ty. Ostatnia tura: ${round}.`,
  },
  step: {
    points: 'PZ',
    goods: 'Pozostałe zasoby',
    locations: 'Lokacje',
  },
  feat: {
    razed: 'Najwięcej splądrowanych lokacji',
    visits: 'Najwięcej wysłanych robotników',
    redeveloped: 'Najwięcej przebudów',
    deals: 'Najwięcej umów',
  },
};
