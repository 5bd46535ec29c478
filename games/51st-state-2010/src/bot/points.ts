import type { Pile, Tables } from '../content/tables.ts';
import { VP1, VP2 } from '../content/vocabulary.ts';
import { isFull } from '../rules/queries.ts';
import type { Place } from '../state.ts';

/** The points in a pile. */
export function vpIn(pile: Pile): number {
  let points = 0;
  for (const [g, n] of pile) points += g === VP1 ? n : g === VP2 ? 2 * n : 0;
  return points;
}

/** Whether a location brings VP for workers, now or in a later turn. */
export const makesVp = (t: Tables, place: Place): boolean => t.site[place.card]!.act?.only === 'vp' && !isFull(place);

/** Whether a location has nothing left to give: it takes no more VP, or there is no more in stock. */
export function isSpent(t: Tables, place: Place): boolean {
  const { act, produce, countedGain, stock } = t.site[place.card]!;
  if (stock !== null) return place.stock!.every((n) => n === 0);
  if (!isFull(place)) return false;
  return act === null ? vpIn(produce ?? countedGain) > 0 : act.only === 'vp';
}
