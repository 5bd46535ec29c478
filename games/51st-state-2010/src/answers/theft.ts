import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { ANY } from '../content/vocabulary.ts';
import { isStock } from '../rules/queries.ts';
import type { Picks, State } from '../state.ts';
import { LEADER, makeToken } from './notation.ts';

/** What may be stolen, and where it lies (FS-158, FS-159). */
export function thefts(t: Tables, s: State, seat: Seat): Picks['steal'][] {
  const picks: Picks['steal'][] = [];
  const n = s.players.length;
  for (let k = 1; k < n; k++) {
    const other = (seat + k) % n;
    const q = s.players[other]!;
    for (let g = 0; g <= ANY; g++) {
      const add = (no: number) => picks.push(`steal ${other} ${makeToken(g, other, no)}` as Picks['steal']);
      if (q.pool[g]! > 0) add(-1);
      if (q.leader !== null && q.leader.stock[g]! > 0) add(LEADER);
      for (const place of q.places) if (isStock(t, place) && place.stock![g]! > 0) add(place.no);
    }
  }
  return picks;
}
