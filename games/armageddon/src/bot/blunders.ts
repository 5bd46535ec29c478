import type { Seat } from '@ashtown/engine';
import { deedOf } from '../answers/deed.ts';
import { sum } from '../answers/figures.ts';
import type { Tables } from '../content/tables.ts';
import { AREAS, ROUNDS } from '../content/vocabulary.ts';
import { bidOf } from '../rules/queries.ts';
import type { Answer, View } from '../state.ts';

export type BlunderId = 'endedWithPoints' | 'bidNothingLast' | 'bidEverything';

/** What anybody who knows the game would laugh at. */
export function blundersOf(t: Tables) {
  const deed = deedOf(t, () => []);

  /** Points for survivors who have nothing else to do any more. */
  function isFreePoint(v: View, seat: Seat, pick: Answer): boolean {
    if (typeof pick !== 'string' || !pick.startsWith('act ')) return false;
    const { gives = [], price = [] } = deed(v, seat, 'cityAction', pick);
    return gives.some(({ what, n }) => what === 'score' && n > 0) && price.every(({ what }) => what !== 'cards');
  }

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer): BlunderId[] => {
    const found: BlunderId[] = [];
    if (pick === 'end' && v.round === ROUNDS && legal.some((other) => isFreePoint(v, seat, other)))
      found.push('endedWithPoints');
    const area = AREAS.findIndex((name) => typeof pick === 'string' && pick.startsWith(`${name} `));
    if (v.stack.at(-1)!.t !== 'placeBid' || area < 0) return found;
    const all = sum(v.players[seat]!.screen!);
    const others = v.order[area]!;
    const left = AREAS.filter((_, i) => !v.order[i]!.includes(seat)).length - 1;
    const isLast = others.length === v.players.length - 1;
    const isFree = left < all && isLast && others.every((other) => bidOf(v.players[other]!, area) === 0);
    const isEarly = v.round === 1 && left > 0 && all > 2;
    if (!isFree && !isEarly) return found;
    const bid = deed(v, seat, 'placeBid', pick);
    const n = bid.verb === 'bid' ? sum(bid.figures) : -1;
    if (isFree && n === 0) found.push('bidNothingLast');
    if (isEarly && n === all) found.push('bidEverything');
    return found;
  };
}
