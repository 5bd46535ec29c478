import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} víťazí: ${best} VB`,
    cards: ({ names }) => `${names} víťazí (remízu rozhodli karty v ruke)`,
    goods: ({ names }) => `${names} víťazí (remízu rozhodli suroviny a robotníci)`,
    shared: ({ names }) => `Spoločné víťazstvo: ${names}`,
  },
  why: {
    goal: ({ name, n, round }) => `Bodovanie v kole ${round}: ${name} má aspoň ${n} VB, to je koniec hry.`,
  },
  step: {
    points: 'VB',
    cards: 'Karty v ruke',
    goods: 'Suroviny a robotníci',
  },
  feat: {
    conquered: 'Najviac dobytí',
    visits: 'Najviac vyslaných robotníkov',
    redeveloped: 'Najviac prestavieb',
    deals: 'Najviac dohôd',
    stolen: 'Najviac krádeží',
  },
};
