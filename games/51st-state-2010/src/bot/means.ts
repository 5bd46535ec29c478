import type { Seat } from '@ashtown/engine';
import type { Bill, Pile, Tables } from '../content/tables.ts';
import {
  ANY,
  BUILDING,
  COLOURS,
  CONTACTS,
  HIRE_PRICE,
  KEPT,
  KINDS,
  REDEVELOP,
  REDEVELOP_ANY,
  RESOURCES,
  TOKENS,
  WORKER,
} from '../content/vocabulary.ts';
import { accessible, countType, type Somebody } from '../rules/queries.ts';
import type { View } from '../state.ts';

/** What a player can still spend in this turn: a copy the bot plans with. */
export interface Means {
  /** Goods below KEPT. */
  all: number[];
  /** Contact tokens by colour, added up. */
  range: number[];
  /** As in `Player`. */
  exhausted: number;
  redeveloped: boolean;
}

export function meansOf(t: Tables, p: Somebody): Means {
  const range: number[] = [];
  for (let c = 0; c < COLOURS.length; c++) {
    let sum = 0;
    for (let i = 0; i < CONTACTS[c]!.length; i++) sum += p.pool[CONTACTS[c]![i]!.g]! * CONTACTS[c]![i]!.range;
    range.push(sum);
  }
  return { all: accessible(t, p), range, exhausted: p.exhausted, redeveloped: p.redeveloped };
}

/** One resource of a kind, as the `need` of a bill. */
export const NEED: readonly (readonly number[])[] = RESOURCES.map((kind) => RESOURCES.map((k) => (k === kind ? 1 : 0)));

/** Whether this and so many workers can be paid, if missing resources are hired. */
export function isPayable(all: readonly number[], need: readonly number[], any: number, workers: number): boolean {
  let spare = 0;
  let lack = 0;
  for (let k = 0; k < KINDS; k++) {
    const left = all[k]! - need[k]!;
    if (left < 0) lack -= left;
    else spare += left;
  }
  const universal = all[ANY]! - lack;
  const short = Math.max(0, -universal) + Math.max(0, any - spare - Math.max(0, universal));
  return all[WORKER]! - workers >= HIRE_PRICE * short;
}

/** Pays it; what is missing is hired. */
export function spend(all: number[], need: readonly number[], any: number, workers: number): void {
  all[WORKER]! -= workers;
  for (let k = 0; k < KINDS; k++) for (let n = need[k]!; n > 0; n--) spendOne(all, k);
  for (let n = any; n > 0; n--) {
    let most = ANY;
    for (let k = 0; k < KINDS; k++) if (all[k]! > 0 && (most === ANY || all[k]! > all[most]!)) most = k;
    spendOne(all, most);
  }
}
function spendOne(all: number[], kind: number): void {
  if (all[kind]! > 0) all[kind]!--;
  else if (all[ANY]! > 0) all[ANY]!--;
  else all[WORKER]! -= HIRE_PRICE;
}
export const spendBill = (m: Means, bill: Bill): void => spend(m.all, bill.need, bill.any, bill.workers);

/** A redevelopment: by token where there is one. */
export function payRedevelopment(m: Means): void {
  if (m.all[REDEVELOP]! > 0) m.all[REDEVELOP]!--;
  else if (m.all[REDEVELOP_ANY]! > 0) m.all[REDEVELOP_ANY]!--;
  else {
    m.redeveloped = true;
    spend(m.all, NEED[BUILDING]!, 0, 0);
  }
}

/** Adds goods that can be planned with. */
export function add(m: Means, pile: Pile, times: number): void {
  for (const [g, n] of pile) {
    if (g < KEPT) m.all[g]! += n * times;
    else if (g < TOKENS) addRange(m, g, n * times);
  }
}
export function addRange(m: Means, g: number, n: number): void {
  for (let c = 0; c < CONTACTS.length; c++)
    for (const token of CONTACTS[c]!) if (token.g === g) m.range[c]! += n * token.range;
}

/**
 * Whether a seat's Production is still to come in this turn. Before the first pick it does not count: whoever passes last
 * would see the goods of the next turn and take them for a reward.
 */
export function awaitsProduction(v: View, seat: Seat): boolean {
  const n = v.players.length;
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === 'pick') return f.n > 0;
    if (f.t === 'burn' || f.t === 'leftover' || f.t === 'keep') return true;
    if (f.t === 'produce') return (seat - v.first + n) % n >= f.nth;
  }
  return false;
}

/** Adds what Production will bring, spoils included. */
export function addProduction(t: Tables, p: Somebody, m: Means): void {
  add(m, t.factions[p.faction]!.produce, 1);
  for (const { card } of p.places) {
    const { produce, per } = t.site[card]!;
    if (produce !== null) add(m, produce, per === 0 ? 1 : countType(t, p, per));
  }
  for (const { card } of p.deals) add(m, t.site[card]!.deal, 1);
  for (const card of p.spoils) add(m, t.site[card]!.spoils, 1);
}
