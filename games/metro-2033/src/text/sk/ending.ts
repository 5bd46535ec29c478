import type { Language } from '../language.ts';
import { markers } from './names.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    markers: ({ names, best }) => `${names} víťazí: ${markers(best)}`,
  },
  why: {
    goal: ({ name, n, round, card }) =>
      `${name}: ${n}. žetón v ťahu ${round}${card === '' ? '' : ` (misia: ${card})`}, to je okamžité víťazstvo.`,
  },
  step: {
    markers: 'Žetóny',
  },
  feat: {
    missions: 'Najviac misií',
    monsters: 'Najviac vyslaných Príšer',
    repelled: 'Najviac odrazených Príšer',
    lost: 'Najviac strát od Príšer',
  },
};
