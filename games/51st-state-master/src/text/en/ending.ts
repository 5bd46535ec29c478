import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} wins with ${best} VP`,
    goods: ({ names }) => `${names} wins (tie-break: goods)`,
    locations: ({ names }) => `${names} wins (tie-break: locations)`,
    shared: ({ names }) => `Shared victory: ${names}`,
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
    razed: 'Most locations razed',
    visits: 'Most workers sent',
    redeveloped: 'Most redevelopments',
    deals: 'Most deals',
  },
};
