import type { Place, Result } from '@ashtown/engine';
import { standings } from './scoring.ts';
import { SOURCES, type State } from './state.ts';

/** Most VP, then most equipment cards; who is equal in both shares the victory (ARM-227). */
export function result(s: State): Result | null {
  if (!s.over) return null;
  const places: Place[] = [];
  let rank = 1;
  for (const group of standings(s)) {
    for (const seat of group) {
      const p = s.players[seat]!;
      places[seat] = {
        seat,
        rank,
        score: p.vp,
        share: rank === 1 ? 1 / group.length : 0,
        lines: SOURCES.map((source, i) => ({ source, n: p.from[i]! })).filter(({ n }) => n !== 0),
      };
    }
    rank += group.length;
  }
  return places;
}
