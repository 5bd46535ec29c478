import type { Seat } from '@ashtown/engine';
import { EXCHANGE_BILL, VISIT_BILL } from '../answers/actions.ts';
import type { Bill, Pile, Tables } from '../content/tables.ts';
import {
  AMMO,
  BLUE,
  BRICK,
  CARD,
  GREY,
  RED,
  REDEVELOPMENT,
  SHIELD,
  STAND_IN,
  TOKENS,
  UNIVERSAL,
  VP,
} from '../content/vocabulary.ts';
import { available, canPay, canReplace, defenceOf, opponents, playerAt, usesOf } from '../rules/queries.ts';
import type { View } from '../state.ts';
import { keptIn } from './demand.ts';

/** Something a seat may still do for goods; what comes of it is null where it could be anything. */
interface Way {
  bill: Bill;
  gain: Pile | null;
  times: number;
}

/**
 * Goods that could still be of use in this round, as bits, if nothing that is paid were gone; null where a card could be drawn
 * or placed or a location be razed, since anything may come of that.
 */
export function usefulIn(t: Tables, v: View, seat: Seat): number | null {
  const p = v.players[seat]!;
  const all = available(p);
  if (isOpen(t, v, seat, all)) return null;
  let left = waysOf(t, v, seat);
  const open: Way[] = [];
  for (let before = -1; open.length > before; ) {
    before = open.length;
    const closed: Way[] = [];
    for (const way of left) (canPay(all, p, way.bill) ? open : closed).push(way);
    for (const { gain, times } of open.slice(before)) {
      if (gain === null || gain.some(([g]) => g === CARD)) return null;
      for (const [g, n] of gain) if (g < TOKENS) all[g]! += n * times;
    }
    if (isOpen(t, v, seat, all)) return null;
    left = closed;
  }
  let useful = keptIn(t, v, p) | (1 << SHIELD) | (1 << VP);
  for (let before = 0; useful !== before; ) {
    before = useful;
    for (const { bill, gain } of open) if (gain!.some(([g]) => useful & (1 << g))) useful |= askedBy(bill);
  }
  return useful;
}

/** Whether a card could be drawn or placed, or a location be razed, with so many goods. */
function isOpen(t: Tables, v: View, seat: Seat, all: readonly number[]): boolean {
  const p = v.players[seat]!;
  if (canPay(all, p, EXCHANGE_BILL)) return true;
  const most = (contact: number): number => all[contact]! + all[UNIVERSAL]!;
  const contacts = Math.max(most(RED), most(BLUE), most(GREY));
  const isPlaced = (card: number | null): boolean => {
    if (card === null || t.isConnection(card)) return false;
    const site = t.site[card]!;
    return (
      site.distance <= contacts ||
      (all[REDEVELOPMENT]! > 0 && p.places.length > 0) ||
      (all[BRICK]! + all[AMMO]! > 0 && p.places.some((place) => canReplace(t, place, site)))
    );
  };
  const isRazed = (other: Seat): boolean => {
    const { passed, places } = playerAt(v, other);
    return !passed && places.some((place) => !place.ruins && defenceOf(t, place) <= most(RED));
  };
  return p.hand.some(isPlaced) || p.seen.some(isPlaced) || opponents(v, seat).some(isRazed);
}

/** Actions, conversions, connections in hand, and open production of others. */
function waysOf(t: Tables, v: View, seat: Seat): Way[] {
  const p = v.players[seat]!;
  const ways: Way[] = [];
  for (const { card, ruins, uses } of p.places) {
    const site = t.site[card]!;
    const { bill, gain, does } = site;
    const times = usesOf(v, site) - uses;
    if (bill === null || ruins || does.t !== 'action' || times <= 0) continue;
    ways.push({ bill, gain: does.effect.t === 'gain' ? gain : null, times });
  }
  for (const [i, { bill, gain }] of t.factions[p.faction]!.conversions.entries())
    if (!(p.converted & (1 << i))) ways.push({ bill, gain, times: 1 });
  for (const card of [...p.seen, ...p.hand])
    if (card !== null && t.isConnection(card)) ways.push({ ...t.linkOf(card), times: 1 });
  for (const other of opponents(v, seat)) {
    const { passed, places } = playerAt(v, other);
    for (const { card, ruins, visited } of passed ? [] : places) {
      const { open, does, gain } = t.site[card]!;
      if (open && !ruins && !visited)
        ways.push({ bill: VISIT_BILL, gain: does.t === 'produce' ? gain : null, times: 1 });
    }
  }
  return ways;
}

/** Goods a price may be paid with, as bits. */
function askedBy({ need, any }: Bill): number {
  let bits = any > 0 ? (1 << (AMMO + 1)) - 1 : 0;
  for (const [g] of need) bits |= (1 << g) | (STAND_IN[g]! >= 0 ? 1 << STAND_IN[g]! : 0);
  return bits;
}
