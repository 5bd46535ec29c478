import type { Lookahead } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answer, State, View } from '../state.ts';
import { blundersOf } from './blunders.ts';
import { inputsOf } from './inputs.ts';
import { turnsOf } from './turns.ts';

/** How bots look ahead; the figures are from tournaments. */
export const aheadOf = (t: Tables): Lookahead<State, View, Answer> => ({
  evaluatesStates: true,
  tuning: (players) => ({
    sharpness: 0.046,
    horizon: 1,
    learnedHorizon: 1,
    wholeMoves: true,
    dreams: Math.round(60 / players),
  }),
  isLax: (pick, legal) => pick === 'end' && legal.length > 1,
  sight: inputsOf(t),
  turns: turnsOf(t),
  blunders: blundersOf(t),
});
