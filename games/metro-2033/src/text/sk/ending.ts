import type { Language } from '../language.ts';
import { markers } from './names.ts';

/** How it was won, why it was over, and what was counted. */
export const ending: Language['ending'] = {
  won: {
    markers: ({ names, best }) => `${names} vyhráva: ${markers(best)}`,
  },
  why: {
    goal: ({ name, n, round, card }) =>
      `${name}: ${n}. žetón v ťahu ${round}${card === '' ? '' : ` (misia: ${card})`}, to je okamžitá výhra.`,
  },
  step: {
    markers: 'Žetóny',
  },
  feat: {
    missions: 'Najviac splnených misií',
    monsters: 'Najviac vyslaných príšer',
    repelled: 'Najviac odrazených príšer',
    lost: 'Najviac strát spôsobených príšerami',
  },
};
