import { push, type Seat } from '@ashtown/engine';
import type { Answers } from '../answers/index.ts';
import { LEADER, parseToken } from '../answers/notation.ts';
import { payments } from '../answers/payment.ts';
import { discardFromHand, dropTucked } from '../cards/effects.ts';
import { changeGood } from '../cards/pieces.ts';
import { amountsOf, type Bill, goodsOf, type Pile, type Tables } from '../content/tables.ts';
import { ANY, KEPT, KINDS, WORKER } from '../content/vocabulary.ts';
import type { Event, Frame, Picks, Player, State } from '../state.ts';
import type { Out, Part } from './part.ts';
import { handSize, type Somebody } from './queries.ts';

/** Paying (section 9). */

/** A frame for each seat, made once. */
export const seated = <F>(make: (seat: Seat) => F): readonly F[] =>
  [0, 1, 2, 3].map((seat) => Object.freeze(make(seat)));
export const DISCARD_CARD = seated((seat): Frame => ({ t: 'discardCard', seats: [seat] }));
export const FIT = seated((seat): Frame => ({ t: 'fit', seat }));

/** Takes the price: at once where there is one way to pay it, else somebody is asked. What it buys lies below on the stack. */
export function charge(t: Tables, s: State, seat: Seat, bill: Bill, workers: number, log: Out): void {
  const p = s.players[seat]!;
  if (bill.tucked !== null) push<Frame>(s, { t: 'giveUp', seats: [seat], what: bill.tucked }, FIT[seat]!);
  for (let i = 0; i < bill.cards; i++) push(s, DISCARD_CARD[seat]!);
  const all = workers + bill.workers;
  const fromCards = payWorkers(t, p, all);
  const plain = isPlain(p, bill);
  if (plain) for (let k = 0; k < KINDS; k++) p.pool[k]! -= bill.need[k]!;
  else push<Frame>(s, { t: 'payment', seats: [seat], bill, lay: false });
  if (log) {
    const paid: [number, number][] = [[WORKER, all]];
    if (plain) for (let k = 0; k < KINDS; k++) paid.push([k, bill.need[k]!]);
    tellPaid(seat, paid, [[WORKER, fromCards]], log);
  }
}

const some = (pile: Pile): Pile => pile.filter(([, n]) => n > 0);
function tellPaid(seat: Seat, pile: Pile, stock: Pile, log: Event[]): void {
  const paid = some(pile);
  if (paid.length > 0) log.push({ t: 'paid', seat, goods: goodsOf(paid), stock: goodsOf(some(stock)) });
}

/** The pool has exactly what is named, so there is one canonical way (FS-89 b). */
function isPlain(p: Somebody, bill: Bill): boolean {
  if (bill.any > 0) return false;
  for (let k = 0; k < KINDS; k++) if (p.pool[k]! < bill.need[k]!) return false;
  return true;
}

/** FS-91: pool first, then stock locations in the order of placing. Says how many were not in the pool. */
export function payWorkers(t: Tables, p: Player, n: number): number {
  const fromCards = takeWorkers(p, -1, p.pool, n);
  let left = fromCards;
  for (let i = 0; left > 0 && i < p.places.length; i++) {
    const { stock, card, no } = p.places[i]!;
    if (stock !== null && t.site[card]!.set === null) left = takeWorkers(p, no, stock, left);
  }
  if (left > 0 && p.leader !== null) takeWorkers(p, LEADER, p.leader.stock, left);
  return fromCards;
}
/** How many are still to be paid. */
function takeWorkers(p: Player, no: number, stock: readonly number[], n: number): number {
  const some = Math.min(n, stock[WORKER]!);
  if (some > 0) changeGood(p, no, WORKER, -some);
  return n - some;
}

/** Takes what an answer says, for a price or to be laid on a set. */
export function pay(s: State, seat: Seat, way: Picks['payment'], t: 'paid' | 'lifted', log: Out): void {
  const p = s.players[seat]!;
  const tokens = way.slice('pay '.length).split(' ').map(parseToken);
  for (const { g, no } of tokens) changeGood(p, no, g, -1);
  if (!log) return;
  const paid = Array<number>(KEPT).fill(0);
  const stock = Array<number>(KEPT).fill(0);
  for (const { g, no } of tokens) {
    paid[g]!++;
    if (no !== -1) stock[g]!++;
  }
  log.push({ t, seat, goods: amountsOf(paid), stock: amountsOf(stock) });
}

/** Universal resources become these kinds. */
export function tellTurned(seat: Seat, kinds: readonly number[], log: Out): void {
  if (log && kinds.some((n) => n > 0)) log.push({ t: 'turned', seat, goods: amountsOf(kinds) });
}

/** Section 9. */
export function paymentOf(t: Tables, answers: Answers): Part<'payment' | 'discardCard' | 'giveUp'> {
  return {
    payment: {
      legal: (s, { bill }, seat) => payments(t, s.players[seat]!, seat, bill), // FS-90
      take(s, { bill, lay }, seat, pick, log) {
        pay(s, seat, pick, lay ? 'lifted' : 'paid', log);
        if (lay && parseToken(pick.slice('pay '.length)).g === ANY) tellTurned(seat, bill.need, log);
      },
    },

    discardCard: {
      legal: (s, _, seat) => answers.discardCard(s.players[seat]!), // FS-92
      secret: (s, _, seat) => s.players[seat]!.hand.length > 0 && handSize(s.players[seat]!) > 1,
      take: (s, _, seat, pick, log) => discardFromHand(t, s, seat, answers.read(pick).f, 'hand', log),
    },

    giveUp: {
      legal: (s, { what }, seat) => answers.giveUp(s.players[seat]!, what), // FS-157
      take: (s, _, seat, pick, log) => dropTucked(t, s, seat, answers.read(pick), log),
    },
  };
}
