import type { Seat } from '@ashtown/engine';
import { readerOf } from '../answers/notation.ts';
import { reachOf } from '../answers/range.ts';
import { contentOf, contentsFor } from '../answers/stores.ts';
import type { Tables } from '../content/tables.ts';
import { ANY, CONQUEST, COOPERATION, END_SCORE, VP1, VP2, WORKER } from '../content/vocabulary.ts';
import { accessible, canPayResources, hasRoom, isFull, placeOf, scoreOf, workersFor } from '../rules/queries.ts';
import type { Answer, Picks, Place, PlayerView, View } from '../state.ts';
import { isWanted } from './demand.ts';

export type BlunderId =
  | 'passedWithPoint'
  | 'passedWithLeader'
  | 'passedWithGoods'
  | 'hiredUseless'
  | 'droppedForNothing'
  | 'unloadedForNothing';

/** What anybody who knows the game would laugh at. */
export function blundersOf(t: Tables) {
  const read = readerOf(t);

  /** A point for goods that are lost anyway, and that does not end the game. */
  function isFreePoint(p: PlayerView, pick: Answer): boolean {
    const { verb, no } = read(pick);
    if (verb !== 'use' || scoreOf(p) + 2 >= END_SCORE) return false;
    const place = placeOf(p, no)!;
    const { bill, gain } = t.site[place.card]!.act!;
    return (
      gain.some(([g]) => g === VP1 || g === VP2) &&
      !isFull(place) &&
      bill.cards === 0 &&
      bill.tucked === null &&
      p.pool[WORKER]! >= workersFor(t, place) + bill.workers &&
      canPayResources(p.pool, bill.need, bill.any)
    );
  }

  /** A free move that saves from Cleanup what lies on the base. */
  function keeps(p: PlayerView, pick: Answer): boolean {
    const { verb, g, no } = read(pick);
    if (verb === 'lay') return p.pool[g]! + p.pool[ANY]! > 0;
    if (verb !== 'store') return false;
    const place = placeOf(p, no)!;
    return contentsFor(t, p, place).some((content) => adds(place, content));
  }

  const adds = (place: Place, pick: Picks['store']): boolean =>
    contentOf(pick).every((n, kind) => n >= (place.stock?.[kind] ?? 0));

  function onPassing(p: PlayerView, legal: readonly Answer[]): BlunderId[] {
    const found: BlunderId[] = [];
    if (legal.some((other) => isFreePoint(p, other))) found.push('passedWithPoint');
    if (p.leader === null && legal.some((other) => read(other).verb === 'lead')) found.push('passedWithLeader');
    if (legal.some((other) => keeps(p, other))) found.push('passedWithGoods');
    return found;
  }

  /** A tucked card need only go when another is to be tucked, and that is soon enough once its range can be paid. */
  function makesRoom(v: View, p: PlayerView): boolean {
    if (v.stack.at(-1)!.t !== 'main') return false;
    const all = accessible(t, p);
    const conquest = hasRoom(t, p, 'spoils') ? 0 : reachOf(t, p, all, CONQUEST);
    const cooperation = hasRoom(t, p, 'deal') ? 0 : reachOf(t, p, all, COOPERATION);
    const far = Math.max(conquest, cooperation);
    return [...p.seen, ...p.hand].some((card) => card !== null && (t.site[card]?.distance ?? Infinity) <= far);
  }

  /** Stored resources are spent from where they lie: a store is only arranged to put something in. */
  const putsIn = (place: Place, pick: Picks['store']): boolean =>
    contentOf(pick).some((n, kind) => n > (place.stock?.[kind] ?? 0));

  return (v: View, seat: Seat, legal: readonly Answer[], pick: Answer): BlunderId[] => {
    const p = v.players[seat]!;
    const { verb, g, no } = read(pick);
    if (verb === 'pass') return onPassing(p, legal);
    if (verb === 'hire') return isWanted(t, p, g) ? [] : ['hiredUseless'];
    if (verb === 'drop') return v.stack.at(-1)!.t !== 'overflow' && !makesRoom(v, p) ? ['droppedForNothing'] : [];
    const top = v.stack.at(-1)!;
    if (top.t === 'store') return putsIn(placeOf(p, top.no)!, pick as Picks['store']) ? [] : ['unloadedForNothing'];
    if (verb === 'store') {
      const place = placeOf(p, no)!;
      return contentsFor(t, p, place).some((content) => putsIn(place, content)) ? [] : ['unloadedForNothing'];
    }
    return [];
  };
}
