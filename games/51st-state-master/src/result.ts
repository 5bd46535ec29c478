import type { Result, Seat } from '@ashtown/engine';
import { countIntact, goodsLeft } from './queries.ts';
import { type Event, type Player, SOURCES, type State } from './state.ts';

/** FSM-180 to FSM-183 as numbers, the more important first. */
function merits(s: State, p: Player): readonly number[] {
  return [p.vp, goodsLeft(p), s.options.ruinsScore ? p.places.length : countIntact(p)];
}

function compare(s: State, a: Player, b: Player): number {
  const x = merits(s, a);
  const y = merits(s, b);
  for (let i = 0; i < x.length; i++) if (x[i] !== y[i]) return y[i]! - x[i]!;
  return 0;
}

const HOW = ['vp', 'goods', 'locations'] as const;

/** The winners, and what decided. */
export function decide(s: State): { seats: Seat[]; how: Extract<Event, { t: 'won' }>['how'] } {
  let left = s.players.map((_, seat) => seat);
  for (let i = 0; i < HOW.length; i++) {
    const merit = (seat: Seat) => merits(s, s.players[seat]!)[i]!;
    const most = Math.max(...left.map(merit));
    left = left.filter((seat) => merit(seat) === most);
    if (left.length === 1) return { seats: left, how: HOW[i]! };
  }
  return { seats: left, how: 'shared' }; // FSM-184
}

/** Ranks follow VP, goods and locations; alone at the table a defeat leaves the first place to the game. */
export function result(s: State): Result | null {
  const { winners } = s;
  if (winners === null) return null;
  return s.players.map((p, seat) => ({
    seat,
    rank: 1 + s.players.filter((other) => compare(s, other, p) < 0).length + (winners.length === 0 ? 1 : 0),
    score: p.vp,
    share: winners.includes(seat) ? 1 / winners.length : 0,
    lines: SOURCES.flatMap((source, i) => (p.from[i] === 0 ? [] : { source, n: p.from[i]! })),
  }));
}
