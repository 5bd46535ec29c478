import type { OptionSpecs } from '@ashtown/engine';
import { ROUND_TRACKS } from './content/vocabulary.ts';
import type { Options } from './state.ts';

/** What can be agreed on before a game. */
export const OPTIONS: OptionSpecs<Options> = {
  'repair.workersPerStep': { kind: 'choice', choices: [1, 2], default: 1 },
  pickOrder: { kind: 'choice', choices: ['descendingBids', 'topToBottom'], default: 'descendingBids', house: true },
  roundTrack: { kind: 'choice', choices: ROUND_TRACKS, default: 'rising' },
  openSurvivors: { kind: 'switch', default: false, house: true },
};

/** Those of a table where nothing was agreed on. */
export const QUIET_OPTIONS: Options = {
  'repair.workersPerStep': 1,
  pickOrder: 'descendingBids',
  roundTrack: 'rising',
  openSurvivors: false,
};
