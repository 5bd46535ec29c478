import type { Lookahead } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answer, State, View } from '../state.ts';
import { blundersOf } from './blunders.ts';
import { inputsOf } from './inputs.ts';
import { temperamentsOf } from './temperaments.ts';

/** How bots look ahead; the figures are from tournaments. */
export const aheadOf = (t: Tables): Lookahead<State, View, Answer> => ({
  evaluatesStates: true,
  tuning: (players) => ({
    sharpness: 0.21,
    horizon: 2,
    learnedHorizon: 2,
    wholeMoves: true,
    dreams: Math.round(80 / players),
  }),
  isLax: (pick) => pick === 'swap' || pick.startsWith('drop '),
  isMostlyWrong: (pick) => pick.startsWith('drop '),
  sight: inputsOf(t),
  blunders: blundersOf(t),
  temperaments: temperamentsOf(t),
});
