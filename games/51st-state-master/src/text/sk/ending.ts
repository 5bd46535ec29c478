import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} víťazí: ${best} VB`,
    goods: ({ names }) => `${names} víťazí vďaka tovarom`,
    locations: ({ names }) => `${names} víťazí vďaka lokáciám`,
    shared: ({ names }) => `Spoločné víťazstvo: ${names}`,
    alone: ({ names, best, rival }) => `${names} víťazí, ${best} ku ${rival}`,
    defeat: ({ best, rival }) => `Porážka, ${best} ku ${rival}`,
  },
  why: {
    goal: ({ name, n, round, card }) =>
      `${name === '' ? `Hranica je ${n} VB` : `${name}: ${n} VB skôr ako ostatní${card === '' ? '' : ` (${card})`}`}. Posledné kolo: ${round}.`,
    rivalGoal: ({ n, round }) => `Virtuálny súper má ${n} VB skôr ako vy. Posledné kolo: ${round}.`,
  },
  step: {
    points: 'VB',
    goods: 'Zvyšné tovary',
    locations: 'Lokácie',
  },
  feat: {
    razed: 'Najviac zbúraní',
    visits: 'Najviac návštev',
    redeveloped: 'Najviac prestavieb',
    deals: 'Najviac dohôd',
  },
};
