import { indexIn } from '@ashtown/engine';
import type { Bill, Contact, Tables } from '../content/tables.ts';
import { CONTACTS, GOODS, KINDS, LONGEST_REACH, UNIVERSAL } from '../content/vocabulary.ts';
import { canPayResources, handSize, type Somebody } from '../rules/queries.ts';
import type { Picks } from '../state.ts';

/** Range (section 8): contact cards and tokens that add up. */

/** A piece that may be spent (FS-76), with its copies. */
interface Piece {
  range: number;
  count: number;
  /** A card; null for a token. */
  card: Contact | null;
  /** A token by its number among the goods; −1 for a card. */
  g: number;
  universal: boolean;
}

/** The cards and tokens that reach a distance together. */
export interface Way {
  cards: Contact[];
  tokens: number[];
}

/** All pieces that count for a colour (FS-77): fixed card, one-shot cards in hand, tokens. */
function piecesFor(t: Tables, p: Somebody, colour: number): Piece[] {
  const pieces: Piece[] = [];
  const fixed = t.factions[p.faction]!.contacts[colour]!;
  if ((p.exhausted & (1 << colour)) === 0)
    pieces.push({ range: fixed.range, count: 1, card: fixed, g: -1, universal: false });
  if (hasShot(t, p))
    for (let i = 0; i < t.shots.length; i++) {
      const shot = t.shots[i]!;
      if (shot.colour !== colour && shot.colour !== UNIVERSAL) continue;
      const count = countInHand(t, p, shot.f);
      if (count > 0) pieces.push({ range: shot.range, count, card: shot, g: -1, universal: shot.colour === UNIVERSAL });
    }
  addTokens(p, colour, pieces);
  addTokens(p, UNIVERSAL, pieces);
  return pieces;
}

function addTokens(p: Somebody, colour: number, pieces: Piece[]): void {
  const tokens = CONTACTS[colour]!;
  for (let i = 0; i < tokens.length; i++) {
    const { g, range } = tokens[i]!;
    const count = p.pool[g]!;
    if (count > 0) pieces.push({ range, count, card: null, g, universal: colour === UNIVERSAL });
  }
}

function countInHand(t: Tables, p: Somebody, f: number): number {
  let n = 0;
  for (const card of p.seen) if (t.face[card] === f) n++;
  for (const card of p.hand) if (card !== null && t.face[card] === f) n++;
  return n;
}

/** The prices of some contact cards, paid together (FS-80). */
export function priceOf(cards: readonly Contact[]): Bill {
  const need = [0, 0, 0, 0];
  let any = 0;
  let discards = 0;
  for (const { bill } of cards) {
    for (let k = 0; k < KINDS; k++) need[k]! += bill.need[k]!;
    any += bill.any;
    discards += bill.cards;
  }
  return { need, any, total: need.reduce((a, b) => a + b, any), workers: 0, cards: discards, tucked: null };
}

/** A search for canonical sets of pieces (FS-83). Its functions stand alone: this is one of the most frequent questions. */
interface Search {
  pieces: readonly Piece[];
  used: number[];
  /** What can be spent, and how many cards there are to discard besides the location itself. */
  all: readonly number[];
  hand: number;
  distance: number;
  /** Stop at the first set that is found. */
  any: boolean;
  found: Way[];
}

function search(x: Search, from: number, sum: number): void {
  if (sum >= x.distance) {
    if (isMinimal(x, sum) && isCheapest(x, sum) && isPayable(x)) x.found.push(wayOf(x));
    return;
  }
  for (let i = from; i < x.pieces.length; i++) {
    if (x.used[i]! === x.pieces[i]!.count) continue;
    x.used[i]!++;
    search(x, i, sum + x.pieces[i]!.range);
    x.used[i]!--;
    if (x.any && x.found.length > 0) return;
  }
}

function wayOf({ pieces, used }: Search): Way {
  const way: Way = { cards: [], tokens: [] };
  for (let i = 0; i < pieces.length; i++) {
    const { card, g } = pieces[i]!;
    for (let n = used[i]!; n > 0; n--) {
      if (card === null) way.tokens.push(g);
      else way.cards.push(card);
    }
  }
  return way;
}

/** FS-83 b. */
function isMinimal({ pieces, used, distance }: Search, sum: number): boolean {
  for (let i = 0; i < pieces.length; i++) if (used[i]! > 0 && sum - pieces[i]!.range >= distance) return false;
  return true;
}

/** FS-83 c. */
function isCheapest({ pieces, used, distance }: Search, sum: number): boolean {
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (used[i] === 0 || piece.card !== null) continue;
    for (let j = 0; j < pieces.length; j++) {
      const other = pieces[j]!;
      if (other.card !== null || used[j]! >= other.count || sum - piece.range + other.range < distance) continue;
      if (
        piece.universal === other.universal ? other.range < piece.range : piece.universal && other.range <= piece.range
      )
        return false;
    }
  }
  return true;
}

/** FS-83 d; one-shot cards in use cannot be discarded for the price (FS-82). */
function isPayable({ pieces, used, all, hand }: Search): boolean {
  const need = [0, 0, 0, 0];
  let any = 0;
  let discards = 0;
  let shots = 0;
  for (let i = 0; i < pieces.length; i++) {
    const { card } = pieces[i]!;
    const n = used[i]!;
    if (n === 0 || card === null) continue;
    for (let k = 0; k < KINDS; k++) need[k]! += n * card.bill.need[k]!;
    any += n * card.bill.any;
    discards += n * card.bill.cards;
    if (card.f >= 0) shots += n;
  }
  return canPayResources(all, need, any) && (discards === 0 || hand - shots >= discards);
}

function sets(
  t: Tables,
  p: Somebody,
  all: readonly number[],
  colour: number,
  distance: number,
  hand: number,
  any: boolean,
): Way[] {
  const pieces = piecesFor(t, p, colour);
  const used: number[] = [];
  for (let i = 0; i < pieces.length; i++) used.push(0);
  const x: Search = { pieces, used, all, hand, distance, any, found: [] };
  search(x, 0, 0);
  return x.found;
}

/** The legal ways to reach a distance, once the location has left the hand. */
export const waysToReach = (t: Tables, p: Somebody, all: readonly number[], colour: number, distance: number): Way[] =>
  sets(t, p, all, colour, distance, handSize(p), false);

/** The answer that names them. */
export const makeReach = ({ cards, tokens }: Way): Picks['reach'] =>
  `reach ${[...cards.map(({ id }) => id), ...tokens.map((g) => GOODS[g])].join(' ')}`;

/** The faces of one-shot cards that each way would take from a hand whose hidden cards could be any of `hidden`. */
export function shotsToReach(
  t: Tables,
  p: Somebody,
  all: readonly number[],
  colour: number,
  distance: number,
  hidden: readonly number[],
): number[][] {
  const ways = sets(t, { ...p, hand: [...hidden] } as Somebody, all, colour, distance, handSize(p), false);
  return ways.map(({ cards }) => {
    const faces = cards.map(({ f }) => f).filter((f) => f >= 0);
    for (const card of p.seen) {
      const at = faces.indexOf(t.face[card]!);
      if (at >= 0) faces.splice(at, 1);
    }
    return faces;
  });
}

/** How far a player can reach now with a colour, for a location still in hand. */
export function reachOf(t: Tables, p: Somebody, all: readonly number[], colour: number): number {
  const sum = rangeOfTokens(p, colour);
  if (sum >= LONGEST_REACH || !hasShot(t, p)) return reachBare(t, p, all, colour, handSize(p) - 1);
  for (let d = LONGEST_REACH; d > sum; d--) if (sets(t, p, all, colour, d, handSize(p) - 1, true).length > 0) return d;
  return sum;
}

/** The same without one-shot cards, and with so many cards to discard. */
export function reachBare(t: Tables, p: Somebody, all: readonly number[], colour: number, cards: number): number {
  const sum = rangeOfTokens(p, colour);
  if (sum >= LONGEST_REACH) return sum;
  const { bill, range } = t.factions[p.faction]!.contacts[colour]!;
  const usable =
    (p.exhausted & (1 << colour)) === 0 &&
    canPayResources(all, bill.need, bill.any) &&
    (bill.cards === 0 || bill.cards <= cards);
  return usable ? sum + range : sum;
}

function rangeOfTokens({ pool }: Somebody, colour: number): number {
  let sum = 0;
  for (let k = 0; k < 2; k++) {
    const tokens = CONTACTS[k === 0 ? colour : UNIVERSAL]!;
    for (let i = 0; i < tokens.length; i++) sum += pool[tokens[i]!.g]! * tokens[i]!.range;
  }
  return sum;
}

function hasShot(t: Tables, p: Somebody): boolean {
  for (let i = 0; i < p.seen.length; i++) if (t.shot[p.seen[i]!] !== null) return true;
  for (let i = 0; i < p.hand.length; i++) if (p.hand[i] !== null && t.shot[p.hand[i]!] !== null) return true;
  return false;
}

/** The cards and tokens an answer names. */
export function readReach(t: Tables, p: Somebody, pick: Picks['reach']): Way {
  const cards: Contact[] = [];
  const tokens: number[] = [];
  for (const word of pick.slice('reach '.length).split(' ')) {
    const g = indexIn(GOODS, word);
    if (g >= 0) tokens.push(g);
    else cards.push(contactById(t, p, word)!);
  }
  return { cards, tokens };
}
export const contactById = (t: Tables, p: Somebody, id: string): Contact | undefined =>
  t.shots.find((c) => c.id === id) ?? t.factions[p.faction]!.contacts.find((c) => c.id === id);
