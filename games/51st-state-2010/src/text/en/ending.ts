import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} wins with ${best} VP`,
    cards: ({ names }) => `${names} wins (tie-break: cards in hand)`,
    goods: ({ names }) => `${names} wins (tie-break: resources and workers)`,
    shared: ({ names }) => `Shared victory: ${names}`,
  },
  why: {
    goal: ({ name, n, round }) => `Scoring of round ${round}: ${name} has ${n} VP or more, which ends the game.`,
  },
  step: {
    points: 'VP',
    cards: 'Cards in hand',
    goods: 'Resources and workers',
  },
  feat: {
    conquered: 'Most conquests',
    visits: 'Most workers sent',
    redeveloped: 'Most redevelopments',
    deals: 'Most deals',
    stolen: 'Most thefts',
  },
};
