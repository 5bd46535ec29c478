import type { Act, Bill, Pile, Site, Tables } from '../content/tables.ts';
import {
  ANY,
  BUILDING,
  CONTACTS,
  HIRE_PRICE,
  KINDS,
  REDEVELOP,
  REDEVELOP_ANY,
  REDEVELOP_PRICE,
  STORE_SIZE,
  SWAP,
  UNIVERSAL,
  USES,
  WEAPON,
  WORKER,
} from '../content/vocabulary.ts';
import { accessible, canPay, handSize, isFull, missing, workersFor } from '../rules/queries.ts';
import type { Place, PlayerView } from '../state.ts';
import { cardsOf, sitesOf } from './cards.ts';
import type { Room } from './room.ts';

/** What a player has a use for. */
export function demandOf(t: Tables, { isClosed }: Room) {
  /** How many locations in hand no token of this colour is left for, of those that reach them all. */
  function uncovered(p: PlayerView, colour: number, sites: readonly Site[]): number {
    const far = farthest(sites);
    let left = sites.length;
    for (const { g, range } of CONTACTS[colour]!) if (range >= far) left -= p.pool[g]!;
    if (colour !== UNIVERSAL) for (const { g, range } of CONTACTS[UNIVERSAL]!) if (range >= far) left -= p.pool[g]!;
    return left;
  }

  /** Whether another contact of this colour could be of any use: there is room, and a location in hand it is needed for. */
  const isOpen = (p: PlayerView, colour: number, sites: readonly Site[], ending: boolean): boolean =>
    !isClosed(p, colour, ending) && uncovered(p, colour, sites) > 0;

  /** Whether a card is left to place once the price in cards is paid, or a worker who may still fetch one. */
  const hasCards = (p: PlayerView, { cards }: Bill, workers: number): boolean =>
    cards === 0 || handSize(p) > cards || workers > 0;

  /** Whether a location of one's own, or one in hand, brings workers. */
  const bringsWorkers = (p: PlayerView, sites: readonly Site[]): boolean =>
    p.places.some(({ card }) => has(t.site[card]!.act?.gain, WORKER)) ||
    sites.some(({ produce, stock }) => has(produce, WORKER) || has(stock, WORKER));

  /** Locations that can make such a token at once, for no more workers than these. */
  function makersOf(p: PlayerView, all: readonly number[], colour: number, far: number, workers: number): number {
    const makes = (place: Place): boolean => {
      const { act } = t.site[place.card]!;
      if (act === null || act.gain.length !== 1 || place.uses >= USES || workersFor(t, place) > workers) return false;
      const token = CONTACTS[colour]!.find(({ g }) => g === act.gain[0]![0]);
      return token !== undefined && token.range >= far && canPay(all, p, act.bill, workersFor(t, place));
    };
    return p.places.filter(makes).length;
  }

  /**
   * Whether another resource of a kind, had for so many workers, could be of any use in this turn or kept for a later one;
   * `ending`: there is none.
   */
  function isWanted(p: PlayerView, kind: number, price = HIRE_PRICE, ending = false): boolean {
    const have = p.pool[kind]! + p.pool[ANY]!;
    const all = accessible(t, p);
    const workers = all[WORKER]! - price;
    /** How many there can be with so many workers left to have more. */
    const most = (spare: number): number => all[kind]! + all[ANY]! + 1 + Math.floor(spare / Math.max(1, price));
    const cards = cardsOf(p);
    const sites = sitesOf(t, p);
    /** What is asked for by kind, of the others at most; and of any kind. */
    const asked: number[] = Array(KINDS).fill(0);
    let free = 0;
    const ask = ({ need, any }: Bill, times = 1, spare = workers): void => {
      const had = need[kind]! + any <= most(spare);
      for (let k = 0; k < KINDS; k++) if (k !== kind || had) asked[k]! += times * need[k]!;
      if (had) free += times * any;
    };
    const canCash = (place: Place): boolean => place.uses < USES && workers >= workersFor(t, place);
    /** A second use needs the workers as well; a visit may bring one more than it takes. */
    const usesOf = (place: Place): number => {
      const left = USES - place.uses;
      return left > 1 && workers < 2 * workersFor(t, place) && !bringsWorkers(p, sites) ? 1 : left;
    };
    const far = farthest(sites);
    for (const { colour, range, bill } of t.factions[p.faction]!.contacts)
      if (!(p.exhausted & (1 << colour)) && isOpen(p, colour, sites, ending))
        if (uncovered(p, colour, sites) > makersOf(p, all, colour, far, price))
          if (isNeeded(range, rangesOf(t, p, cards, colour), sites) && hasCards(p, bill, workers)) ask(bill);
    for (const card of cards) {
      const shot = t.shot[card];
      if (shot && isOpen(p, shot.colour, sites, ending)) ask(shot.bill);
    }
    if (p.leader !== null && cards.some((card) => t.leader[card])) asked[WEAPON]!++;
    if (!p.redeveloped && p.places.some(({ card }) => sites.some(({ mask }) => mask & t.site[card]!.mask)))
      asked[BUILDING]! += REDEVELOP_PRICE;
    for (const place of p.places) {
      const { act, set, store } = t.site[place.card]!;
      const spare = act === null || isIdle(p, place, sites, ending, price) ? -1 : workers - workersFor(t, place);
      if (act !== null && !(act.only === 'vp' && isFull(place)) && spare >= 0) {
        const colour = colourOf(act);
        const alone = colour >= 0 && CONTACTS[colour]!.some(({ g, range }) => g === act.gain[0]![0] && range >= far);
        ask(act.bill, Math.min(usesOf(place), alone ? uncovered(p, colour, sites) : USES), spare);
      }
      const room = STORE_SIZE - (place.stock?.slice(0, KINDS).reduce((a, b) => a + b) ?? 0);
      for (let k = 0; k < KINDS; k++) {
        if (set !== null && !isFull(place) && (!ending || canCash(place))) asked[k]! += missing(t, place, k);
        if (store & (1 << k) && !ending) asked[k]! += room;
      }
    }
    let cover = 0;
    for (let k = 0; k < KINDS; k++) {
      const planned = sites.reduce((sum, { act, set }) => sum + (set?.[k] ?? 0) + USES * (act?.bill.need[k] ?? 0), 0);
      if (k !== kind) cover += Math.max(0, p.pool[k]! - asked[k]! - planned);
    }
    return asked[kind]! + Math.max(0, free - cover) > have;
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
    const colour = colourOf(t.site[place.card]!.act!);
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

  return { isOpen, isWanted, isIdle, isRebuilt };
}
export type Demand = ReturnType<typeof demandOf>;

const has = (pile: Pile | null | undefined, good: number): boolean => pile?.some(([g]) => g === good) ?? false;

const farthest = (sites: readonly Site[]): number => sites.reduce((far, { distance }) => Math.max(far, distance), 0);

/** The colour of the contact token that a location makes; −1 where it makes none. */
const colourOf = ({ gain }: Act): number =>
  CONTACTS.findIndex((tokens) => tokens.some((token) => token.g === gain[0]?.[0]));

/** The ranges of the tokens and one-shot cards that count for a colour (FS-77). */
export function rangesOf(t: Tables, p: PlayerView, cards: readonly number[], colour: number): number[] {
  const ranges: number[] = [];
  for (const c of [colour, UNIVERSAL])
    for (const { g, range } of CONTACTS[c]!) for (let n = p.pool[g]!; n > 0; n--) ranges.push(range);
  for (const card of cards) {
    const shot = t.shot[card];
    if (shot && (shot.colour === colour || shot.colour === UNIVERSAL)) ranges.push(shot.range);
  }
  return ranges;
}

/** Whether a range reaches a location alone, or with others that do not reach it without (FS-83). */
export function isNeeded(range: number, others: readonly number[], sites: readonly Site[]): boolean {
  let sums = 1; // what the others may add up to, as bits
  for (const other of others) sums |= (sums << other) & 7;
  return sites.some(({ distance }) => [0, 1, 2].some((n) => n < distance && n + range >= distance && sums & (1 << n)));
}
