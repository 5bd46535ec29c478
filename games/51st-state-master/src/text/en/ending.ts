import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} wins with ${best} VP`,
    goods: ({ names }) => `${names} wins on goods`,
    locations: ({ names }) => `${names} wins on locations`,
    shared: ({ names }) => `${names} share the victory`,
    alone: ({ names, best, rival }) => `${names} wins, ${best} to ${rival}`,
    defeat: ({ best, rival }) => `Defeat, ${best} to ${rival}`,
  },
  why: {
    goal: ({ name, n, round, card }) =>
      `${name === '' ? `${n} VP were reached` : `${name}: first with ${n} VP${card === '' ? '' : ` (${card})`}`}. Round ${round} was the last.`,
    rivalGoal: ({ n, round }) => `The virtual opponent was first with ${n} VP. Round ${round} was the last.`,
  },
  step: {
    points: 'VP',
    goods: 'Goods left',
    locations: 'Locations',
  },
  feat: {
    razed: 'Most razed',
    visits: 'Most visits',
    redeveloped: 'Most redeveloped',
    deals: 'Most deals',
  },
};
