import type { Seat } from '@ashtown/engine';
import { EXCHANGE_BILL, TAKE_BILL } from '../answers/actions.ts';
import type { Bill, Tables } from '../content/tables.ts';
import { BASICS, GOODS, WORKER } from '../content/vocabulary.ts';
import { available, canPay, opponents, placeOf, playerAt, usesOf } from '../rules/queries.ts';
import type { Answer, PlayerView, View } from '../state.ts';
import { amountIn, keptIn } from './demand.ts';
import { isHost, opensMore } from './reach.ts';

/**
 * Whether two workers go for the very good that was paid for two in the turn before, so that only the use of the action is
 * gone. Others may have taken what the workers were for: then nothing else asks for them, or the good pays for more.
 */
export function isTakenBack(t: Tables, v: View, seat: Seat, g: number, before: readonly Answer[]): boolean {
  const p = v.players[seat]!;
  if (before.at(-1) !== 'exchange' || before.at(-2) !== `pay ${GOODS[g]}` || !isHire(t, p, before.at(-3))) return false;
  if (g >= BASICS || (keptIn(t, v, p) & (1 << g)) !== 0) return false;
  const all = available(p);
  if (all[WORKER]! >= workersFor(t, v, seat, all)) return false;
  if (all[g]! < amountFor(t, v, p, g)) return false;
  const more = all.slice();
  more[g]!++;
  return !opensMore(t, v, seat, all, more, []);
}

/** Whether an answer was the use of an action that gives two workers for one good, in this round. */
function isHire(t: Tables, p: PlayerView, used: Answer | undefined): boolean {
  if (!used?.startsWith('use ')) return false;
  const place = placeOf(p, Number(used.slice(used.indexOf('.') + 1)));
  if (!place || place.ruins || place.uses === 0) return false;
  const { gain, bill } = t.site[place.card]!;
  const { need, any, cards, deals } = bill!;
  if (any + need.reduce((sum, [, n]) => sum + n, 0) !== 1 || cards + deals > 0) return false;
  return gain.length === 1 && amountIn(gain, WORKER) === amountIn(EXCHANGE_BILL.need, WORKER);
}

/** How much of a good actions, conversions and the connections on the table could take together. */
function amountFor(t: Tables, v: View, p: PlayerView, g: number): number {
  const of = ({ need, any }: Bill): number => amountIn(need, g) + any;
  let n = 0;
  for (const { card, ruins, uses } of p.places) {
    const site = t.site[card]!;
    if (site.bill && !ruins) n += (usesOf(v, site) - uses) * of(site.bill);
  }
  for (const [i, { bill }] of t.factions[p.faction]!.conversions.entries())
    if (!(p.converted & (1 << i))) n += of(bill);
  for (const card of v.faceUp) if (card >= 0) n += of(t.linkOf(card).bill);
  return n;
}

/** How many workers connections, actions and open production could take, as long as there were those that have just gone. */
function workersFor(t: Tables, v: View, seat: Seat, left: readonly number[]): number {
  const p = v.players[seat]!;
  const all = left.slice();
  all[WORKER]! += amountIn(EXCHANGE_BILL.need, WORKER);
  let n = 0;
  for (const card of v.faceUp) if (card >= 0) n += amountIn(TAKE_BILL.need, WORKER);
  for (const { card, ruins, uses } of p.places) {
    const site = t.site[card]!;
    if (site.bill && !ruins && canPay(all, p, site.bill))
      n += (usesOf(v, site) - uses) * amountIn(site.bill.need, WORKER);
  }
  for (const other of opponents(v, seat)) {
    const { passed, places } = playerAt(v, other);
    if (!passed) n += places.filter((place) => isHost(t, place)).length;
  }
  return n;
}
