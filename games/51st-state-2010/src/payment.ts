import { type Log, push, type Seat } from '@ashtown/engine';
import { LEADER, makeToken, parseToken } from './picks.ts';
import { type Somebody, stockOf } from './queries.ts';
import type { Event, Frame, Picks, Player, State } from './state.ts';
import { type Bill, goodsOf, type Pile, type Tables } from './tables.ts';
import { ANY, KEPT, KINDS, WORKER } from './vocabulary.ts';

/** Paying (section 9): only the canonical ways, the obvious one first. */

type Way = Picks['payment'];

const seated = <F>(make: (seat: Seat) => F): readonly F[] => [0, 1, 2, 3].map((seat) => Object.freeze(make(seat)));
const DISCARD_CARD = seated((seat): Frame => ({ t: 'discardCard', seats: [seat] }));
const FIT = seated((seat): Frame => ({ t: 'fit', seat }));

/** Takes the price: at once where there is one way to pay it, else somebody is asked. What it buys lies below on the stack. */
export function charge(t: Tables, s: State, seat: Seat, bill: Bill, workers: number, log: Log<Event>): void {
  const p = s.players[seat]!;
  if (bill.tucked !== null) push<Frame>(s, { t: 'giveUp', seats: [seat], what: bill.tucked }, FIT[seat]!);
  for (let i = 0; i < bill.cards; i++) push(s, DISCARD_CARD[seat]!);
  const all = workers + bill.workers;
  if (all > 0) payWorkers(t, p, all);
  const plain = isPlain(p, bill);
  if (plain) for (let k = 0; k < KINDS; k++) p.pool[k]! -= bill.need[k]!;
  else push<Frame>(s, { t: 'payment', seats: [seat], bill, lay: false });
  if (log) {
    const paid: [number, number][] = [[WORKER, all]];
    if (plain) for (let k = 0; k < KINDS; k++) paid.push([k, bill.need[k]!]);
    tellPaid(seat, paid, log);
  }
}

function tellPaid(seat: Seat, pile: Pile, log: Event[]): void {
  const paid = pile.filter(([, n]) => n > 0);
  if (paid.length > 0) log.push({ t: 'paid', seat, goods: goodsOf(paid) });
}

/** The pool has exactly what is named, so there is one canonical way (FS-89 b). */
function isPlain(p: Somebody, bill: Bill): boolean {
  if (bill.any > 0) return false;
  for (let k = 0; k < KINDS; k++) if (p.pool[k]! < bill.need[k]!) return false;
  return true;
}

/** FS-91: pool first, then stock locations in the order of placing. */
export function payWorkers(t: Tables, p: Player, n: number): void {
  let left = takeWorkers(p.pool, n);
  for (let i = 0; left > 0 && i < p.places.length; i++) {
    const { stock, card } = p.places[i]!;
    if (stock !== null && t.site[card]!.set === null) left = takeWorkers(stock, left);
  }
  if (left > 0 && p.leader !== null) takeWorkers(p.leader.stock, left);
}
/** How many are still to be paid. */
function takeWorkers(stock: number[], n: number): number {
  const some = Math.min(n, stock[WORKER]!);
  stock[WORKER]! -= some;
  return n - some;
}

interface Keeper {
  no: number;
  stock: readonly number[];
}
/** The cards resources can be paid from: leader, stock locations, stores (FS-7). */
function keepers(t: Tables, p: Somebody): Keeper[] {
  const found: Keeper[] = [];
  if (p.leader !== null) found.push({ no: LEADER, stock: p.leader.stock });
  for (const { no, card, stock } of p.places)
    if (stock !== null && t.site[card]!.set === null) found.push({ no, stock });
  return found;
}

interface Found {
  way: Way;
  universal: number;
  fromCards: number;
}

/** FS-89: sets of tokens that cover the bill exactly; from a card only what the pool has no more of. */
export function payments(t: Tables, p: Somebody, seat: Seat, bill: Bill): readonly Way[] {
  const cards = keepers(t, p);
  const have = [0, 1, 2, 3, 4].map((g) => cards.reduce((n, c) => n + c.stock[g]!, p.pool[g]!));
  const taken = [0, 0, 0, 0, 0];
  const found: Found[] = [];

  function choose(kind: number, left: number): void {
    if (kind === KINDS) {
      taken[ANY] = left;
      if (left <= have[ANY]! && isCanonical()) spread(0, 0, [], [], 0);
      return;
    }
    const most = Math.min(left, have[kind]!, bill.need[kind]! + bill.any);
    for (let n = most; n >= 0; n--) {
      taken[kind] = n;
      choose(kind + 1, left - n);
    }
  }

  /** Covers the bill, and spends no universal token that an unused one of the pool could replace (FS-89 b). */
  function isCanonical(): boolean {
    const universal = taken[ANY]!;
    let short = 0;
    for (let k = 0; k < KINDS; k++) short += Math.max(0, bill.need[k]! - taken[k]!);
    if (short > universal) return false;
    if (universal === 0) return true;
    for (let k = 0; k < KINDS; k++)
      if (p.pool[k]! > taken[k]! && (taken[k]! < bill.need[k]! || universal > short)) return false;
    return true;
  }

  /** Token by token: pool first (FS-89 a), then every mix of cards. */
  function spread(g: number, done: number, words: string[], used: number[], from: number): void {
    if (g > ANY) {
      found.push({ way: `pay ${words.join(' ')}`, universal: taken[ANY]!, fromCards: words.filter(isOnCard).length });
      return;
    }
    if (done === taken[g]!) {
      spread(g + 1, 0, words, [], 0);
      return;
    }
    if (done < p.pool[g]!) {
      spread(g, done + 1, [...words, makeToken(g, seat, -1)], used, 0);
      return;
    }
    for (let k = from; k < cards.length; k++) {
      const card = cards[k]!;
      if ((used[k] ?? 0) >= card.stock[g]!) continue;
      const more = used.slice();
      more[k] = (used[k] ?? 0) + 1;
      spread(g, done + 1, [...words, makeToken(g, seat, card.no)], more, k);
    }
  }

  choose(0, bill.total);
  found.sort((a, b) => a.universal - b.universal || a.fromCards - b.fromCards);
  return found.map(({ way }) => way);
}

const isOnCard = (word: string): boolean => word.includes('@');

/** Pays as an answer says. */
export function pay(s: State, seat: Seat, way: Way, log: Log<Event>): void {
  const p = s.players[seat]!;
  const paid = Array<number>(KEPT).fill(0);
  for (const word of way.slice('pay '.length).split(' ')) {
    const { g, no } = parseToken(word);
    stockOf(p, no)[g]!--;
    paid[g]!++;
  }
  if (log)
    tellPaid(
      seat,
      paid.map((n, g) => [g, n] as const),
      log,
    );
}
