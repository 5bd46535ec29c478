import type { Language } from '../language.ts';
import { markers } from './names.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    markers: ({ names, best }) => `${names} wygrywa: ${markers(best)}`,
  },
  why: {
    goal: ({ name, n, round, card }) =>
      `${name}: ${n}. znacznik w turze ${round}${card === '' ? '' : ` (Misja: ${card})`}, to natychmiastowe zwycięstwo.`,
  },
  step: {
    markers: 'Znaczniki',
  },
  feat: {
    missions: 'Najwięcej wykonanych Misji',
    monsters: 'Najwięcej wysłanych Potworów',
    repelled: 'Najwięcej odpartych Potworów',
    lost: 'Najwięcej strat od Potworów',
  },
};
