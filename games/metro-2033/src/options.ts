import type { OptionSpecs } from '@ashtown/engine';
import { ROSTERS } from './content/vocabulary.ts';
import type { Options } from './state.ts';

const off = { kind: 'switch', default: false } as const;

/** MET-21. */
export const OPTIONS: OptionSpecs<Options> = {
  factionRoster: { kind: 'choice', choices: ROSTERS, default: 'default' },
  factionAssignment: { kind: 'choice', choices: ['choose', 'random'], default: 'choose' },
  hardAllSymbols: off,
  hardExhaustion: off,
  hardNoRelief: off,
  hardForcedDefence: off,
};
