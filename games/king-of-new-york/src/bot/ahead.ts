import type { Lookahead } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answer, State, View } from '../state.ts';
import { blundersOf } from './blunders.ts';
import { worthsOf } from './fleeing.ts';
import { inputsOf } from './inputs.ts';
import { temperamentsOf } from './temperaments.ts';

/** How bots look ahead; the figures are from tournaments. */
export const aheadOf = (t: Tables): Lookahead<State, View, Answer> => ({
  evaluatesStates: true,
  tuning: (players) => ({
    sharpness: 0.088,
    horizon: players === 2 ? 1 : 2,
    learnedHorizon: 1,
    wholeMoves: true,
    dreams: Math.round(240 / players),
  }),
  reckon: worthsOf(t),
  isIdle: (pick) => pick === 'sweep',
  blunders: blundersOf(t),
  temperaments: temperamentsOf(t),
  sight: inputsOf(t),
});
