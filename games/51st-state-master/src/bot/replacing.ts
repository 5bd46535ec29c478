import type { Seat } from '@ashtown/engine';
import { billOf, type Site, type Tables } from '../content/tables.ts';
import { CARD, END_VP, REDEVELOP_COST, REDEVELOPMENT, VP, WORKER } from '../content/vocabulary.ts';
import { available, canPay, canReplace, opponents, placeOf, playerAt, usesOf } from '../rules/queries.ts';
import { meritsOf } from '../standing.ts';
import type { Place, PlayerView, View } from '../state.ts';
import { amountIn, cardsOf } from './demand.ts';
import { spend } from './engine.ts';
import { mostPoints } from './points.ts';
import { isHarmless, isHost, usefulIn } from './reach.ts';

/** What a redevelopment gives up. */

const BRICK_BILL = billOf(REDEVELOP_COST);

/**
 * Whether an action is replaced in the last round that could still bring points, and another location, one that does
 * nothing any more, could be replaced for the same price. A round that a leader can end counts as the last one, too.
 */
export function isReplacedUnused(t: Tables, v: View, seat: Seat, no: number, others: readonly number[]): boolean {
  const p = v.players[seat]!;
  const place = placeOf(p, no)!;
  if (pointUses(t, v, place).length === 0) return false;
  const all = available(p);
  if (all[REDEVELOPMENT] === 0) spend(all, BRICK_BILL);
  if (!canPay(all, p, t.site[place.card]!.bill!)) return false;
  const idle = others.map((other) => placeOf(p, other)!).filter((other) => isIdle(t, v, p, other, place));
  if (idle.length === 0) return false;
  const added = pointUses(t, v, null);
  const most = (without: Place | null): number => {
    const ways = p.places.flatMap((other) => (other === without ? [] : pointUses(t, v, other)));
    return mostPoints(p, [...ways, ...added], all);
  };
  const points = most(null);
  if (!v.ending && !(p.vp + 1 + points >= END_VP && isAhead(v, seat))) return false;
  // Whoever visits the other location would bring a worker.
  if (!idle.some((other) => !isHost(t, other))) all[WORKER]!++;
  return most(place) < points;
}

/**
 * Whether a location that scores is replaced in the last round although Ruins, which do not, lie beside it. Others may be
 * tempted to raze it, and a card that is yet to come might replace nothing but Ruins.
 */
export function isReplacedIntact(t: Tables, v: View, seat: Seat, no: number, others: readonly number[]): boolean {
  const p = v.players[seat]!;
  const place = placeOf(p, no)!;
  if (!v.ending || v.solo !== null || v.options.ruinsScore || place.ruins) return false;
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

/** The points an action may bring, once for every use it has left; of the card that is being built where there is no place. */
function pointUses(t: Tables, v: View, place: Place | null): Site[] {
  const site = t.site[place ? place.card : v.limbo]!;
  if (place?.ruins || site.bill === null || site.does.t !== 'action' || amountIn(site.gain, VP) === 0) return [];
  return Array(usesOf(v, site) - (place?.uses ?? 0)).fill(site);
}

const isAhead = (v: View, seat: Seat): boolean => {
  const points = (other: Seat): number => meritsOf(v, playerAt(v, other))[0]!;
  return opponents(v, seat).every((other) => points(other) < points(seat));
};

/** Whether a location does nothing more in this round that another one would not do in its stead. */
function isIdle(t: Tables, v: View, p: PlayerView, place: Place, instead: Place): boolean {
  const site = t.site[place.card]!;
  const built = t.site[v.limbo]!;
  if (place === instead || canReplace(t, place, built) !== canReplace(t, instead, built)) return false;
  if (!place.ruins && site.does.t === 'trigger') return false;
  if (!place.ruins && site.bill !== null && place.uses < usesOf(v, site)) return false;
  const counted = place.ruins ? 0 : site.mask & ~t.site[instead.card]!.mask;
  const isAfter = ({ does, copier, counts, bonusCounts }: Site): boolean =>
    copier || (does.t === 'action' && does.effect.t !== 'gain') || (counted & (counts | bonusCounts)) !== 0;
  if (isAfter(built) || p.places.some(({ card, ruins }) => !ruins && isAfter(t.site[card]!))) return false;
  return cardsOf(p).every((card) => {
    if (t.isConnection(card)) return true;
    const other = t.site[card]!;
    return !isAfter(other) && (!canReplace(t, place, other) || canReplace(t, instead, other));
  });
}
