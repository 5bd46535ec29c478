import type { Place, Result } from '@ashtown/engine';
import { SOURCES, type State } from './state.ts';

/** The winner, or those who share a draw, come first; then the living by ★; then the eliminated, the latest first. */
export function result(s: State): Result | null {
  const winners = s.winners;
  if (winners === null) return null;
  const standing = s.players.map((p, seat) => {
    const won = winners.includes(seat) ? 1 : 0;
    const lasted = p.out === 0 ? Number.POSITIVE_INFINITY : p.out;
    return [won, won ? 0 : lasted, won ? 0 : p.star] as const;
  });
  const ahead = (a: readonly number[], b: readonly number[]) => {
    const i = a.findIndex((x, i) => x !== b[i]);
    return i >= 0 && a[i]! > b[i]!;
  };
  return s.players.map(
    (p, seat): Place => ({
      seat,
      rank: 1 + standing.filter((other) => ahead(other, standing[seat]!)).length,
      score: p.star,
      share: winners.includes(seat) ? 1 / winners.length : 0,
      lines: SOURCES.map((source, i) => ({ source, n: p.from[i]! })).filter(({ n }) => n !== 0),
    }),
  );
}
