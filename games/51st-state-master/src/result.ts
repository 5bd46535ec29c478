import type { Result, Seat } from '@ashtown/engine';
import { meritsOf, standing } from './standing.ts';
import type { Event, State } from './state.ts';

const HOW = ['vp', 'goods', 'locations'] as const;

/** The winners if the game ended now, before its locations are counted, and what decides. */
export function decide(s: State): { seats: Seat[]; how: Extract<Event, { t: 'won' }>['how'] } {
  const merits = s.players.map((p) => meritsOf(s, p));
  let left = s.players.map((_, seat) => seat);
  for (let i = 0; i < HOW.length; i++) {
    const most = Math.max(...left.map((seat) => merits[seat]![i]!));
    left = left.filter((seat) => merits[seat]![i] === most);
    if (left.length === 1) return { seats: left, how: HOW[i]! };
  }
  return { seats: left, how: 'shared' }; // FSM-184
}

/** Alone at the table a defeat leaves the first place to the game. */
export function result(s: State): Result | null {
  const { winners } = s;
  if (winners === null) return null;
  return standing(s).map((score) => ({ ...score, share: winners.includes(score.seat) ? 1 / winners.length : 0 }));
}
