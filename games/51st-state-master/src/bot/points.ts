import type { Seat } from '@ashtown/engine';
import { EXCHANGE_BILL } from '../answers/actions.ts';
import type { Bill, Pile, Site, Tables } from '../content/tables.ts';
import { AMMO, BASICS, END_VP, PRODUCTION, VP, WORKER } from '../content/vocabulary.ts';
import { available, canPay, roomFor, type Somebody, usesOf } from '../rules/queries.ts';
import { meritsOf } from '../standing.ts';
import { NONE, type Place, type PlayerView, type View } from '../state.ts';
import { amountIn, keptIn, NOTHING } from './demand.ts';
import { spend } from './engine.ts';
import { opensMore, usefulIn } from './reach.ts';

/** Points that actions bring for goods that are lost anyway. */

/** So many points an action brings at most: with more, one may not want to end the game yet. */
const MOST = 3;

/** So many points nobody gives for one good. */
const DEAR = 3;

/** Whether so much of a good is left over in any case: it cannot be kept, or storage takes no more than what is left. */
const isSpare = (t: Tables, v: View, p: PlayerView, g: number, n: number): boolean =>
  (keptIn(t, v, p) & (1 << g)) === 0 || p.tokens[g]! - n >= roomFor(t, p, g, NOTHING);

/** Whether somebody has more points than everybody else, if the round that is played were over. */
export function isAhead(v: View, p: PlayerView): boolean {
  const points = (somebody: Somebody): number => meritsOf(v, somebody)[0]!;
  const others = v.solo === null ? v.players.filter((other) => other !== p) : [v.solo.rival];
  return others.every((other) => points(other) < points(p));
}

/** Whether it would win the game to end it: nobody else can do anything about it any more. */
const winsAtOnce = (v: View, p: PlayerView): boolean =>
  v.solo === null && v.players.every((other) => other === p || other.passed) && isAhead(v, p);

/** How often an action may still bring points for goods that are lost anyway, if they are there, and end no game but a won one. */
function freeUsesOf(t: Tables, v: View, p: PlayerView, { card, ruins, uses }: Place): number {
  const site = t.site[card]!;
  const { does, gain, bill } = site;
  if (bill === null || ruins || does.t !== 'action' || amountIn(gain, VP) === 0) return 0;
  const { need, any, cards, deals } = bill;
  if (cards > 0 || deals > 0 || (any > 0 && keptIn(t, v, p) !== 0)) return 0;
  if (!v.ending && p.vp + MOST >= END_VP && !winsAtOnce(v, p)) return 0;
  let left = usesOf(v, site) - uses;
  while (left > 0 && !need.every(([g, n]) => isSpare(t, v, p, g, n * left))) left--;
  return left;
}

/** The points an action brings for goods that are lost anyway; 0 where it does not. */
export function freePointsOf(t: Tables, v: View, p: PlayerView, place: Place): number {
  const { bill, gain } = t.site[place.card]!;
  return freeUsesOf(t, v, p, place) > 0 && canPay(p.tokens, p, bill!) ? amountIn(gain, VP) : 0;
}

/** Whether two workers go for one good that could bring far more points, unless they come back or the good leads to more. */
export function isExchangeForLess(t: Tables, v: View, seat: Seat): boolean {
  const p = v.players[seat]!;
  const ways: Site[] = [];
  for (const place of p.places)
    for (let left = freeUsesOf(t, v, p, place); left > 0; left--) ways.push(t.site[place.card]!);
  if (ways.length === 0) return false;
  const before = p.tokens.slice();
  before[WORKER] = available(p)[WORKER]!;
  const points = mostPoints(p, ways, before);
  if (points < DEAR) return false;
  const after = before.slice();
  spend(after, EXCHANGE_BILL);
  for (let g = 0; g < BASICS; g++) {
    const all = after.slice();
    all[g]!++;
    if (points - mostPoints(p, ways, all) < DEAR || opensMore(t, v, seat, before, all)) return false;
  }
  return !bringsWorkers(t, v, p);
}

/** The points an action may bring, once for every use it has left; of the card that is being built where there is no place. */
export function pointUses(t: Tables, v: View, place: Place | null): Site[] {
  const site = t.site[place ? place.card : v.limbo]!;
  if (place?.ruins || site.bill === null || site.does.t !== 'action' || amountIn(site.gain, VP) === 0) return [];
  return Array(usesOf(v, site) - (place?.uses ?? 0)).fill(site);
}

/** As many points as the actions of a State make of a supply, with the card that is being built and without one location. */
export function pointsOf(
  t: Tables,
  v: View,
  p: PlayerView,
  all: readonly number[],
  without: Place | null = null,
): number {
  const ways = p.places.flatMap((place) => (place === without ? [] : pointUses(t, v, place)));
  if (v.limbo !== NONE) ways.push(...pointUses(t, v, null));
  return mostPoints(p, ways, all);
}

/** As many points as these uses of actions bring, each once; those of a location stand together, and one is as good as another. */
export function mostPoints(p: PlayerView, ways: readonly Site[], all: readonly number[], from = 0): number {
  if (from === ways.length) return 0;
  const { bill, gain } = ways[from]!;
  let next = from + 1;
  while (ways[next] === ways[from]) next++;
  const without = mostPoints(p, ways, all, next);
  if (!canPay(all, p, bill!)) return without;
  const left = all.slice();
  spend(left, bill!);
  return Math.max(without, amountIn(gain, VP) + mostPoints(p, ways, left, from + 1));
}

/** Whether a card in hand, an action or a Feature could bring workers. */
function bringsWorkers(t: Tables, v: View, p: PlayerView): boolean {
  const isWorker = ([g]: Pile[number]): boolean => g === WORKER;
  const isSource = ({ card, ruins, uses }: Place): boolean => {
    const site = t.site[card]!;
    if (ruins || site.category === PRODUCTION || !site.gain.some(isWorker)) return false;
    return site.bill === null || uses < usesOf(v, site);
  };
  const gives = (card: number | null): boolean => {
    if (card === null || t.isConnection(card)) return false;
    const { gain, bonusGain, spoils, deal } = t.site[card]!;
    return [...gain, ...bonusGain, ...spoils, ...deal].some(isWorker);
  };
  return p.places.some(isSource) || p.seen.some(gives) || p.hand.some(gives);
}

/** Whether another action makes more points of the same, and what it takes besides serves for nothing else then. */
export function isOutpointed(t: Tables, v: View, seat: Seat, place: Place): boolean {
  const p = v.players[seat]!;
  const { gain, bill } = t.site[place.card]!;
  if (gain.length !== 1 || gain[0]![0] !== VP || bill!.any + bill!.cards + bill!.deals > 0) return false;
  return p.places.some((other) => {
    const { gain: more, bill: dearer } = t.site[other.card]!;
    if (other === place || dearer === null || amountIn(more, VP) <= gain[0]![1]) return false;
    if (freePointsOf(t, v, p, other) === 0) return false;
    const left = available(p);
    spend(left, bill!);
    if (dearer.any > 0 || canPay(left, p, dearer)) return false;
    const spare = besidesIn(p, bill!, dearer);
    const useful = usefulIn(t, v, seat, { paid: bill!, unkept: spare });
    return useful !== null && (useful & spare) === 0;
  });
}

/** Goods the dearer bill asks for more of, as bits; with ammo, where it stands in for them. */
function besidesIn(p: PlayerView, bill: Bill, dearer: Bill): number {
  let bits = 0;
  for (const [g, n] of dearer.need) {
    if (n <= amountIn(bill.need, g)) continue;
    bits |= 1 << g;
    if (g < BASICS && p.tokens[g]! < n) bits |= 1 << AMMO;
  }
  return bits;
}
