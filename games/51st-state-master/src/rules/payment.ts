import { indexIn, type Log, push, type Seat } from '@ashtown/engine';
import { placeId } from '../answers/index.ts';
import type { Goods } from '../content/atoms.ts';
import { type Bill, goodsOf, type Pile, type Tables, tokensOf } from '../content/tables.ts';
import { AMMO, BASICS, GOODS, STAND_IN, TOKENS } from '../content/vocabulary.ts';
import type { Answers, Event, Frame, Player, PlayerView, State } from '../state.ts';
import { keepable, placeOf } from './queries.ts';

/**
 * Paying (5.2). Only ways that differ and are of some use are offered, the obvious one first (FSM-83):
 * supply before stock always, since stock outlives the round; the exact token before its stand-in, since ammo and
 * universal contacts can do more, unless a Feature of the State could keep the exact one over Cleanup.
 */

type Way = Answers['payment'];
type Payer = Player | PlayerView;

/** As bits of goods: all of them are worth keeping. */
const EVERYTHING = (1 << TOKENS) - 1;

const seated = <F>(make: (seat: Seat) => F): readonly F[] => [0, 1, 2, 3].map((seat) => Object.freeze(make(seat)));
const DISCARD_CARD = seated((seat): Frame => ({ t: 'discardCard', seats: [seat] }));
const DISCARD_DEAL = seated((seat): Frame => ({ t: 'discardDeal', seats: [seat] }));

/** Takes the price: at once where there is one way to pay it, else somebody is asked. What it buys lies below on the stack. */
export function charge(t: Tables, s: State, seat: Seat, bill: Bill, log: Log<Event>): void {
  for (let i = 0; i < bill.deals; i++) push(s, DISCARD_DEAL[seat]!);
  for (let i = 0; i < bill.cards; i++) push(s, DISCARD_CARD[seat]!);
  if (bill.need.length === 0 && bill.any === 0) return;
  const p = s.players[seat]!;
  if (bill.any > 0 || !isPlain(t, p, bill.need, s.options.freePayment)) {
    push<Frame>(s, { t: 'payment', seats: [seat], bills: [bill] });
    return;
  }
  for (let i = 0; i < bill.need.length; i++) p.tokens[bill.need[i]![0]]! -= bill.need[i]![1];
  log?.push({ t: 'paid', seat, goods: goodsOf(bill.need), stock: {} });
}

/** All of it is in the supply, and nothing could sensibly stand in; or, where every way is asked for, nothing at all. */
function isPlain(t: Tables, p: Player, need: Pile, free: boolean): boolean {
  let keeps = free ? EVERYTHING : -1;
  for (let i = 0; i < need.length; i++) {
    const [g, n] = need[i]!;
    if (p.tokens[g]! < n) return false;
    if (free && p.places.some(({ stock }) => stock !== null && stock[g]! > 0)) return false;
    const stand = STAND_IN[g]!;
    if (stand < 0) continue;
    if (free && p.places.some(({ stock }) => stock !== null && stock[stand]! > 0)) return false;
    if (p.tokens[stand] === 0) continue;
    if (keeps < 0) keeps = keepable(t, p);
    if (keeps & (1 << g)) return false;
  }
  return true;
}

/** The ways to pay any one of the bills, the obvious one first. */
export function payments(t: Tables, p: Payer, seat: Seat, bills: readonly Bill[], free: boolean): readonly Way[] {
  const ways: Way[] = [];
  for (const bill of bills) {
    const found = new Set(waysToPay(t, p, seat, bill, free));
    const obvious = obviousWay(p, seat, bill);
    if (obvious !== null) {
      ways.push(obvious);
      found.delete(obvious);
    }
    for (const way of found) ways.push(way);
  }
  return ways;
}

interface Stock {
  no: number;
  tokens: number[];
}
const stocksOf = (p: Payer): Stock[] =>
  p.places.flatMap(({ no, stock }) => (stock === null ? [] : [{ no, tokens: stock.slice() }]));

/** FSM-83, unit by unit. */
function obviousWay(p: Payer, seat: Seat, bill: Bill): Way | null {
  const tokens = p.tokens.slice();
  const stocks = stocksOf(p);
  const words: string[] = [];
  const fromSupply = (g: number): boolean => {
    if (tokens[g]! <= 0) return false;
    tokens[g]!--;
    words.push(GOODS[g]!);
    return true;
  };
  const fromStock = (g: number): boolean => {
    const stock = stocks.find((x) => x.tokens[g]! > 0);
    if (!stock) return false;
    stock.tokens[g]!--;
    words.push(`${GOODS[g]}@${placeId(seat, stock.no)}`);
    return true;
  };
  for (const [g, n] of bill.need)
    for (let i = 0; i < n; i++) {
      const stand = STAND_IN[g]!;
      const ok = fromSupply(g) || fromStock(g) || (stand >= 0 && (fromSupply(stand) || fromStock(stand)));
      if (!ok) return null;
    }
  for (let i = 0; i < bill.any; i++) {
    let most = 0;
    for (let g = 1; g < BASICS; g++) if (tokens[g]! > tokens[most]!) most = g;
    const basicOnCard = () => stocks.some((x) => [0, 1, 2, 3].some((g) => x.tokens[g]! > 0 && fromStock(g)));
    if (!(fromSupply(most) || basicOnCard() || fromSupply(AMMO) || fromStock(AMMO))) return null;
  }
  return makeWay(words);
}

const ORDER = new Map<string, number>(GOODS.map((g, i) => [g, i]));
const rank = (word: string): number => ORDER.get(word.split('@')[0]!)!;
/** Tokens in the order of GOODS, so that one way has one text. */
const makeWay = (words: readonly string[]): Way =>
  `pay ${[...words].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)).join(' ')}`;

function waysToPay(t: Tables, p: Payer, seat: Seat, bill: Bill, free: boolean): Way[] {
  const tokens = p.tokens.slice();
  const stocks = stocksOf(p);
  const keeps = free ? EVERYTHING : keepable(t, p);
  const words: string[] = [];
  const ways: Way[] = [];
  const onCards = (g: number): number => stocks.reduce((n, x) => n + x.tokens[g]!, 0);

  /** Takes n of a good, supply first unless all is free, then from stock cards in every way; then goes on. */
  function take(g: number, n: number, next: () => void): void {
    const most = Math.min(n, tokens[g]!);
    for (let loose = most; loose >= (free ? 0 : most); loose--) {
      tokens[g]! -= loose;
      for (let i = 0; i < loose; i++) words.push(GOODS[g]!);
      takeStock(g, n - loose, next, 0);
      words.length -= loose;
      tokens[g]! += loose;
    }
  }
  function takeStock(g: number, n: number, next: () => void, first: number): void {
    if (n === 0) {
      next();
      return;
    }
    for (let k = first; k < stocks.length; k++) {
      const stock = stocks[k]!;
      if (stock.tokens[g]! === 0) continue;
      stock.tokens[g]!--;
      words.push(`${GOODS[g]}@${placeId(seat, stock.no)}`);
      takeStock(g, n - 1, next, k);
      words.pop();
      stock.tokens[g]!++;
    }
  }

  function needs(i: number): void {
    if (i === bill.need.length) {
      anything(bill.any, 0);
      return;
    }
    const [g, n] = bill.need[i]!;
    const stand = STAND_IN[g]!;
    const fewest = Math.max(0, n - tokens[g]! - onCards(g));
    const useful = keeps & (1 << g) ? n : Math.max(0, n - tokens[g]!);
    const spare = stand < 0 ? 0 : tokens[stand]! + (free ? onCards(stand) : 0);
    const most = stand < 0 ? 0 : Math.max(fewest, Math.min(useful, spare));
    if (fewest > 0 && (stand < 0 || fewest > tokens[stand]! + onCards(stand))) return;
    for (let instead = fewest; instead <= most; instead++)
      take(g, n - instead, () => (instead === 0 ? needs(i + 1) : take(stand, instead, () => needs(i + 1))));
  }

  /** `anyResource`: every mix of basic resources, and ammo where that spares one worth keeping. */
  function anything(n: number, g: number): void {
    if (n === 0) {
      ways.push(makeWay(words));
      return;
    }
    if (g > AMMO) return;
    if (g === AMMO) {
      if (tokens[AMMO]! + onCards(AMMO) >= n && mayUseAmmo(n)) take(AMMO, n, () => anything(0, g));
      return;
    }
    const most = Math.min(n, tokens[g]! + onCards(g));
    for (let k = most; k >= 0; k--) take(g, k, () => anything(n - k, g + 1));
  }
  /** Any resource left that cannot be kept should go first; ammo on a card only goes where no resource is on one. */
  const mayUseAmmo = (n: number): boolean => {
    if (free) return true;
    for (let g = 0; g < BASICS; g++) {
      if (tokens[g]! > 0 && !(keeps & (1 << g))) return false;
      if (tokens[AMMO]! < n && onCards(g) > 0) return false;
    }
    return true;
  };

  needs(0);
  return ways;
}

/** Pays as an answer says. */
export function pay(s: State, seat: Seat, way: Way, log: Log<Event>): void {
  const p = s.players[seat]!;
  const words = way.slice('pay '.length).split(' ');
  for (const word of words) {
    const [good, at] = word.split('@');
    const g = indexIn(GOODS, good);
    if (at === undefined) p.tokens[g]!--;
    else placeOf(p, Number(at.split('.')[1]))!.stock![g]!--;
  }
  log?.push({ t: 'paid', seat, goods: counted(words), stock: counted(words.filter((word) => word.includes('@'))) });
}

/** The goods some words of a payment name, in the order of GOODS. */
function counted(words: readonly string[]): Goods {
  const n = Array<number>(TOKENS).fill(0);
  for (const word of words) n[indexIn(GOODS, word.split('@')[0])]!++;
  return tokensOf(n);
}
