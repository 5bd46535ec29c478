import type { Lookahead, Seat, Term } from '@ashtown/engine';
import type { Answer, State, View } from '../state.ts';

/** How bots look ahead. What a seat makes of the table reads nothing that its view hides, so a dream serves as well as a view. */
export const aheadOf = (evaluate: (v: View, seat: Seat) => readonly Term[]): Lookahead<State, View, Answer> => ({
  tuning: (players) => ({ sharpness: 0.085, horizon: 2, wholeMoves: true, dreams: Math.round(400 / players) }),
  worth(s, seat) {
    let sum = 0;
    for (const { value } of evaluate(s as unknown as View, seat)) sum += value;
    return sum;
  },
  isIdle: (pick) => pick === 'tidy',
});
