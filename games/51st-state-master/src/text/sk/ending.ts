import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} víťazí: ${best} VB`,
    goods: ({ names }) => `${names} víťazí (remízu rozhodol počet zdrojov)`,
    locations: ({ names }) => `${names} víťazí (remízu rozhodol počet lokácií)`,
    shared: ({ names }) => `Spoločné víťazstvo: ${names}`,
    alone: ({ names, best, rival }) => `${names} víťazí ${best} : ${rival}`,
    defeat: ({ best, rival }) => `Prehra ${best} : ${rival}`,
  },
  why: {
    goal: ({ name, n, round, card }) =>
      `${name === '' ? `Hranica je ${n} VB` : `${name}: ${n} VB skôr ako ostatní${card === '' ? '' : ` (${card})`}`}. Posledné kolo: ${round}.`,
    rivalGoal: ({ n, round }) => `Virtuálny súper má ${n} VB skôr ako vy. Posledné kolo: ${round}.`,
  },
  step: {
    points: 'VB',
    goods: 'Zvyšné zdroje',
    locations: 'Lokácie',
  },
  feat: {
    razed: 'Najviac vyplienených lokácií',
    visits: 'Najviac vyslaných robotníkov',
    redeveloped: 'Najviac prestavieb',
    deals: 'Najviac dohôd',
  },
};
