import type { Read } from '../answers/notation.ts';
import type { LeaderDesign, Pile, Site, Tables } from '../content/tables.ts';
import {
  ANY,
  BUILDING,
  CARD,
  EXTRA_WORKERS,
  HIRE_PRICE,
  INCORPORATION,
  KINDS,
  REDEVELOP,
  REDEVELOP_ANY,
  STORE_SIZE,
  UNIVERSAL,
  USES,
  WEAPON,
  WORKER,
} from '../content/vocabulary.ts';
import { canUse, countType, isFull, missing, placeOf, workersFor } from '../rules/queries.ts';
import type { Answer, Place } from '../state.ts';
import { type Asked, oncePerAsked } from './asked.ts';
import { TOKENS_FOR } from './contacts.ts';
import type { Demand } from './demand.ts';
import { makesVp } from './points.ts';

/** FS-147. */
export const VISIT_PRICE = 1;

/** Tokens that reach a location to place, and those that replace one. */
const RANGES = TOKENS_FOR[INCORPORATION]!.map(({ g }) => g);
const CARD_OR_RANGES = [CARD, ...RANGES];
const REBUILDS = [REDEVELOP, REDEVELOP_ANY];
const KIND_LIST = [...Array(KINDS).keys()];

/** What can become of a visit in the rest of the turn, with one worker less. */
interface Outing extends Asked {
  left: number;
  leaders: readonly LeaderDesign[];
  /** What the answers that visit bring. */
  visits: readonly Pile[];
}

const has = (pile: Pile | null | undefined, good: number): boolean => {
  if (pile) for (const [g] of pile) if (g === good) return true;
  return false;
};
const hasAny = (pile: Pile | null | undefined, goods: readonly number[]): boolean => {
  if (pile) for (const [g] of pile) if (goods.includes(g)) return true;
  return false;
};

/** What is wrong in any case with sending workers. */
export function fetchingOf(t: Tables, read: Read, { isIdle, isWantedNow, mayGainWorkers, wishesOf, asksFor }: Demand) {
  const outingOf = oncePerAsked((q): Outing => {
    const leaders: LeaderDesign[] = [];
    for (const card of q.cards) if (t.leader[card]) leaders.push(t.leader[card]);
    const visits: Pile[] = [];
    for (const pick of q.legal) if (read(pick).verb === 'visit') visits.push(siteOf(q, pick).produce!);
    return { ...q, left: q.all[WORKER]! - VISIT_PRICE, leaders, visits };
  });

  function siteOf({ v }: Asked, visit: Answer): Site {
    const { seat: owner, no } = read(visit);
    return t.site[placeOf(v.players[owner]!, no)!.card]!;
  }

  /** How many workers it takes to have these resources: those that cards in hand may bring cost none. */
  function workersToHave({ all, sites, leaders, visits }: Outing, need: readonly number[]): number {
    let universal = all[ANY]!;
    let workers = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const lacks = Math.max(0, need[kind]! - all[kind]!);
      if (lacks === 0 || sites.some(({ produce }) => brings(produce, kind)) || stocks(sites, leaders, kind)) continue;
      const bought = Math.max(0, lacks - universal);
      universal = Math.max(0, universal - lacks);
      workers += bought * (visits.some((pile) => brings(pile, kind)) ? VISIT_PRICE : HIRE_PRICE);
    }
    return workers;
  }

  /** Whether a location of one's own, or one to visit, makes one of these. */
  const canMake = ({ p, visits }: Outing, goods: readonly number[]): boolean =>
    p.places.some(({ card }) => hasAny(t.site[card]!.act?.gain, goods)) || visits.some((pile) => hasAny(pile, goods));

  /** Whether a location in hand may still be placed in this turn. A contact drawn for two cards is drawn before it is counted on. */
  const mayIncorporate = oncePerAsked((q): boolean => {
    const x = outingOf(q);
    const { p, cards, left } = x;
    return (
      RANGES.some((g) => p.pool[g]! > 0) ||
      cards.some((card) => t.shot[card]?.colour === INCORPORATION || t.shot[card]?.colour === UNIVERSAL) ||
      (!(p.exhausted & (1 << INCORPORATION)) &&
        workersToHave(x, t.factions[p.faction]!.contacts[INCORPORATION]!.bill.need) <= left) ||
      canMake(x, CARD_OR_RANGES)
    );
  });
  const mayRedevelop = (x: Outing): boolean =>
    x.p.places.length > 0 && (!x.p.redeveloped || REBUILDS.some((g) => x.all[g]! > 0) || canMake(x, REBUILDS));

  /** The locations in hand that may still be put into play in this turn. */
  const placedIn = oncePerAsked((q): readonly Site[] =>
    q.sites.length > 0 && (mayIncorporate(q) || mayRedevelop(outingOf(q))) ? q.sites : [],
  );

  /** Whether a set may be cashed in before it takes more, and in the last turn once again. */
  function isCashed(x: Outing, place: Place): boolean {
    if (isFull(place) || place.uses + (x.ending ? 1 : 0) >= USES) return false;
    const again = x.ending ? workersFor(t, place) + EXTRA_WORKERS : 0;
    const lacks = x.all.slice(0, KINDS).map((_, kind) => missing(t, place, kind));
    return workersToHave(x, lacks) <= x.left - workersFor(t, place) - again;
  }

  /** Whether a location in hand would have a use for resources of this kind, with the workers that are left or that one brings. */
  function asks({ sites, ending, left }: Outing, { act, set, store }: Site, kind: number): boolean {
    const used = act !== null && act.bill.need[kind]! + act.bill.any > 0;
    const manned = used && (left >= act.workers || sites.some((s) => has(s.produce, WORKER) || has(s.stock, WORKER)));
    return manned || (set?.[kind] ?? 0) > 0 || (!ending && (store & (1 << kind)) !== 0);
  }

  /** Whether there may be a use once cards in hand are played, or a set is cashed in: the visit could come too late then. */
  function isPlanned(q: Asked, kind: number): boolean {
    const x = outingOf(q);
    const { p, sites } = x;
    const placed = placedIn(q);
    return (
      (p.pool[kind]! < mostSpent(q, kind) && placed.some((site) => asks(x, site, kind))) ||
      stocks(placed, x.leaders, kind) ||
      p.places.some((place) => (t.site[place.card]!.set?.[kind] ?? 0) > 0 && isCashed(x, place)) ||
      (kind === BUILDING && !p.redeveloped && placed.some((a) => sites.some((b) => a !== b && a.mask & b.mask)))
    );
  }

  /** Whether a location in hand, once placed, has work for workers or draws what may have some. */
  const mayEmploy = ({ act, store, produce, onBuild }: Site): boolean =>
    act !== null || store > 0 || has(produce, CARD) || has(onBuild, CARD);

  /** The workers there may be in the rest of the turn, with all that own locations and visits bring. */
  const mostWorkers = oncePerAsked((q): number => {
    let most = q.all[WORKER]!;
    for (const { card, uses } of q.p.places) {
      const { act } = t.site[card]!;
      for (const [g, n] of act?.gain ?? [])
        for (let use = uses; use < USES; use++)
          if (g === WORKER) most += Math.max(0, n - act!.workers - EXTRA_WORKERS * use);
    }
    for (const pile of outingOf(q).visits)
      for (const [g, n] of pile) if (g === WORKER) most += Math.max(0, n - VISIT_PRICE);
    return most;
  });

  /** Whether resources may be had in the rest of the turn, besides what takes so many workers. */
  const mayHave = (q: Asked, need: readonly number[], workers: number): boolean =>
    workersToHave(outingOf(q), need) <= mostWorkers(q) + (mayGainWorkers(q) ? 1 : 0) - workers;

  /** The resources of a kind that can be spent or kept in the rest of the turn at most, each use by a worker of its own. */
  function mostSpent(q: Asked, kind: number): number {
    const { p, cards, sites, ending } = q;
    const { contacts } = t.factions[p.faction]!;
    let uses = 0;
    let each = 0;
    let sum = (kind === BUILDING && !p.redeveloped ? 1 : 0) + (kind === WEAPON ? outingOf(q).leaders.length : 0);
    const count = ({ act, set, store }: Site, left: number): void => {
      const need = act === null ? 0 : act.bill.need[kind]! + act.bill.any;
      if (need > 0) uses += left;
      each = Math.max(each, need);
      sum += USES * (set?.[kind] ?? 0) + (!ending && (store & (1 << kind)) !== 0 ? STORE_SIZE : 0);
    };
    for (const site of sites) count(site, USES);
    for (const place of p.places) count(t.site[place.card]!, USES - place.uses);
    for (const { colour, bill } of contacts) if (!(p.exhausted & (1 << colour))) sum += bill.need[kind]! + bill.any;
    for (const card of cards) sum += (t.shot[card]?.bill.need[kind] ?? 0) + (t.shot[card]?.bill.any ?? 0);
    return sum + each * Math.min(uses, mostWorkers(q) - VISIT_PRICE);
  }

  /** Whether a location of one's own has work for workers, as far as there may be enough of them to have what it takes. */
  function isManned(q: Asked, place: Place): boolean {
    const { p, sites, ending } = q;
    const { act, set } = t.site[place.card]!;
    if (act === null || place.uses >= USES || has(act.gain, WORKER)) return false;
    if ((act.only === 'vp' && isFull(place)) || isIdle(p, place, sites, ending, 0)) return false;
    const x = outingOf(q);
    if (placedIn(q).length > 0 || x.leaders.length > 0) return true;
    const need = set === null ? act.bill.need : KIND_LIST.map((kind) => missing(t, place, kind));
    return workersToHave(x, need) + workersFor(t, place) + act.bill.workers <= mostWorkers(q);
  }

  /** Whether so many more workers could do anything. What is drawn for two cards can be drawn before they are made, unless thieves make hurry. */
  function employs(q: Asked, more: number): boolean {
    const { p, legal, ending, thieves } = q;
    if ((thieves && legal.includes('swap')) || p.places.some((place) => isManned(q, place))) return true;
    if (outingOf(q).visits.some((pile) => pile.some(([g]) => g !== WORKER)) || placedIn(q).some(mayEmploy)) return true;
    const wishes = wishesOf({ ...p, pool: p.pool.with(WORKER, p.pool[WORKER]! + more) }, HIRE_PRICE, ending);
    return KIND_LIST.some((kind) => asksFor(wishes, kind));
  }

  /** Whether it takes the last worker, and a location could make VP with that one. */
  const isMissed = ({ v, seat, p, all }: Asked): boolean =>
    all[WORKER] === VISIT_PRICE && p.places.some((place) => makesVp(t, place) && canUse(t, v, seat, place, all));

  /**
   * Whether a visit brings nothing but a worker for the worker, or goods nothing of the visitor's asks for: then all it does
   * is give its owner a worker (FS-146).
   */
  function isIdleVisit(q: Asked, pick: Answer): boolean {
    const { produce, per } = siteOf(q, pick);
    return produce!.every(([g, n]) => {
      if (g < KINDS) return !isWantedNow(q, g, VISIT_PRICE) && (isMissed(q) || !isPlanned(q, g));
      if (g !== WORKER) return false;
      const more = n * (per === 0 ? 1 : countType(t, q.v.players[read(pick).seat]!, per)) - VISIT_PRICE;
      return more <= 0 || !employs(q, more);
    });
  }

  /** Whether a location of one's own makes nothing but workers, and those could do nothing. */
  const isIdleUse = (q: Asked, place: Place): boolean =>
    t.site[place.card]!.act!.gain.every(([g, n]) => g === WORKER && !employs(q, n - workersFor(t, place)));

  return { mayIncorporate, mayHave, isIdleVisit, isIdleUse };
}

/** Whether one of these goods is a resource of this kind, or any. */
const brings = (pile: Pile | null, kind: number): boolean => has(pile, kind) || has(pile, ANY);

/** Whether a card in hand comes into play with such a resource. */
const stocks = (sites: readonly Site[], leaders: readonly LeaderDesign[], kind: number): boolean =>
  sites.some(({ stock }) => brings(stock, kind)) || leaders.some(({ stock }) => brings(stock, kind));
