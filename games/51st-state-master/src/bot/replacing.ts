import type { Seat } from '@ashtown/engine';
import { billOf, type Site, type Tables } from '../content/tables.ts';
import { CARD, END_VP, GREY, REDEVELOP_COST, REDEVELOPMENT, VP, WORKER } from '../content/vocabulary.ts';
import { available, canPay, canReplace, countType, opponents, placeOf, usesOf } from '../rules/queries.ts';
import type { Place, PlayerView, View } from '../state.ts';
import { amountIn, cardsOf } from './demand.ts';
import { spend } from './engine.ts';
import { isAhead, pointsOf, pointUses } from './points.ts';
import { isHarmless, isHost, usefulIn } from './reach.ts';

/** What a redevelopment gives up. */

const BRICK_BILL = billOf(REDEVELOP_COST);

/** Whether this is the last round, at the latest with the point of the redevelopment (FSM-91). */
const isLast = (v: View, p: PlayerView): boolean => v.ending || p.vp + 1 >= END_VP;

/**
 * Whether an action is replaced in the last round that could still bring points, and another location, one that does
 * nothing any more, could be replaced for the same price. A round that a leader can end counts as the last one, too.
 */
export function isReplacedUnused(t: Tables, v: View, seat: Seat, no: number, others: readonly number[]): boolean {
  const p = v.players[seat]!;
  const place = placeOf(p, no)!;
  if (pointUses(t, v, place).length === 0) return false;
  const all = leftToPay(p);
  if (!canPay(all, p, t.site[place.card]!.bill!)) return false;
  const points = pointsOf(t, v, p, all);
  if (!isLast(v, p) && !(p.vp + 1 + points >= END_VP && isAhead(v, p))) return false;
  const lost = points - pointsOf(t, v, p, all, place);
  const idle = others.map((other) => placeOf(p, other)!).filter((other) => isIdle(t, v, p, other, place, lost));
  if (lost === 0 || idle.length === 0) return false;
  // Whoever visits the other location would bring a worker.
  if (!idle.some((other) => !isHost(t, other))) all[WORKER]!++;
  return pointsOf(t, v, p, all, place) < points;
}

/** Whether actions could still make more points in this round if a location were not replaced. */
export function isReplacedEarly(t: Tables, v: View, p: PlayerView, no: number): boolean {
  const place = placeOf(p, no)!;
  if (pointUses(t, v, place).length === 0) return false;
  const all = leftToPay(p);
  return pointsOf(t, v, p, all, place) < pointsOf(t, v, p, all);
}

/** What there is besides the price of a redevelopment. */
function leftToPay(p: PlayerView): number[] {
  const all = available(p);
  if (all[REDEVELOPMENT] === 0) spend(all, BRICK_BILL);
  return all;
}

/** Whether a location that the new card counts for points is replaced in the last round, and an idle one would do as well. */
export function isReplacedCounted(t: Tables, v: View, seat: Seat, no: number, others: readonly number[]): boolean {
  const p = v.players[seat]!;
  const place = placeOf(p, no)!;
  const { bonus, bonusGain, bonusCounts, mask } = t.site[v.limbo]!;
  if (!isLast(v, p) || v.solo !== null || bonus?.t !== 'gainsPerType' || amountIn(bonusGain, VP) === 0) return false;
  const isCounted = (other: Place): boolean => !other.ruins && (t.site[other.card]!.mask & bonusCounts) !== 0;
  if (!isCounted(place) || countType(t, p, bonusCounts) + (mask & bonusCounts ? 1 : 0) > bonus.max) return false;
  const isBetter = (other: Place): boolean => !isCounted(other) && isIdle(t, v, p, other, place);
  return (
    others.some((other) => isBetter(placeOf(p, other)!)) &&
    opponents(v, seat).every((other) => isHarmless(t, v, other, seat))
  );
}

/**
 * Whether a location that scores is replaced in the last round although Ruins, which do not, lie beside it. Others may be
 * tempted to raze it, and a card that is yet to come might replace nothing but Ruins.
 */
export function isReplacedIntact(t: Tables, v: View, seat: Seat, no: number, others: readonly number[]): boolean {
  const p = v.players[seat]!;
  const place = placeOf(p, no)!;
  if (!isLast(v, p) || v.solo !== null || v.options.ruinsScore || place.ruins) return false;
  if (!others.some((other) => placeOf(p, other)!.ruins)) return false;
  const { gain, bonusGain } = t.site[v.limbo]!;
  const canComeToo = (card: number): boolean => t.isConnection(card) || canReplace(t, place, t.site[card]!);
  return (
    cardsOf(p).every(canComeToo) &&
    amountIn(gain, CARD) + amountIn(bonusGain, CARD) === 0 &&
    opponents(v, seat).every((other) => isHarmless(t, v, other, seat)) &&
    usefulIn(t, v, seat, {}) !== null
  );
}

/** Whether nothing more comes of a location by itself in this round. */
const isDone = (t: Tables, v: View, { card, ruins, uses }: Place): boolean => {
  const { does, bill } = t.site[card]!;
  return ruins || (does.t !== 'trigger' && (bill === null || uses >= usesOf(v, t.site[card]!)));
};

/**
 * Whether a location does nothing more in this round that another one would not do in its stead. With more than a point at
 * stake, a card in hand that could replace it may find a place elsewhere.
 */
function isIdle(t: Tables, v: View, p: PlayerView, place: Place, instead: Place, lost = 0): boolean {
  const built = t.site[v.limbo]!;
  if (place === instead || canReplace(t, place, built) !== canReplace(t, instead, built)) return false;
  if (!isDone(t, v, place)) return false;
  const hand = cardsOf(p).flatMap((card) => (t.isConnection(card) ? [] : [t.site[card]!]));
  const all = [built, ...hand, ...p.places.flatMap(({ card, ruins }) => (ruins ? [] : [t.site[card]!]))];
  if (all.some(({ copier, does }) => copier || (does.t === 'action' && does.effect.t !== 'gain'))) return false;
  const counts = all.reduce((bits, site) => bits | site.counts | site.bonusCounts, 0);
  const countedIn = ({ card, ruins }: Place): number => (ruins ? 0 : t.site[card]!.mask & counts);
  if ((countedIn(place) & ~t.site[instead.card]!.mask) !== 0) return false;
  const fits = (site: Site): boolean =>
    p.tokens[GREY]! >= site.distance ||
    p.places.some(
      (other) =>
        other !== place &&
        other !== instead &&
        isDone(t, v, other) &&
        countedIn(other) === 0 &&
        canReplace(t, other, site),
    );
  return hand.every((site) => !canReplace(t, place, site) || canReplace(t, instead, site) || (lost > 1 && fits(site)));
}
