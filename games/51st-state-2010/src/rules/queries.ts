import type { Seat } from '@ashtown/engine';
import type { Bill, Pile, Tables } from '../content/tables.ts';
import {
  ANY,
  BASE_ROOM,
  CARD,
  EXTRA_WORKERS,
  KEPT,
  KINDS,
  LEFTOVER,
  OPEN,
  type Sort,
  TOKENS,
  USES,
  VP_SLOTS,
  WORKER,
} from '../content/vocabulary.ts';
import type { Deal, Place, Player, PlayerView, State, View } from '../state.ts';

/** Questions about the table. They read only what a view holds as well. */

export type Board = State | View;
export type Somebody = Player | PlayerView;

export const placeOf = (p: Somebody, no: number): Place | undefined => {
  for (let i = 0; i < p.places.length; i++) if (p.places[i]!.no === no) return p.places[i]!;
  return undefined;
};
export const nthSeat = (s: Board, nth: number): Seat => (s.first + nth) % s.players.length;
export const handSize = (p: Somebody): number => p.hand.length + p.seen.length;
export const canDraw = (s: Board): boolean => s.deck.length + s.discard.length > 0;

/** Everything a player can spend, by good, below KEPT (FS-7): pool, leader, stock locations and stores, no sets. */
export function accessible(t: Tables, p: Somebody): number[] {
  const { pool, places, leader } = p;
  const all = [pool[0]!, pool[1]!, pool[2]!, pool[3]!, pool[4]!, pool[5]!, pool[6]!, pool[7]!];
  if (leader !== null) for (let g = 0; g < KEPT; g++) all[g]! += leader.stock[g]!;
  for (let i = 0; i < places.length; i++) {
    const { stock, card } = places[i]!;
    if (stock !== null && t.site[card]!.set === null) for (let g = 0; g < KEPT; g++) all[g]! += stock[g]!;
  }
  return all;
}

/** Whether the resources of a bill can be paid; `all` is what is `accessible` (FS-88). */
export function canPayResources(all: readonly number[], need: readonly number[], any: number): boolean {
  let universal = all[ANY]!;
  let spare = 0;
  for (let k = 0; k < KINDS; k++) {
    const left = all[k]! - need[k]!;
    if (left < 0) universal += left;
    else spare += left;
  }
  return universal >= 0 && universal + spare >= any;
}

/** FS-69; `workers` besides those of the bill. */
export function canPay(all: readonly number[], p: Somebody, bill: Bill, workers: number): boolean {
  return (
    all[WORKER]! >= workers + bill.workers &&
    (bill.total === 0 || canPayResources(all, bill.need, bill.any)) &&
    (bill.cards === 0 || handSize(p) >= bill.cards) &&
    (bill.tucked === null || hasTucked(p, bill.tucked))
  );
}
const hasTucked = (p: Somebody, what: Sort | 'either'): boolean =>
  (what !== 'deal' && p.spoils.length > 0) || (what !== 'spoils' && p.deals.length > 0);

/** Own locations with one of these types (FS-153). */
export function countType(t: Tables, p: Somebody, bits: number): number {
  let n = 0;
  for (let i = 0; i < p.places.length; i++) if ((t.site[p.places[i]!.card]!.mask & bits) !== 0) n++;
  return n;
}

/** Room for tucked cards: of either sort, and for spoils only. */
export interface TuckRoom {
  either: number;
  spoils: number;
}

/** FS-99, FS-100. */
export function tuckRoomOf(t: Tables, p: Somebody): TuckRoom {
  const room = { either: BASE_ROOM, spoils: 0 };
  for (let i = 0; i < p.places.length; i++) {
    const site = t.site[p.places[i]!.card]!;
    room.either += site.room;
    room.spoils += site.spoilsRoom;
  }
  for (let i = 0; i < p.deals.length; i++) room.either += t.site[p.deals[i]!.card]!.dealRoom;
  return room;
}

/** By how much so many tucked cards exceed the room (FS-101). */
export const excessIn = (room: TuckRoom, spoils: number, deals: number): number =>
  Math.max(0, spoils - room.spoils) + deals - room.either;

/** The same of those somebody has, with so many more of each sort. */
export const excess = (t: Tables, p: Somebody, moreSpoils = 0, moreDeals = 0): number =>
  excessIn(tuckRoomOf(t, p), p.spoils.length + moreSpoils, p.deals.length + moreDeals);
export const hasRoom = (t: Tables, p: Somebody, sort: Sort): boolean =>
  excess(t, p, sort === 'spoils' ? 1 : 0, sort === 'deal' ? 1 : 0) <= 0;

/** Whether discarding this card lowers the excess (FS-105). */
export function lowersExcess(t: Tables, p: Somebody, deal: Deal | null): boolean {
  if (deal !== null) return t.site[deal.card]!.dealRoom === 0;
  let spoilsRoom = 0;
  for (const place of p.places) spoilsRoom += t.site[place.card]!.spoilsRoom;
  return p.spoils.length > spoilsRoom;
}

/** Lookout abilities in play, as bits (FS-53). */
export function modesOf(t: Tables, p: Somebody): number {
  let bits = 0;
  for (let i = 0; i < p.places.length; i++) bits |= t.site[p.places[i]!.card]!.draft;
  return bits;
}
export const leftoversOf = (t: Tables, p: Somebody): number => {
  let n = 0;
  for (const place of p.places) if (t.site[place.card]!.draft & LEFTOVER) n++;
  return n;
};

/** Workers the next use takes, besides any that are a price (FS-141, FS-142). */
export const workersFor = (t: Tables, place: Place): number =>
  t.site[place.card]!.act!.workers + EXTRA_WORKERS * place.uses;

export const isFull = (x: { ones: number; twos: number }, slots: number = VP_SLOTS): boolean =>
  x.ones + x.twos >= slots;

/** The places of a set that are still empty, for this kind (FS-162). */
export const missing = (t: Tables, place: Place, kind: number): number =>
  t.site[place.card]!.set![kind]! - (place.stock?.[kind] ?? 0);
export const isComplete = (t: Tables, place: Place): boolean => {
  for (let k = 0; k < KINDS; k++) if (missing(t, place, k) > 0) return false;
  return true;
};

/** Whether an opponent has a resource that can be stolen (FS-159, FS-160). */
function canBeRobbed(t: Tables, q: Somebody): boolean {
  for (let g = 0; g <= ANY; g++) if (q.pool[g]! > 0 || (q.leader !== null && q.leader.stock[g]! > 0)) return true;
  for (const place of q.places)
    if (isStock(t, place)) for (let g = 0; g <= ANY; g++) if (place.stock![g]! > 0) return true;
  return false;
}
/** Stock locations, not stores and sets. */
export const isStock = (t: Tables, { card, stock }: Place): boolean => stock !== null && t.site[card]!.stock !== null;

/** Whether using it would bring something (FS-71), apart from its costs. */
export function hasEffect(t: Tables, s: Board, seat: Seat, place: Place): boolean {
  const act = t.site[place.card]!.act!;
  if (act.op === 'STEAL') return s.players.some((q, other) => other !== seat && canBeRobbed(t, q));
  if (act.op === 'COLLECT_SET' && !isComplete(t, place)) return false;
  const draws = canDraw(s) || act.bill.cards > 0 || act.bill.tucked !== null; // what is paid can be drawn again
  const full = isFull(place);
  for (let i = 0; i < act.gain.length; i++) {
    const g = act.gain[i]![0];
    if (g < TOKENS || (g === CARD ? draws : !full)) return true;
  }
  return false;
}

/** FS-141 to FS-143. */
export function canUse(t: Tables, s: Board, seat: Seat, place: Place, all: readonly number[]): boolean {
  const { act } = t.site[place.card]!;
  return (
    act !== null &&
    place.uses < USES &&
    all[WORKER]! >= act.workers &&
    canPay(all, s.players[seat]!, act.bill, workersFor(t, place)) &&
    hasEffect(t, s, seat, place)
  );
}

/** A pile that could bring nothing, because it is nothing but cards and none is left (FS-71). */
const isVoid = (s: Board, pile: Pile): boolean => !canDraw(s) && pile.every(([g]) => g === CARD);

/** FS-145 to FS-149, apart from the worker, the visitor's three markers, and an owner who has passed. */
export function canBeVisited(t: Tables, s: Board, seat: Seat, owner: Somebody, place: Place): boolean {
  const site = t.site[place.card]!;
  return (
    site.layout === OPEN &&
    (place.visitors & (1 << seat)) === 0 &&
    (site.per === 0 || countType(t, owner, site.per) > 0) &&
    !isVoid(s, site.produce!)
  );
}

/** A store whose content could change (FS-74). */
export function canArrange(t: Tables, p: Somebody, place: Place): boolean {
  const { store } = t.site[place.card]!;
  if (store === 0) return false;
  if (p.pool[ANY]! > 0) return true;
  for (let k = 0; k < KINDS; k++)
    if ((place.stock !== null && place.stock[k]! > 0) || (store & (1 << k) && p.pool[k]! > 0)) return true;
  return false;
}

export const vpOn = ({ ones, twos }: { ones: number; twos: number }): number => ones + 2 * twos;

/** The score counted from nothing (FS-180), by SOURCES. */
export function scoreLines(p: Somebody): number[] {
  let tokens = 0;
  for (let i = 0; i < p.places.length; i++) tokens += vpOn(p.places[i]!);
  let deals = 0;
  for (let i = 0; i < p.deals.length; i++) deals += vpOn(p.deals[i]!);
  return [p.places.length, p.leader ? 1 : 0, tokens, p.leader ? vpOn(p.leader) : 0, deals, ...p.base];
}
/** The running score (FS-193). */
export function scoreOf(p: Somebody): number {
  let sum = p.places.length + (p.leader === null ? 0 : 1 + vpOn(p.leader));
  for (let i = 0; i < p.places.length; i++) sum += vpOn(p.places[i]!);
  for (let i = 0; i < p.deals.length; i++) sum += vpOn(p.deals[i]!);
  for (let i = 0; i < p.base.length; i++) sum += p.base[i]!;
  return sum;
}

/** FS-184. */
export function goodsLeft(t: Tables, p: Somebody): number {
  const all = accessible(t, p);
  let n = 0;
  for (let g = 0; g <= WORKER; g++) n += all[g]!;
  return n;
}
