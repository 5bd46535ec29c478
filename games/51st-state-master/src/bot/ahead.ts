import type { Lookahead } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answer, State, View } from '../state.ts';
import { blundersOf } from './blunders.ts';
import { inputsOf } from './inputs.ts';
import { laxnessOf } from './lax.ts';
import type { Planning } from './prospect.ts';
import { temperamentsOf } from './temperaments.ts';

/** How bots look ahead; the figures are from tournaments. */
export const aheadOf = (t: Tables, planning: Planning): Lookahead<State, View, Answer> => ({
  evaluatesStates: true,
  tuning: (players) => ({
    sharpness: 0.108,
    horizon: 1,
    learnedHorizon: 1,
    wholeMoves: true,
    dreams: Math.round(120 / players),
  }),
  isLax: laxnessOf(t, planning),
  sight: inputsOf(t),
  blunders: blundersOf(t),
  temperaments: temperamentsOf(t),
});
