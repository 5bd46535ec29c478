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
import { accessible, countType, isFull, missing, placeOf, workersFor } from '../rules/queries.ts';
import type { Answer, Place, View } from '../state.ts';
import { isWanted } from './demand.ts';
import { isEnding } from './last.ts';

/** FS-147. */
const VISIT_PRICE = 1;

/** Tokens that reach a location to place. */
const RANGES = [...CONTACTS[INCORPORATION]!, ...CONTACTS[UNIVERSAL]!].map(({ g }) => g);

/** Whether a location has a use for resources of this kind. */
const asks = ({ act, set, store }: Site, kind: number): boolean =>
  (act !== null && act.bill.need[kind]! + act.bill.any > 0) || (set?.[kind] ?? 0) > 0 || (store & (1 << kind)) !== 0;

/**
 * Whether a visit brings nothing but a worker for the worker, or goods nothing of the visitor's asks for: then all it does is
 * give its owner a worker (FS-146).
 */
export function isIdleVisit(
  t: Tables,
  v: View,
  seat: Seat,
  legal: readonly Answer[],
  read: Read,
  pick: Answer,
): boolean {
  const siteOf = (visit: Answer): Site => {
    const { seat: owner, no } = read(visit);
    return t.site[placeOf(v.players[owner]!, no)!.card]!;
  };
  const p = v.players[seat]!;
  const ending = isEnding(t, v, seat);
  const { produce, per } = siteOf(pick);
  const times = per === 0 ? 1 : countType(t, v.players[read(pick).seat]!, per);
  const cards = [...p.seen, ...p.hand].filter((card) => card !== null);
  const sites = cards.flatMap((card) => t.site[card] ?? []);
  const leaders = cards.flatMap((card) => t.leader[card] ?? []);
  /** Whether a set may be cashed in before it takes more, and in the last turn once again: what it lacks can be placed, fetched or hired. */
  const isCashed = (place: Place): boolean => {
    if (isFull(place) || place.uses + (ending ? 1 : 0) >= USES) return false;
    const all = accessible(t, p);
    const again = ending ? workersFor(t, place) + EXTRA_WORKERS : 0;
    let left = all[WORKER]! - VISIT_PRICE - workersFor(t, place) - again;
    let universal = all[ANY]!;
    for (let kind = 0; kind < KINDS; kind++) {
      const brings = (pile: Pile | null): boolean => pile?.some(([g]) => g === kind || g === ANY) ?? false;
      if (missing(t, place, kind) === 0 || all[kind]! > 0 || sites.some((site) => brings(site.produce))) continue;
      if (cards.some((card) => brings((t.site[card] ?? t.leader[card])?.stock ?? null))) continue;
      if (universal-- > 0) continue;
      left -= legal.some((other) => read(other).verb === 'visit' && brings(siteOf(other).produce))
        ? VISIT_PRICE
        : HIRE_PRICE;
    }
    return left >= 0;
  };
  /** Whether a location in hand may still be placed in this turn. A contact drawn for two cards is drawn before it is counted on. */
  const mayPlace = (): boolean => {
    if (!(p.exhausted & (1 << INCORPORATION)) || (!p.redeveloped && p.places.length > 0)) return true;
    const all = accessible(t, p);
    const places = (g: number): boolean => g === REDEVELOP || g === REDEVELOP_ANY || RANGES.includes(g);
    const brings = (pile: Pile | undefined): boolean => pile?.some(([g]) => g === CARD || places(g)) ?? false;
    return (
      all[REDEVELOP]! + all[REDEVELOP_ANY]! > 0 ||
      RANGES.some((g) => p.pool[g]! > 0) ||
      cards.some((card) => t.shot[card]?.colour === INCORPORATION || t.shot[card]?.colour === UNIVERSAL) ||
      p.places.some(({ card }) => brings(t.site[card]!.act?.gain)) ||
      legal.some((other) => read(other).verb === 'visit' && brings(siteOf(other).produce!))
    );
  };
  const placed = mayPlace() ? sites : [];
  /** Whether there may be a use once cards in hand are played, or a set is cashed in: the visit could come too late then. */
  const isPlanned = (kind: number): boolean =>
    placed.some((site) => asks(site, kind)) ||
    [...placed, ...leaders].some(({ stock }) => stock?.some(([g]) => g === kind || g === ANY)) ||
    p.places.some((place) => (t.site[place.card]!.set?.[kind] ?? 0) > 0 && isCashed(place)) ||
    (kind === BUILDING && !p.redeveloped && placed.some((a) => sites.some((b) => a !== b && a.mask & b.mask)));
  /** Whether so many more workers could do anything. */
  const employs = (more: number): boolean =>
    sites.length > 0 ||
    legal.includes('swap') ||
    p.places.some((place) => {
      const { act } = t.site[place.card]!;
      return act !== null && place.uses < USES && !(act.only === 'vp' && isFull(place));
    }) ||
    legal.some((other) => read(other).verb === 'visit' && siteOf(other).produce!.some(([g]) => g !== WORKER)) ||
    [...Array(KINDS).keys()].some((kind) => isWanted(t, p, kind, HIRE_PRICE - more, ending));
  return produce!.every(([g, n]) => {
    if (g < KINDS) return !isWanted(t, p, g, VISIT_PRICE, ending) && !isPlanned(g);
    return g === WORKER && (n * times <= VISIT_PRICE || !employs(n * times - VISIT_PRICE));
  });
}
