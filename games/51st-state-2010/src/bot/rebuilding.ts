import type { Read } from '../answers/notation.ts';
import type { Tables } from '../content/tables.ts';
import {
  ANY,
  BUILDING,
  END_SCORE,
  KINDS,
  OPEN,
  REDEVELOP,
  REDEVELOP_ANY,
  REPLACED_VP,
  SWAP,
  WORKER,
} from '../content/vocabulary.ts';
import { canPay, canPayResources, canUse, placeOf, scoreOf, workersFor } from '../rules/queries.ts';
import type { Place, PlayerView } from '../state.ts';
import type { Asked } from './asked.ts';
import type { Demand } from './demand.ts';
import { isSpent, makesVp, vpIn } from './points.ts';

const KIND_LIST = [...Array(KINDS).keys()];

/** The places of a State once a card has replaced one of them. */
const placesWith = (p: PlayerView, old: Place, card: number): Place[] =>
  p.places.map((place) => (place === old ? { ...old, card, ones: 0, twos: 0, stock: null } : place));

/** What is wrong in any case with a redevelopment. */
export function rebuildingOf(t: Tables, read: Read, { isWanted, wishesOf, asksFor }: Demand) {
  /**
   * Whether a location to be replaced could make VP first: for resources that nothing asks for once it is gone, of a set all
   * but one, and for workers that others which make VP leave. The points may end the game too soon.
   */
  function skipsPoint({ v, seat, p, all, cards, ending }: Asked, old: Place, f: number): boolean {
    if (!makesVp(t, old) || old.uses > 0 || !canUse(t, v, seat, old, all)) return false;
    const { act, set } = t.site[old.card]!;
    const { bill, gain } = act!;
    if (bill.tucked !== null || bill.workers > 0 || (!ending && scoreOf(p) + vpIn(gain) + REPLACED_VP >= END_SCORE))
      return false;

    const paid = all[REDEVELOP]! + all[REDEVELOP_ANY]! > 0 ? 0 : 1;
    const need = bill.need.map((n, kind) => n + (kind === BUILDING ? paid : 0));
    if (!canPayResources(all, need, bill.any)) return false;
    const pool = p.pool.map((n, g) => n - (bill.need[g] ?? 0));
    if (paid > 0 && pool[BUILDING]! > 0) pool[BUILDING]!--;
    else if (paid > 0 && all[BUILDING] === p.pool[BUILDING]) pool[ANY]!--;
    const card = cards.find((c) => t.face[c] === f)!;
    const places = placesWith(p, old, card);
    const after: PlayerView = {
      ...p,
      pool,
      places,
      seen: p.seen.filter((c) => c !== card),
      hand: p.hand.filter((c) => c !== card),
      redeveloped: true,
    };
    const isFree = (kind: number, left: number[]): boolean =>
      left[kind]! >= 0 && !isWanted({ ...after, pool: left.with(ANY, 0) }, kind, 0, ending);
    let asked = 0;
    for (let kind = 0; kind < KINDS; kind++)
      if (bill.need[kind]! + (set?.[kind] ?? 0) > 0 && !isFree(kind, pool)) asked++;
    if (asked > (set === null ? 0 : 1)) return false;
    for (let n = 0; n < bill.any; n++) {
      const kind = KIND_LIST.find((k) => isFree(k, pool.with(k, pool[k]! - 1)));
      if (kind === undefined) return false;
      pool[kind]!--;
    }
    let workers = all[WORKER]!;
    for (const place of p.places.concat(places.filter(({ card: c }) => c === card)))
      if (makesVp(t, place) && (place === old || canPay(all, p, t.site[place.card]!.act!.bill, 0)))
        workers -= workersFor(t, place) + t.site[place.card]!.act!.bill.workers;
    return workers >= 0;
  }

  /** Whether every location that could be replaced could make VP first, and nobody steals meanwhile what is to pay for it. */
  function isTooSoon(q: Asked, f: number): boolean {
    const { mask } = t.sites[f]!;
    const free = q.all[REDEVELOP_ANY]! > 0;
    if (q.thieves) return false;
    return q.p.places.every((old) => (!free && !(t.site[old.card]!.mask & mask)) || skipsPoint(q, old, f));
  }

  /**
   * Whether a location has nothing to give but no more goods than come back from a set that is replaced (FS-121), where
   * nothing asks for them.
   */
  function isDrained({ v, p, ending }: Asked, { card, stock }: Place, old: Place): boolean {
    if (t.site[card]!.stock === null) return false;
    const laid = KIND_LIST.filter((kind) => old.stock !== null && old.stock[kind]! > 0);
    if (stock!.reduce((sum, n) => sum + n, 0) > laid.length) return false;
    const after: PlayerView = { ...p, places: placesWith(p, old, v.limbo), redeveloped: true };
    const wishes = wishesOf(after, 0, ending);
    return !laid.some((kind) => asksFor(wishes, kind));
  }

  /** Whether a location that takes no visitors is still of use in later turns. */
  function isUseful(place: Place): boolean {
    const { layout, stock } = t.site[place.card]!;
    return layout !== OPEN && stock === null && !isSpent(t, place);
  }

  /**
   * Whether a spent location could be replaced instead, or one that is drained, and is of no type that anything in hand or
   * in play goes by.
   */
  function sparesSpent(q: Asked, no: number): boolean {
    const { v, legal, p, sites, ending } = q;
    const old = placeOf(p, no)!;
    const scores = makesVp(t, old);
    if (!scores && (ending || !isUseful(old))) return false;
    const { mask } = t.site[old.card]!;
    const placed = t.site[v.limbo]!;
    return legal.some((other) => {
      const spent = placeOf(p, read(other).no)!;
      const types = t.site[spent.card]!.mask & ~mask;
      return (
        (isSpent(t, spent) || (scores && isDrained(q, spent, old))) &&
        !((placed.per | placed.counted) & types) &&
        !sites.some((site) => site.per & types || (site.mask & types && !(site.mask & mask))) &&
        !p.places.some(({ card }) => t.site[card]!.per & types)
      );
    });
  }

  /**
   * A token on the base that would do, with nothing left in hand to use it for before Cleanup takes it, while the building
   * material is of use, or decides a tie (FS-184).
   */
  function sparesToken({ v, legal, p, all, cards, sites, ending }: Asked, no: number): boolean {
    if (cards.length - sites.length >= SWAP.discard) return false;
    const types = p.places.reduce((bits, { no: other, card }) => bits | (other === no ? 0 : t.site[card]!.mask), 0);
    const fits = t.site[v.limbo]!.mask | types;
    const isLost =
      (legal.includes('with redevelop') && !sites.some(({ mask }) => mask & fits)) ||
      (legal.includes('with redevelopAny') && sites.length === 0);
    if (!isLost) return false;
    const paid = p.pool[BUILDING]! > 0 || all[BUILDING] !== p.pool[BUILDING] ? BUILDING : ANY;
    const pool = p.pool.with(paid, p.pool[paid]! - 1);
    const after: PlayerView = { ...p, pool, places: placesWith(p, placeOf(p, no)!, v.limbo), redeveloped: true };
    return ending || KIND_LIST.some((kind) => (paid === ANY || kind === paid) && isWanted(after, kind, 0));
  }

  return { isTooSoon, sparesSpent, sparesToken };
}
