import type { OptionSpecs } from '@ashtown/engine';
import { ROSTERS } from './content/vocabulary.ts';
import type { Options } from './state.ts';

const harder = { kind: 'switch', default: false, harder: true } as const;

/** MET-21. */
export const OPTIONS: OptionSpecs<Options> = {
  factionRoster: { kind: 'choice', choices: ROSTERS, default: 'default' },
  factionAssignment: { kind: 'choice', choices: ['choose', 'random'], default: 'choose' },
  hardAllSymbols: harder,
  hardExhaustion: harder,
  hardNoRelief: harder,
  hardForcedDefence: harder,
};
