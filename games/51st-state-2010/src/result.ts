import type { Result, Seat } from '@ashtown/engine';
import { goodsLeft, handSize, scoreLines } from './queries.ts';
import { type Event, type Player, SOURCES, type State } from './state.ts';
import type { Tables } from './tables.ts';

/** FS-183 as numbers, the more important first. */
const merits = (t: Tables, p: Player): readonly number[] => [p.score, handSize(p), goodsLeft(t, p)];
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

/** Ranks follow score, cards and goods. */
export const resultOf =
  (t: Tables) =>
  (s: State): Result | null => {
    const { winners } = s;
    if (winners === null) return null;
    const all = s.players.map((p) => merits(t, p));
    const better = (a: readonly number[], b: readonly number[]): boolean => {
      const i = a.findIndex((x, k) => x !== b[k]);
      return i >= 0 && a[i]! > b[i]!;
    };
    return s.players.map((p, seat) => {
      const lines = scoreLines(p);
      return {
        seat,
        rank: 1 + all.filter((other) => better(other, all[seat]!)).length,
        score: p.score,
        share: winners.includes(seat) ? 1 / winners.length : 0,
        lines: SOURCES.flatMap((source, i) => (lines[i] === 0 ? [] : { source, n: lines[i]! })),
      };
    });
  };
