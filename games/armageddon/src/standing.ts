import { linesOf, type Result, ranksOf, type Seat, type Standing } from '@ashtown/engine';
import type { Anyone } from './rules/queries.ts';
import { SOURCES, type State } from './state.ts';

/** Most VP, then most equipment cards; who is equal in both shares a rank (ARM-227). All of it lies open to everybody. */
export function standing({ players }: { players: readonly Anyone[] }): Standing {
  const ranks = ranksOf(players.map((p) => [p.vp, p.hand.length]));
  return players.map((p, seat) => ({ seat, rank: ranks[seat]!, score: p.vp, lines: linesOf(SOURCES, p.from) }));
}

export const winners = (s: State): Seat[] => standing(s).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : []));

/** Those who are first share the victory. */
export function result(s: State): Result | null {
  if (!s.over) return null;
  const share = 1 / winners(s).length;
  return standing(s).map((score) => ({ ...score, share: score.rank === 1 ? share : 0 }));
}
