import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} víťazí: ${best} VB`,
    equipment: ({ names }) => `${names} víťazí vďaka kartám vybavenia`,
    shared: ({ names }) => `Spoločné víťazstvo: ${names}`,
  },
  why: {
    rounds: ({ n }) => `Koniec ${n}. kola a záverečného bodovania.`,
  },
  step: {
    points: 'VB',
    equipment: 'Karty vybavenia',
  },
  feat: {
    built: 'Najviac budov',
    equipment: 'Najviac vzatého vybavenia',
    activated: 'Najviac použití budov',
    recruited: 'Najviac vytiahnutých z vrecka',
    homeless: 'Najviac bez domova',
  },
};
