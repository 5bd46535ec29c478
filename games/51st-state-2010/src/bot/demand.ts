import type { Bill, Pile, Site, Tables } from '../content/tables.ts';
import {
  ANY,
  BUILDING,
  EXTRA_WORKERS,
  HIRE_PRICE,
  KINDS,
  OPEN,
  REDEVELOP,
  REDEVELOP_ANY,
  REDEVELOP_PRICE,
  STORE_SIZE,
  SWAP,
  USES,
  WEAPON,
  WORKER,
} from '../content/vocabulary.ts';
import { accessible, canPay, handSize, isFull, missing, workersFor } from '../rules/queries.ts';
import type { Place, PlayerView } from '../state.ts';
import { type Asked, oncePerAsked } from './asked.ts';
import { cardsOf, sitesAmong } from './cards.ts';
import { isNeeded, rangesOf, TOKEN_COLOUR, TOKEN_RANGE, TOKENS_FOR } from './contacts.ts';
import type { Room } from './room.ts';

/** What is asked for by one who could have another resource for so many workers. */
interface Wishes {
  p: PlayerView;
  price: number;
  all: readonly number[];
  /** By kind: what is asked for in any case, and what locations in hand may ask for later. */
  asked: readonly number[];
  planned: readonly number[];
  wishes: readonly Wish[];
}
interface Wish {
  bill: Bill;
  times: number;
  /** Workers left to have more. */
  spare: number;
}

/** What a player has a use for. */
export function demandOf(t: Tables, { isClosed }: Room) {
  /** How many locations in hand no token of this colour is left for, of those that reach them all. */
  function uncovered(p: PlayerView, colour: number, sites: readonly Site[]): number {
    const far = farthest(sites);
    let left = sites.length;
    for (const { g, range } of TOKENS_FOR[colour]!) if (range >= far) left -= p.pool[g]!;
    return left;
  }

  /** Whether another contact of this colour could be of any use: there is room, and a location in hand it is needed for. */
  const isOpen = (p: PlayerView, colour: number, sites: readonly Site[], ending: boolean): boolean =>
    uncovered(p, colour, sites) > 0 && !isClosed(p, colour, sites, ending);

  /** Whether a card is left to place once the price in cards is paid, or a worker who may still fetch one. */
  const hasCards = (p: PlayerView, { cards }: Bill, workers: number): boolean =>
    cards === 0 || handSize(p) > cards || workers > 0;

  /** Whether a location of one's own, or one in hand, brings workers. */
  const bringsWorkers = (p: PlayerView, sites: readonly Site[]): boolean =>
    p.places.some(({ card }) => has(t.site[card]!.act?.gain, WORKER)) ||
    sites.some(({ produce, stock }) => has(produce, WORKER) || has(stock, WORKER));

  /** Whether a location can make a token of this colour at once that reaches so far, for no more workers than these. */
  function makes(p: PlayerView, place: Place, all: readonly number[], colour: number, far: number, workers: number) {
    const { act } = t.site[place.card]!;
    if (act === null || act.gain.length !== 1 || place.uses >= USES) return false;
    const g = act.gain[0]![0];
    if (TOKEN_COLOUR[g] !== colour || TOKEN_RANGE[g]! < far) return false;
    const price = workersFor(t, place);
    return price <= workers && canPay(all, p, act.bill, price);
  }

  /** How often a location is used; a second use needs the workers as well, and a visit may bring one more. */
  function usesOf(p: PlayerView, place: Place, sites: readonly Site[], workers: number, visited: number): number {
    const left = USES - place.uses;
    const both = 2 * workersFor(t, place) + EXTRA_WORKERS;
    return left > 1 && workers + visited < both && !bringsWorkers(p, sites) ? 1 : left;
  }

  /** What a location asks for once more, or twice; null where nothing. */
  function wishOf(
    p: PlayerView,
    place: Place,
    sites: readonly Site[],
    ending: boolean,
    price: number,
    workers: number,
    visited: number,
  ) {
    const { act } = t.site[place.card]!;
    if (act === null || act.bill.total === 0 || (act.only === 'vp' && isFull(place))) return null;
    const spare = workers - workersFor(t, place);
    if (spare < 0 || isIdle(p, place, sites, ending, price)) return null;
    const g = act.gain[0]?.[0] ?? -1;
    const alone = g >= 0 && TOKEN_COLOUR[g]! >= 0 && TOKEN_RANGE[g]! >= farthest(sites);
    const most = alone ? uncovered(p, TOKEN_COLOUR[g]!, sites) : USES;
    return { bill: act.bill, times: Math.min(usesOf(p, place, sites, workers, visited), most), spare };
  }

  /** `ending`: there is no later turn to keep anything for; `visited`: the workers that visits may bring. */
  function wishesOf(p: PlayerView, price: number, ending: boolean, visited = 1): Wishes {
    const all = accessible(t, p);
    const workers = all[WORKER]! - price;
    const cards = cardsOf(p);
    const sites = sitesAmong(t, cards);
    const far = farthest(sites);
    const asked = [0, 0, 0, 0];
    const planned = [0, 0, 0, 0];
    const wishes: Wish[] = [];
    let types = 0;
    for (const { act, set, mask } of sites) {
      types |= mask;
      for (let k = 0; k < KINDS; k++) planned[k]! += (set?.[k] ?? 0) + USES * (act?.bill.need[k] ?? 0);
    }
    for (const { colour, range, bill } of t.factions[p.faction]!.contacts) {
      if (p.exhausted & (1 << colour) || !hasCards(p, bill, workers) || !isOpen(p, colour, sites, ending)) continue;
      let lacks = uncovered(p, colour, sites);
      for (const place of p.places) if (makes(p, place, all, colour, far, price)) lacks--;
      if (lacks > 0 && isNeeded(range, rangesOf(t, p, cards, colour), sites))
        wishes.push({ bill, times: 1, spare: workers });
    }
    for (const card of cards) {
      const shot = t.shot[card];
      if (shot && isOpen(p, shot.colour, sites, ending)) wishes.push({ bill: shot.bill, times: 1, spare: workers });
    }
    if (p.leader !== null && cards.some((card) => t.leader[card])) asked[WEAPON]!++;
    const reached = wishes.filter(({ bill }) => bill.need[BUILDING]! > 0).length;
    if (!p.redeveloped && sites.length > reached && p.places.some(({ card }) => types & t.site[card]!.mask))
      asked[BUILDING]! += REDEVELOP_PRICE;
    for (const place of p.places) {
      const { set, store } = t.site[place.card]!;
      const wish = wishOf(p, place, sites, ending, price, workers, visited);
      if (wish !== null) wishes.push(wish);
      if (set !== null && !isFull(place) && (!ending || (place.uses < USES && workers >= workersFor(t, place))))
        for (let k = 0; k < KINDS; k++) asked[k]! += missing(t, place, k);
      if (store > 0 && !ending)
        for (let k = 0; k < KINDS; k++) if (store & (1 << k)) asked[k]! += STORE_SIZE - storedIn(place);
    }
    return { p, price, all, asked, planned, wishes };
  }

  /** Whether another resource of a kind could be of any use in this turn or kept for a later one. */
  function asksFor({ p, price, all, asked, planned, wishes }: Wishes, kind: number): boolean {
    const have = p.pool[kind]! + p.pool[ANY]!;
    const most = all[kind]! + all[ANY]! + 1;
    const sums = asked.slice();
    let free = 0;
    for (const { bill, times, spare } of wishes) {
      const { need, any } = bill;
      const had = need[kind]! + any <= most + Math.floor(spare / Math.max(1, price));
      for (let k = 0; k < KINDS; k++) if (k !== kind || had) sums[k]! += times * need[k]!;
      if (had) free += times * any;
    }
    for (let k = 0; k < KINDS; k++) if (k !== kind) free -= Math.max(0, p.pool[k]! - sums[k]! - planned[k]!);
    return sums[kind]! + Math.max(0, free) > have;
  }

  const isWanted = (p: PlayerView, kind: number, price = HIRE_PRICE, ending = false): boolean =>
    asksFor(wishesOf(p, price, ending), kind);

  const wishesNow = oncePerAsked((): Wishes[] => []);

  /** Whether somebody may still visit, who would bring a worker, or be visited for some. */
  const mayGainWorkers = ({ v, seat, p }: Asked): boolean => {
    const others = v.players.filter((q, other) => other !== seat && !q.passed);
    const makes = ({ card }: Place): boolean => has(t.site[card]!.produce, WORKER);
    return (
      others.length > 0 &&
      (p.places.some(isOpenTo) || others.some((q) => q.places.some((x) => isOpenTo(x) && makes(x))))
    );
  };
  const isOpenTo = ({ card }: Place): boolean => t.site[card]!.layout === OPEN;

  /** The same for whoever is asked, as things are. */
  function isWantedNow(q: Asked, kind: number, price: number): boolean {
    const wishes = wishesNow(q);
    wishes[price] ??= wishesOf(q.p, price, q.ending, mayGainWorkers(q) ? 1 : 0);
    return asksFor(wishes[price], kind);
  }

  /**
   * Whether all that a location does is to make a token nothing in hand can use, or as many workers as it takes, those for
   * the resource counted. What is drawn for two cards may need a token for redevelopments.
   */
  function isIdle(p: PlayerView, place: Place, sites: readonly Site[], ending: boolean, price: number): boolean {
    const { gain } = t.site[place.card]!.act!;
    if (gain.length !== 1) return false;
    const [g, n] = gain[0]!;
    if (g === WORKER) return n <= price + workersFor(t, place);
    if (g === REDEVELOP || g === REDEVELOP_ANY) return handSize(p) < SWAP.discard && isRebuilt(p, sites, g, ending);
    const colour = TOKEN_COLOUR[g]!;
    return colour >= 0 && !isOpen(p, colour, sites, ending);
  }

  /**
   * Whether every location in hand has a token to be placed with, and needs no other one of this sort: a token that is kept
   * (FS-186) waits for a later turn, as long as there is one.
   */
  function isRebuilt(p: PlayerView, sites: readonly Site[], g: number, ending: boolean): boolean {
    const all = ending ? accessible(t, p) : p.pool;
    const fits = sites.every(({ mask }) => p.places.some(({ card }) => t.site[card]!.mask & mask));
    return sites.length <= all[REDEVELOP_ANY]! + (g === REDEVELOP || fits ? all[REDEVELOP]! : 0);
  }

  return { isOpen, wishesOf, asksFor, isWanted, isWantedNow, mayGainWorkers, isIdle, isRebuilt };
}
export type Demand = ReturnType<typeof demandOf>;

const has = (pile: Pile | null | undefined, good: number): boolean => pile?.some(([g]) => g === good) ?? false;

function farthest(sites: readonly Site[]): number {
  let far = 0;
  for (const { distance } of sites) if (distance > far) far = distance;
  return far;
}

function storedIn({ stock }: Place): number {
  let size = 0;
  if (stock !== null) for (let k = 0; k < KINDS; k++) size += stock[k]!;
  return size;
}
