import type { Place, Result } from '@ashtown/engine';
import { totalOf } from './queries.ts';
import { NOBODY, SOURCES, type State } from './state.ts';

/** MET-175, MET-176: nobody but the winner has all markers, so all rank by their totals. */
export function result(s: State): Result | null {
  if (s.winner === NOBODY) return null;
  const totals = s.players.map(totalOf);
  return s.players.map(
    (p, seat): Place => ({
      seat,
      rank: 1 + totals.filter((n) => n > totals[seat]!).length,
      score: totals[seat]!,
      share: seat === s.winner ? 1 : 0,
      lines: SOURCES.map((source, i) => ({ source, n: p.from[i]! })).filter(({ n }) => n > 0),
    }),
  );
}
