import type { Lookahead } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answer, State, View } from '../state.ts';
import { blundersOf } from './blunders.ts';
import { inputsOf } from './inputs.ts';
import { laxOf } from './lax.ts';
import { temperamentsOf } from './temperaments.ts';

/** How bots look ahead; the figures are from tournaments. */
export const aheadOf = (t: Tables): Lookahead<State, View, Answer> => ({
  evaluatesStates: true,
  tuning: (players) => ({ sharpness: 0.085, horizon: 2, wholeMoves: true, dreams: Math.round(400 / players) }),
  isIdle: (pick) => pick === 'tidy',
  isLax: laxOf(t),
  sight: inputsOf(t),
  blunders: blundersOf(t),
  temperaments: temperamentsOf(t),
});
