import type { Seat } from '@ashtown/engine';
import type { Read } from '../answers/notation.ts';
import type { Pile, Site, Tables } from '../content/tables.ts';
import {
  ANY,
  BUILDING,
  CARD,
  CONTACTS,
  EXTRA_WORKERS,
  HIRE_PRICE,
  INCORPORATION,
  KINDS,
  REDEVELOP,
  REDEVELOP_ANY,
  UNIVERSAL,
  USES,
  WORKER,
} from '../content/vocabulary.ts';
import { accessible, canUse, countType, isFull, missing, placeOf, workersFor } from '../rules/queries.ts';
import type { Answer, Place, PlayerView, View } from '../state.ts';
import { cardsOf, sitesOf } from './cards.ts';
import type { Demand } from './demand.ts';
import { isEnding } from './last.ts';
import { makesVp } from './points.ts';

/** FS-147. */
export const VISIT_PRICE = 1;

/** Tokens that reach a location to place, and those that replace one. */
const RANGES = [...CONTACTS[INCORPORATION]!, ...CONTACTS[UNIVERSAL]!].map(({ g }) => g);
const REBUILDS = [REDEVELOP, REDEVELOP_ANY];

/** What can become of a visit in the rest of the turn, with one worker less. */
export function fetchingOf(
  t: Tables,
  v: View,
  seat: Seat,
  legal: readonly Answer[],
  read: Read,
  { isIdle, isWanted }: Demand,
) {
  const p = v.players[seat]!;
  const ending = isEnding(t, v, seat);
  const all = accessible(t, p);
  const left = all[WORKER]! - VISIT_PRICE;
  const cards = cardsOf(p);
  const sites = sitesOf(t, p);
  const leaders = cards.flatMap((card) => t.leader[card] ?? []);
  const visits = legal.filter((other) => read(other).verb === 'visit');
  const siteOf = (visit: Answer): Site => {
    const { seat: owner, no } = read(visit);
    return t.site[placeOf(v.players[owner]!, no)!.card]!;
  };
  const has = (pile: Pile | null | undefined, goods: readonly number[]): boolean =>
    pile?.some(([g]) => goods.includes(g)) ?? false;

  /** How many workers it takes to have these resources: those that cards in hand may bring cost none. */
  function workersToHave(need: readonly number[]): number {
    let universal = all[ANY]!;
    let workers = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const kinds = [kind, ANY];
      const inHand = sites.some(({ produce }) => has(produce, kinds));
      if (inHand || [...sites, ...leaders].some(({ stock }) => has(stock, kinds))) continue;
      const lacks = Math.max(0, need[kind]! - all[kind]!);
      const bought = Math.max(0, lacks - universal);
      universal = Math.max(0, universal - lacks);
      workers += bought * (visits.some((other) => has(siteOf(other).produce, kinds)) ? VISIT_PRICE : HIRE_PRICE);
    }
    return workers;
  }

  /** Whether a location of one's own, or one to visit, makes one of these. */
  const canMake = (goods: readonly number[]): boolean =>
    p.places.some(({ card }) => has(t.site[card]!.act?.gain, goods)) ||
    visits.some((other) => has(siteOf(other).produce, goods));

  /** Whether a location in hand may still be placed in this turn. A contact drawn for two cards is drawn before it is counted on. */
  const mayIncorporate = (): boolean =>
    (!(p.exhausted & (1 << INCORPORATION)) &&
      workersToHave(t.factions[p.faction]!.contacts[INCORPORATION]!.bill.need) <= left) ||
    RANGES.some((g) => p.pool[g]! > 0) ||
    cards.some((card) => t.shot[card]?.colour === INCORPORATION || t.shot[card]?.colour === UNIVERSAL) ||
    canMake([CARD, ...RANGES]);
  const mayRedevelop = (): boolean =>
    p.places.length > 0 && (!p.redeveloped || REBUILDS.some((g) => all[g]! > 0) || canMake(REBUILDS));

  /** Whether a set may be cashed in before it takes more, and in the last turn once again. */
  function isCashed(place: Place): boolean {
    if (isFull(place) || place.uses + (ending ? 1 : 0) >= USES) return false;
    const again = ending ? workersFor(t, place) + EXTRA_WORKERS : 0;
    const lacks = all.slice(0, KINDS).map((_, kind) => missing(t, place, kind));
    return workersToHave(lacks) <= left - workersFor(t, place) - again;
  }

  /** Whether a location in hand would have a use for resources of this kind, with the workers that are left or that one brings. */
  function asks({ act, set, store }: Site, kind: number): boolean {
    const used = act !== null && act.bill.need[kind]! + act.bill.any > 0;
    const manned =
      used && (left >= act.workers || sites.some((s) => has(s.produce, [WORKER]) || has(s.stock, [WORKER])));
    return manned || (set?.[kind] ?? 0) > 0 || (!ending && (store & (1 << kind)) !== 0);
  }

  /** Whether there may be a use once cards in hand are played, or a set is cashed in: the visit could come too late then. */
  function isPlanned(kind: number): boolean {
    const placed = mayIncorporate() || mayRedevelop() ? sites : [];
    return (
      placed.some((site) => asks(site, kind)) ||
      [...placed, ...leaders].some(({ stock }) => has(stock, [kind, ANY])) ||
      p.places.some((place) => (t.site[place.card]!.set?.[kind] ?? 0) > 0 && isCashed(place)) ||
      (kind === BUILDING && !p.redeveloped && placed.some((a) => sites.some((b) => a !== b && a.mask & b.mask)))
    );
  }

  const withWorkers = (more: number): PlayerView => ({ ...p, pool: p.pool.with(WORKER, p.pool[WORKER]! + more) });

  /** Whether a location in hand, once placed, has work for workers or draws what may have some. */
  const mayEmploy = ({ act, store, produce, onBuild }: Site): boolean =>
    act !== null || store > 0 || has(produce, [CARD]) || has(onBuild, [CARD]);

  /** Whether so many more workers could do anything. */
  const employs = (more: number): boolean =>
    (sites.some(mayEmploy) && (mayIncorporate() || mayRedevelop())) ||
    legal.includes('swap') ||
    p.places.some((place) => {
      const { act } = t.site[place.card]!;
      if (act === null || place.uses >= USES || has(act.gain, [WORKER])) return false;
      return !(act.only === 'vp' && isFull(place)) && !isIdle(p, place, sites, ending, 0);
    }) ||
    visits.some((other) => siteOf(other).produce!.some(([g]) => g !== WORKER)) ||
    [...Array(KINDS).keys()].some((kind) => isWanted(withWorkers(more), kind, HIRE_PRICE, ending));

  /** Whether it takes the last worker, and a location could make VP with that one. */
  const isMissed = (): boolean =>
    left === 0 && p.places.some((place) => makesVp(t, place) && canUse(t, v, seat, place, all));

  /**
   * Whether a visit brings nothing but a worker for the worker, or goods nothing of the visitor's asks for: then all it does
   * is give its owner a worker (FS-146).
   */
  function isIdleVisit(pick: Answer): boolean {
    const { produce, per } = siteOf(pick);
    const times = per === 0 ? 1 : countType(t, v.players[read(pick).seat]!, per);
    return produce!.every(([g, n]) => {
      if (g < KINDS) return !isWanted(p, g, VISIT_PRICE, ending) && (isMissed() || !isPlanned(g));
      return g === WORKER && (n * times <= VISIT_PRICE || !employs(n * times - VISIT_PRICE));
    });
  }

  /** Whether a location of one's own makes nothing but workers, and those could do nothing. */
  function isIdleUse(place: Place): boolean {
    const { gain } = t.site[place.card]!.act!;
    return gain.every(([g, n]) => g === WORKER && !employs(n - workersFor(t, place)));
  }

  return { mayIncorporate, isIdleVisit, isIdleUse };
}
