import type { Place, Result } from '@ashtown/engine';
import { totalOf } from './queries.ts';
import { NOBODY, SOURCES, type State } from './state.ts';

/** MET-175, MET-176: one winner; the others by their totals. */
export function result(s: State): Result | null {
  if (s.winner === NOBODY) return null;
  const totals = s.players.map(totalOf);
  return s.players.map(
    (p, seat): Place => ({
      seat,
      rank: seat === s.winner ? 1 : 1 + totals.filter((n, other) => n > totals[seat]! || other === s.winner).length,
      score: totals[seat]!,
      share: seat === s.winner ? 1 : 0,
      lines: SOURCES.map((source, i) => ({ source, n: p.from[i]! })).filter(({ n }) => n > 0),
    }),
  );
}
