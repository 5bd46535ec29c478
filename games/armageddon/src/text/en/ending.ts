import type { Language } from '../language.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    points: ({ names, best }) => `${names} wins with ${best} VP`,
    equipment: ({ names }) => `${names} wins on equipment cards`,
    shared: ({ names }) => `${names} share the victory`,
  },
  why: {
    rounds: ({ n }) => `All ${n} rounds are played, and the final scoring is done.`,
  },
  step: {
    points: 'VP',
    equipment: 'Equipment cards',
  },
  feat: {
    built: 'Most buildings',
    equipment: 'Most equipment taken',
    activated: 'Most buildings used',
    recruited: 'Most drawn from the bag',
    homeless: 'Most left without housing',
  },
};
