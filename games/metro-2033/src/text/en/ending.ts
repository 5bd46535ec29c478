import type { Language } from '../language.ts';
import { markers } from './names.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    markers: ({ names, best }) => `${names} wins with ${markers(best)}`,
  },
  why: {
    goal: ({ name, n, round, card }) =>
      `${name}: marker ${n} in turn ${round}${card === '' ? '' : ` (mission: ${card})`}, which wins at once.`,
  },
  step: {
    markers: 'Markers',
  },
  feat: {
    missions: 'Most missions',
    monsters: 'Most Monsters sent',
    repelled: 'Most Monsters repelled',
    lost: 'Most lost to Monsters',
  },
};
