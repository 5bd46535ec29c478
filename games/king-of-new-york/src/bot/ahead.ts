import type { Lookahead, Seat, Term } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import type { Answer, State, View } from '../state.ts';
import { reckonOf } from './reckon.ts';

/** How bots look ahead. What a seat makes of the table reads nothing that its view hides, so a dream serves as well as a view. */
export const aheadOf = (
  t: Tables,
  evaluate: (v: View, seat: Seat) => readonly Term[],
): Lookahead<State, View, Answer> => ({
  tuning: (players) => ({ sharpness: 0.088, horizon: 2, wholeMoves: true, dreams: Math.round(240 / players) }),
  worth(s, seat) {
    let sum = 0;
    for (const { value } of evaluate(s as unknown as View, seat)) sum += value;
    return sum;
  },
  reckon: reckonOf(t),
});
