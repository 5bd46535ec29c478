import { LEADER } from '../answers/notation.ts';
import { placeOf } from '../rules/queries.ts';
import type { Place, Player } from '../state.ts';

/** Places, leaders and deals are values that copies of a state share: a changed one takes the stead of the old one. */

export function changePlace(p: Player, no: number, changes: Partial<Place>): void {
  for (let i = 0; i < p.places.length; i++)
    if (p.places[i]!.no === no) {
      p.places[i] = { ...p.places[i]!, ...changes };
      return;
    }
}

/** So much more of a good, or less, where it lies: in the pool, on the leader or on a place. */
export function changeGood(p: Player, no: number, g: number, n: number): void {
  if (no === -1) p.pool[g]! += n;
  else if (no === LEADER) p.leader = { ...p.leader!, stock: more(p.leader!.stock, g, n) };
  else changePlace(p, no, { stock: more(placeOf(p, no)!.stock!, g, n) });
}
const more = (stock: readonly number[], g: number, n: number): number[] => stock.with(g, stock[g]! + n);
