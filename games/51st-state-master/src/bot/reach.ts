import type { Seat } from '@ashtown/engine';
import { EXCHANGE_BILL, VISIT_BILL } from '../answers/actions.ts';
import type { Bill, Pile, Site, Tables } from '../content/tables.ts';
import {
  AMMO,
  BASICS,
  BLUE,
  BRICK,
  CARD,
  DEFENCE,
  GREY,
  PRODUCTION,
  RED,
  REDEVELOPMENT,
  SHIELD,
  STAND_IN,
  TOKENS,
  UNIVERSAL,
  VP,
  WORKER,
} from '../content/vocabulary.ts';
import { available, canPay, canReplace, defenceOf, opponents, playerAt, usesOf } from '../rules/queries.ts';
import type { Place, PlayerView, View } from '../state.ts';
import { cardsOf, keptIn, spendsDeals } from './demand.ts';
import { spend } from './engine.ts';

/** Something a seat may still do for goods; what comes of it is null where it could be anything. */
interface Way {
  bill: Bill;
  gain: Pile | null;
}

/** Two workers for a basic resource. */
const EXCHANGES: readonly Way[] = Array.from({ length: BASICS }, (_, g) => ({ bill: EXCHANGE_BILL, gain: [[g, 1]] }));

/** What is about to happen to a supply: goods taken, a price paid, a worker sent to an open production. */
interface Change {
  readonly taken?: Pile;
  readonly paid?: Bill;
  readonly visited?: Place;
  /** Goods of which there is more than can be kept, as bits. */
  readonly unkept?: number;
}

/**
 * Goods that could still be of use in this round, as bits, if nothing that is paid were gone; null where a card could be drawn,
 * since anything may come of that. Once a worker is sent, another one may come back, but not two.
 */
export function usefulIn(t: Tables, v: View, seat: Seat, change: Change): number | null {
  const reach = reachIn(t, v, seat, change);
  if (reach === null) return null;
  const { unkept = 0 } = change;
  let useful = (keptIn(t, v, v.players[seat]!) & ~unkept) | (1 << SHIELD) | (1 << VP);
  for (let before = 0; useful !== before; ) {
    before = useful;
    for (const { bill, gain } of reach.open) if (gives(gain!, useful)) useful |= goodsFor(bill);
  }
  return useful;
}

/** Whether any of these goods, given as bits, is among a gain. */
function gives(gain: Pile, goods: number): boolean {
  for (const [g] of gain) if (goods & (1 << g)) return true;
  return false;
}

/** Whether a price may yet be paid in this round, once a change has happened; cards nobody has seen may bring anything. */
export function isPayableIn(t: Tables, v: View, seat: Seat, bill: Bill, change: Change): boolean {
  const p = v.players[seat]!;
  const reach = reachIn(t, v, seat, change);
  if (reach === null || canPay(reach.all, p, bill)) return true;
  return p.hand.includes(null) && PLACING.some((g) => reach.all[g]! > 0);
}

/** What can be paid for after a change, and all goods that could come of it; null where that could be anything. */
function reachIn(t: Tables, v: View, seat: Seat, change: Change): { all: readonly number[]; open: Way[] } | null {
  const { taken = [], paid, visited } = change;
  const p = v.players[seat]!;
  const all = available(p);
  for (const [g, n] of taken) all[g]! += n;
  if (paid) spend(all, paid);
  if (visited) all[WORKER]! += Math.min(1, visitsOf(t, v, seat, 1)) - 1;
  else if (v.ending) all[WORKER]! += visitsOf(t, v, seat, 0);
  if (canPay(all, p, EXCHANGE_BILL)) return null;
  const ways = waysOf(t, v, seat, visited);
  addPlacings(t, v, seat, ways);
  addRaids(t, v, seat, ways);
  const open = openIn(p, all, ways, EXCHANGE_BILL);
  return open && { all, open };
}

/**
 * What can be paid for, one thing after the other; it adds to `all` what comes of it. Null where that could be anything, as
 * it could once a certain bill is paid.
 */
function openIn(p: PlayerView, all: number[], ways: readonly Way[], forAnything: Bill): Way[] | null {
  const open: Way[] = [];
  let left = ways;
  for (let before = -1; open.length > before; ) {
    if (canPay(all, p, forAnything)) return null;
    before = open.length;
    const closed: Way[] = [];
    for (const way of left) (canPay(all, p, way.bill) ? open : closed).push(way);
    for (let i = before; i < open.length; i++) {
      const { gain } = open[i]!;
      if (gain === null || gives(gain, 1 << CARD)) return null;
      for (const [g, n] of gain) if (g < TOKENS) all[g]! += n;
    }
    left = closed;
  }
  return open;
}

/** Whether somebody can neither raze a location of a seat in this round, nor visit one, nor do anything that cannot be told. */
export function isHarmless(t: Tables, v: View, other: Seat, seat: Seat): boolean {
  const p = v.players[other]!;
  if (p.passed) return true;
  const all = available(p);
  const hosts = v.players[seat]!.places.some((place) => isHost(t, place));
  if (openIn(p, all, waysOf(t, v, other), hosts ? VISIT_BILL : EXCHANGE_BILL) === null) return false;
  if (p.hand.length + p.seen.length > 0) return PLACING.every((g) => all[g] === 0);
  return all[RED]! + all[UNIVERSAL]! < DEFENCE[PRODUCTION]!;
}

/** Whether somebody can do nothing in a single turn to the State of a seat: raze no location, visit none, and use nothing special. */
export function isHarmlessNow(t: Tables, v: View, other: Seat, seat: Seat): boolean {
  const p = playerAt(v, other);
  if (p.passed) return true;
  const all = available(p);
  const red = all[RED]! + all[UNIVERSAL]!;
  const isSpecial = ({ card }: Place): boolean => {
    const { does } = t.site[card]!;
    return does.t === 'action' && does.effect.t !== 'gain';
  };
  const isOpen = (place: Place): boolean =>
    !place.ruins && (defenceOf(t, place) <= red || (all[WORKER]! > 0 && isHost(t, place)));
  return !p.places.some(isSpecial) && !v.players[seat]!.places.some(isOpen);
}

/** Goods that cards are placed with. */
const PLACING = [RED, BLUE, GREY, UNIVERSAL, BRICK, AMMO, REDEVELOPMENT];

/** Whether anything that brings more than points and deals, or what else does not count, can be paid for with other goods only. */
export function opensMore(
  t: Tables,
  v: View,
  seat: Seat,
  before: readonly number[],
  after: readonly number[],
  without: readonly number[] = [VP, BLUE],
): boolean {
  const p = v.players[seat]!;
  const opens = ({ bill, gain }: Way): boolean =>
    (gain === null || gain.some(([g]) => !without.includes(g))) && !canPay(before, p, bill) && canPay(after, p, bill);
  const ways = waysOf(t, v, seat);
  addPlacings(t, v, seat, ways);
  return ways.some(opens);
}

/** Whether an action can bring points now, or after something that makes up what it asks for; deals count for nothing. */
export function leadsToPoint(t: Tables, v: View, seat: Seat): boolean {
  const p = v.players[seat]!;
  const all = available(p);
  const ways = waysOf(t, v, seat);
  const points = ways.filter(({ gain }) => gain?.some(([g]) => g === VP));
  const supplies = [all];
  for (const { bill, gain } of [...ways, ...EXCHANGES]) {
    if (gain === null || !canPay(all, p, bill)) continue;
    const more = all.slice();
    spend(more, bill);
    for (const [g, n] of gain) if (g < TOKENS) more[g]! += n;
    supplies.push(more);
  }
  return points.some(({ bill }) => supplies.some((supply) => canPay(supply, p, bill)));
}

/** Actions, conversions, connections in hand, and open production of others. */
function waysOf(t: Tables, v: View, seat: Seat, without?: Place): Way[] {
  const p = v.players[seat]!;
  const ways: Way[] = [];
  for (const { card, ruins, uses } of p.places) {
    const site = t.site[card]!;
    const { bill, gain, does } = site;
    const times = usesOf(v, site) - uses;
    if (bill === null || ruins || does.t !== 'action') continue;
    addUses(bill, does.effect.t === 'gain' ? gain : null, times, ways);
  }
  const { conversions } = t.factions[p.faction]!;
  for (let i = 0; i < conversions.length; i++) if (!(p.converted & (1 << i))) ways.push(conversions[i]!);
  for (const card of cardsOf(p)) if (t.isConnection(card)) ways.push(t.linkOf(card));
  for (const other of opponents(v, seat)) {
    const { passed, places } = playerAt(v, other);
    for (const place of passed ? [] : places) {
      const { does, gain } = t.site[place.card]!;
      if (isHost(t, place) && place !== without)
        ways.push({ bill: VISIT_BILL, gain: does.t === 'produce' ? gain : null });
    }
  }
  return ways;
}

/** Uses of an action, one after the other: the second one takes twice its price in all. */
function addUses(bill: Bill, gain: Pile | null, times: number, ways: Way[]): void {
  for (let n = 1; n <= times; n++) ways.push({ bill: n === 1 ? bill : repeated(bill, n), gain });
}

const repeated = ({ need, any, cards, deals }: Bill, n: number): Bill => ({
  need: timesOf(need, n),
  any: any * n,
  cards: cards * n,
  deals: deals * n,
});

const timesOf = (pile: Pile, n: number): Pile => (n === 1 ? pile : pile.map(([g, amount]) => [g, amount * n]));

/** How many workers others may yet send to the open production of a seat, each for one of its own; they are about to gain some. */
function visitsOf(t: Tables, v: View, seat: Seat, gained: number): number {
  if (v.solo !== null) return 0;
  let workers = gained;
  for (const other of opponents(v, seat))
    if (!playerAt(v, other).passed) workers += available(playerAt(v, other))[WORKER]!;
  return workers === 0 ? 0 : Math.min(workers, v.players[seat]!.places.filter((place) => isHost(t, place)).length);
}

/** An open production that somebody could still visit. */
export const isHost = (t: Tables, { card, ruins, visited }: Place): boolean => t.site[card]!.open && !ruins && !visited;

/** What the cards in hand bring, however they are placed, with the actions they would have; anything from a storage, or for a trigger. */
function addPlacings(t: Tables, v: View, seat: Seat, ways: Way[]): void {
  const p = v.players[seat]!;
  const waits = p.places.some(({ card, ruins }) => !ruins && t.site[card]!.does.t === 'trigger');
  const lasts = !v.ending || v.options.dealsScore || spendsDeals(t, v, seat);
  for (const card of cardsOf(p)) {
    if (t.isConnection(card)) continue;
    const site = t.site[card]!;
    const { distance, bill, does, gain } = site;
    const { built, dealt, spoils } = waits ? ANYTHING : yieldsOf(site);
    const inState = site.keeps !== 0 && !v.ending ? null : built;
    ways.push({ bill: priceIn(GREY, distance), gain: inState });
    ways.push({ bill: priceIn(BLUE, distance), gain: waits || lasts ? dealt : site.deal });
    ways.push({ bill: priceIn(RED, distance), gain: spoils });
    if (p.places.length > 0) ways.push({ bill: priceIn(REDEVELOPMENT, 1), gain: inState });
    if (p.places.some((place) => canReplace(t, place, site))) ways.push({ bill: priceIn(BRICK, 1), gain: inState });
    if (bill !== null && does.t === 'action')
      addUses(bill, does.effect.t === 'gain' ? gain : null, usesOf(v, site), ways);
  }
}

/** What razing the locations of others brings: harm at least, which is as good as a point. */
function addRaids(t: Tables, v: View, seat: Seat, ways: Way[]): void {
  for (const other of opponents(v, seat)) {
    const { passed, places } = playerAt(v, other);
    for (const place of passed ? [] : places)
      if (!place.ruins)
        ways.push({ bill: priceIn(RED, defenceOf(t, place)), gain: yieldsOf(t.site[place.card]!).razed });
  }
}

const PRICES: readonly Bill[][] = Array.from({ length: TOKENS }, () => []);
function priceIn(g: number, n: number): Bill {
  PRICES[g]![n] ??= { need: [[g, n]], any: 0, cards: 0, deals: 0 };
  return PRICES[g]![n]!;
}

/** What a location brings in each way it may be placed, or razed in the State of another; null for anything. */
interface Yields {
  built: Pile | null;
  dealt: Pile | null;
  spoils: Pile | null;
  razed: Pile | null;
}
const ANYTHING: Yields = { built: null, dealt: null, spoils: null, razed: null };
const YIELDS = new WeakMap<Site, Yields>();
function yieldsOf(site: Site): Yields {
  let yields = YIELDS.get(site);
  if (yields === undefined) {
    const { deal, spoils } = site;
    yields = { built: builtIn(site), dealt: [[VP, 1], ...deal], spoils, razed: [[VP, 1], ...spoils] };
    YIELDS.set(site, yields);
  }
  return yields;
}

/** The most a location gives when it is built, a point for its being there and a worker for a visit with it; null for anything. */
function builtIn({ does, bonus, gain, bonusGain, open }: Site): Pile | null {
  if (does.t === 'choose' || does.t === 'perProduced' || does.t === 'copyOwn' || does.t === 'takeOver') return null;
  if (does.t === 'trigger' || bonus?.t === 'copyOpponent') return null;
  const produced = does.t === 'produce' ? gain : does.t === 'perType' ? timesOf(gain, does.max) : [];
  const given = bonus?.t === 'gainsPerType' ? timesOf(bonusGain, bonus.max) : bonusGain;
  return [[VP, 1], ...produced, ...given, ...(open ? [[WORKER, 1] as const] : [])];
}

/** Goods a price may be paid with, as bits. */
function goodsFor({ need, any }: Bill): number {
  let bits = any > 0 ? (1 << (AMMO + 1)) - 1 : 0;
  for (const [g] of need) bits |= (1 << g) | (STAND_IN[g]! >= 0 ? 1 << STAND_IN[g]! : 0);
  return bits;
}
