import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} víťazí: ${best} VB`,
    cards: ({ names }) => `${names} víťazí vďaka kartám v ruke`,
    goods: ({ names }) => `${names} víťazí vďaka surovinám a robotníkom`,
    shared: ({ names }) => `Spoločné víťazstvo: ${names}`,
  },
  why: {
    goal: ({ name, n, round }) => `Bodovanie ťahu ${round}: ${name} má aspoň ${n} VB, to je koniec hry.`,
  },
  step: {
    points: 'VB',
    cards: 'Karty v ruke',
    goods: 'Suroviny a robotníci',
  },
  feat: {
    conquered: 'Najviac dobytého',
    visits: 'Najviac návštev',
    redeveloped: 'Najviac prestavieb',
    deals: 'Najviac spoluprác',
    stolen: 'Najviac vzatého iným',
  },
};
