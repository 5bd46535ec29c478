import type { Result, Seat } from '@ashtown/engine';
import { merits, standingOf } from './standing.ts';
import type { Event, State } from './state.ts';
import type { Tables } from './tables.ts';

const HOW = ['vp', 'cards', 'goods'] as const;

/** The winners, and what decided. */
export function decide(t: Tables, s: State): { seats: Seat[]; how: Extract<Event, { t: 'won' }>['how'] } {
  let left = s.players.map((_, seat) => seat);
  for (const [i, how] of HOW.entries()) {
    const merit = (seat: Seat) => merits(t, s.players[seat]!)[i]!;
    const most = Math.max(...left.map(merit));
    left = left.filter((seat) => merit(seat) === most);
    if (left.length === 1) return { seats: left, how };
  }
  return { seats: left, how: 'shared' };
}

/** Ranks follow score, cards and goods; whoever won shares the victory. */
export function resultOf(t: Tables) {
  const standing = standingOf(t);
  return (s: State): Result | null => {
    const { winners } = s;
    if (winners === null) return null;
    return standing(s).map((score) => ({
      ...score,
      share: winners.includes(score.seat) ? 1 / winners.length : 0,
    }));
  };
}
