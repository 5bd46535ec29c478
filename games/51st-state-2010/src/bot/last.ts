import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import {
  ANY,
  BUILDING,
  END_SCORE,
  LEADER_SLOTS,
  REDEVELOP,
  REDEVELOP_ANY,
  type Sort,
  USES,
  VP1,
  VP2,
  WEAPON,
  WORKER,
} from '../content/vocabulary.ts';
import { accessible, canUse, isFull, scoreOf, workersFor } from '../rules/queries.ts';
import type { Place, PlayerView, View } from '../state.ts';

/** The last turn of a game: what is kept for a later one is worth nothing any more. */

/** Whether the game surely ends with this turn: somebody has the points, of which none are ever lost (FS-179). */
export const isLast = (v: View): boolean => v.players.some((q) => scoreOf(q) >= END_SCORE);

/** The same, or an opponent only has to use a location or replace something for the last of the points. */
export function isEnding(t: Tables, v: View, seat: Seat): boolean {
  for (let other = 0; other < v.players.length; other++) {
    const q = v.players[other]!;
    const lacks = END_SCORE - scoreOf(q);
    if (lacks <= 0) return true;
    if (lacks > MOST_AT_ONCE || other === seat || q.passed) continue;
    if (canScore(t, v, other, lacks) || canReplace(t, q)) return true;
  }
  return false;
}

/** The most that one use of a location brings, and what a redevelopment or a change of the leader brings. */
const MOST_AT_ONCE = 2;

/** Whether a card everybody has seen can replace a location or the leader. */
function canReplace(t: Tables, q: PlayerView): boolean {
  const all = accessible(t, q);
  const types = q.places.reduce((bits, { card }) => bits | t.site[card]!.mask, 0);
  const paid = all[REDEVELOP]! > 0 || (!q.redeveloped && all[BUILDING]! + all[ANY]! > 0);
  return q.seen.some((card) => {
    const site = t.site[card];
    if (t.leader[card]) return q.leader !== null && all[WEAPON]! + all[ANY]! > 0;
    return site && types !== 0 && (all[REDEVELOP_ANY]! > 0 || (paid && (site.mask & types) !== 0));
  });
}

function canScore(t: Tables, v: View, seat: Seat, points: number): boolean {
  const q = v.players[seat]!;
  const all = accessible(t, q);
  return q.places.some(
    (place) =>
      !isFull(place) &&
      canUse(t, v, seat, place, all) &&
      t.site[place.card]!.act!.gain.some(([g]) => (g === VP1 && points === 1) || g === VP2),
  );
}

/** Whether a location that can still be used, or one in hand, takes a tucked card of this sort as a price. */
export function isPrice(t: Tables, p: PlayerView, sort: Sort): boolean {
  const takes = (card: number | null): boolean => {
    const tucked = (card !== null && t.site[card]?.act?.bill.tucked) || null;
    return tucked === sort || tucked === 'either';
  };
  const canStill = (place: Place): boolean =>
    place.uses < USES && !isFull(place) && accessible(t, p)[WORKER]! >= workersFor(t, place);
  return p.places.some((place) => takes(place.card) && canStill(place)) || p.seen.some(takes) || p.hand.some(takes);
}

/** Whether tucking a card of this sort can bring a point in the same turn: the leader's, or as a price. */
export function scoresAtOnce(t: Tables, p: PlayerView, sort: Sort): boolean {
  const deed = sort === 'spoils' ? 'conquer' : 'cooperate';
  const led = p.leader !== null && !isFull(p.leader, LEADER_SLOTS) && t.leader[p.leader.card]!.on === deed;
  return led || isPrice(t, p, sort);
}

/** Whether somebody else can steal what does not lie in a store or on a set (FS-159). */
export function hasThieves(t: Tables, v: View, seat: Seat): boolean {
  for (let other = 0; other < v.players.length; other++)
    if (other !== seat)
      for (const { card } of v.players[other]!.places) if (t.site[card]!.act?.op === 'STEAL') return true;
  return false;
}
