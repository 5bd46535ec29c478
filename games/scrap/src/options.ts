import type { OptionSpecs } from '@ashtown/engine';
import { type Options, ROUNDS } from './state.ts';

/** SCR-3, SCR-7. */
export const OPTIONS: OptionSpecs<Options> = {
  rounds: { kind: 'choice', choices: ROUNDS, default: 3 },
  salvage: { kind: 'switch', default: false },
};
