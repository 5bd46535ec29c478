import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} wins with ${best} VP`,
    cards: ({ names }) => `${names} wins on cards in hand`,
    goods: ({ names }) => `${names} wins on resources and workers`,
    shared: ({ names }) => `${names} share the victory`,
  },
  why: {
    goal: ({ name, n, round }) => `Scoring of turn ${round}: ${name} has ${n} VP or more, which ends the game.`,
  },
  step: {
    points: 'VP',
    cards: 'Cards in hand',
    goods: 'Resources and workers',
  },
  feat: {
    conquered: 'Most conquered',
    visits: 'Most visits',
    redeveloped: 'Most redeveloped',
    deals: 'Most deals',
    stolen: 'Most taken from others',
  },
};
