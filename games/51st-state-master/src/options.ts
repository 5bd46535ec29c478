import type { OptionSpecs } from '@ashtown/engine';
import type { Options } from './state.ts';

export const OPTIONS: OptionSpecs<Options> = {
  expansion: { kind: 'choice', choices: ['none', 'newera', 'winter'], default: 'none' },
  bothExpansions: { kind: 'switch', default: false },
  factions: { kind: 'choice', choices: ['random', 'picked'], default: 'random' },
  ruinsScore: { kind: 'switch', default: false, house: true },
  dealsScore: { kind: 'switch', default: false, house: true },
  shipwreckUses: { kind: 'choice', choices: [2, 1], default: 2, house: true },
  perProducedLate: { kind: 'choice', choices: ['tally', 'zero'], default: 'tally', house: true },
  freePayment: { kind: 'switch', default: false, house: true },
};

/** What holds where nothing is said. */
export const DEFAULTS: Options = {
  expansion: 'none',
  bothExpansions: false,
  factions: 'random',
  ruinsScore: false,
  dealsScore: false,
  shipwreckUses: 2,
  perProducedLate: 'tally',
  freePayment: false,
};
