import type { Seat } from '@ashtown/engine';
import type { Site, Tables } from '../content/tables.ts';
import { ANY, BUILDING, REDEVELOP, REDEVELOP_ANY } from '../content/vocabulary.ts';
import { accessible, isStock, placeOf } from '../rules/queries.ts';
import type { Picks, Player } from '../state.ts';
import { LEADER, makeToken, withPlace } from './notation.ts';

/** What may replace what, and how that is paid (section 12). */

type Method = Picks['method'];

/** Where types are expected and any will do (FS-118). */
export const ALL = -1;

/** Types of what can be replaced now, as bits; ALL with a universal token. `all` is what is `accessible`. */
export function replaceableTypes(t: Tables, p: Player, all: readonly number[]): number {
  if (p.places.length === 0) return 0;
  if (all[REDEVELOP_ANY]! > 0) return ALL;
  if (all[REDEVELOP]! === 0 && !canBuild(p, all)) return 0;
  let bits = 0;
  for (let i = 0; i < p.places.length; i++) bits |= t.site[p.places[i]!.card]!.mask;
  return bits;
}
/** FS-115. */
const canBuild = (p: Player, all: readonly number[]): boolean =>
  !p.redeveloped && (all[BUILDING]! > 0 || all[ANY]! > 0);

const REPLACE = withPlace<Picks['replace']>('replace');
/** What the new card may replace (FS-113, FS-114, FS-118). */
export function replaceable(t: Tables, p: Player, seat: Seat, site: Site): Picks['replace'][] {
  const all = accessible(t, p);
  const picks: Picks['replace'][] = [];
  for (const place of p.places)
    if (all[REDEVELOP_ANY]! > 0 || (t.site[place.card]!.mask & site.mask) !== 0) picks.push(REPLACE(seat, place.no));
  return picks;
}

/** FS-125: a token of the pool first, since it is good for nothing else. */
export function methods(t: Tables, p: Player, seat: Seat, no: number, site: Site): Method[] {
  const matching = (t.site[placeOf(p, no)!.card]!.mask & site.mask) !== 0;
  const plain = matching ? tokensOf(t, p, seat, REDEVELOP) : [];
  const spared = matching && p.pool[REDEVELOP]! > 0;
  const anyType = spared ? onCards(t, p, seat, REDEVELOP_ANY) : tokensOf(t, p, seat, REDEVELOP_ANY);
  const building: Method[] = matching && canBuild(p, accessible(t, p)) ? ['with building'] : [];
  const ways = [...plain, ...anyType];
  return p.pool[REDEVELOP]! + p.pool[REDEVELOP_ANY]! > 0 ? [...ways, ...building] : [...building, ...ways];
}

/** One token of this good: from the pool, or else from each card that has one. */
const tokensOf = (t: Tables, p: Player, seat: Seat, g: number): Method[] =>
  p.pool[g]! > 0 ? [`with ${makeToken(g, seat, -1)}` as Method] : onCards(t, p, seat, g);

function onCards(t: Tables, p: Player, seat: Seat, g: number): Method[] {
  if (p.pool[g]! > 0) return [];
  const found: Method[] = [];
  if (p.leader !== null && p.leader.stock[g]! > 0) found.push(`with ${makeToken(g, seat, LEADER)}` as Method);
  for (const place of p.places)
    if (isStock(t, place) && place.stock![g]! > 0) found.push(`with ${makeToken(g, seat, place.no)}` as Method);
  return found;
}
