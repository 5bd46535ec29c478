import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { BASICS, BRICK, GOODS } from '../content/vocabulary.ts';
import { canReplace, placeOf, usesOf } from '../rules/queries.ts';
import type { Answer, View } from '../state.ts';
import { amountIn, cardsOf, keptIn } from './demand.ts';
import { usefulIn } from './reach.ts';

/** Whether a price is paid with a good the State still asks for, while one that nothing asks for would do. */
export function isPaidDear(t: Tables, v: View, seat: Seat, legal: readonly Answer[], pick: Answer): boolean {
  const p = v.players[seat]!;
  return legal.some((other) => {
    const [paid, saved] = [only(pick, other), only(other, pick)];
    if (paid < 0 || saved < 0) return false;
    return p.tokens[paid]! <= askedBy(t, v, seat, paid) && isSpare(t, v, seat, saved) && isStillOfUse(t, v, seat, paid);
  });
}

/**
 * Whether a token is kept that is lost in Cleanup and good for nothing but a redevelopment (FSM-248), though no card in hand could
 * replace more with it than with a brick.
 */
export function isTokenSpared(t: Tables, v: View, seat: Seat): boolean {
  const p = v.players[seat]!;
  const under = v.stack.at(-2)!;
  const left = p.places.filter(({ no }) => under.t !== 'build' || no !== under.over);
  return cardsOf(p).every((card) => t.isConnection(card) || left.every((place) => canReplace(t, place, t.site[card]!)));
}

/** Whether a good may come in useful with what is left once the price is paid, and with what that brings. */
function isStillOfUse(t: Tables, v: View, seat: Seat, g: number): boolean {
  const top = v.stack.at(-1)!;
  const under = v.stack.at(-2)!;
  if (top.t !== 'payment' || under.t !== 'useEffect') return true;
  const taken = t.site[placeOf(v.players[seat]!, under.no)!.card]!.gain;
  const useful = usefulIn(t, v, seat, { taken, paid: { ...top.bills[0]!, any: 0 } });
  return useful === null || (useful & (1 << g)) !== 0;
}

/** The one basic resource of the supply that one payment takes and another does not; −1 where that is not all. */
function only(payment: Answer, other: Answer): number {
  const left = other.split(' ');
  const more: string[] = [];
  for (const token of payment.split(' ')) {
    const at = left.indexOf(token);
    if (at < 0) more.push(token);
    else left.splice(at, 1);
  }
  const g = more.length === 1 ? (GOODS as readonly string[]).indexOf(more[0]!) : -1;
  return g < BASICS ? g : -1;
}

/** How much of a good the actions of a State ask for by name. */
function askedBy(t: Tables, v: View, seat: Seat, g: number): number {
  let n = 0;
  for (const { card, ruins, uses } of v.players[seat]!.places) {
    const { bill } = t.site[card]!;
    if (bill && !ruins) n += (usesOf(v, t.site[card]!) - uses) * amountIn(bill.need, g);
  }
  return n;
}

/** Whether there is more of a good than everything in sight could take, and it cannot be kept. */
function isSpare(t: Tables, v: View, seat: Seat, g: number): boolean {
  const p = v.players[seat]!;
  if (keptIn(t, v, p) & (1 << g)) return false;
  let n = askedBy(t, v, seat, g);
  for (const [i, { bill }] of t.factions[p.faction]!.conversions.entries())
    if (!(p.converted & (1 << i))) n += amountIn(bill.need, g);
  for (const card of [...cardsOf(p), ...v.faceUp]) {
    if (card < 0) continue;
    if (t.isConnection(card)) n += amountIn(t.linkOf(card).bill.need, g);
    else n += amountIn(t.site[card]!.bill?.need ?? [], g) * t.site[card]!.uses + (g === BRICK ? 1 : 0);
  }
  return p.tokens[g]! > n;
}
