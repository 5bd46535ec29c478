import { canPayResources, handSize, type Somebody } from './queries.ts';
import type { Picks } from './state.ts';
import type { Bill, Contact, Tables } from './tables.ts';
import { CONTACTS, GOODS, KINDS, LONGEST_REACH, UNIVERSAL } from './vocabulary.ts';

/** Range (section 8): contact cards and tokens that add up. */

/** A piece that may be spent (FS-76), with its copies. */
interface Piece {
  id: string;
  range: number;
  count: number;
  /** A card; null for a token. */
  card: Contact | null;
  universal: boolean;
}

/** All pieces that count for a colour (FS-77): fixed card, one-shot cards in hand, tokens. */
function piecesFor(t: Tables, p: Somebody, colour: number): Piece[] {
  const pieces: Piece[] = [];
  const fixed = t.factions[p.faction]!.contacts[colour]!;
  if ((p.exhausted & (1 << colour)) === 0)
    pieces.push({ id: fixed.id, range: fixed.range, count: 1, card: fixed, universal: false });
  for (const shot of t.shots) {
    if (shot.colour !== colour && shot.colour !== UNIVERSAL) continue;
    const count = countInHand(t, p, shot.f);
    if (count > 0)
      pieces.push({ id: shot.id, range: shot.range, count, card: shot, universal: shot.colour === UNIVERSAL });
  }
  for (const of of [colour, UNIVERSAL])
    for (const { g, range } of CONTACTS[of]!)
      if (p.pool[g]! > 0)
        pieces.push({ id: GOODS[g]!, range, count: p.pool[g]!, card: null, universal: of === UNIVERSAL });
  return pieces;
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

/**
 * FS-83: the canonical sets of pieces for a distance. `hand` is how many cards there are besides the location itself; one-shot
 * cards in use cannot be discarded for the price (FS-82). With `any` it stops at the first set that is found.
 */
function sets(
  t: Tables,
  p: Somebody,
  all: readonly number[],
  colour: number,
  distance: number,
  hand: number,
  any: boolean,
): string[][] {
  const pieces = piecesFor(t, p, colour);
  const used = pieces.map(() => 0);
  const found: string[][] = [];

  function search(from: number, sum: number): void {
    if (sum >= distance) {
      if (isMinimal(sum) && isCheapest(sum) && isPayable()) found.push(names());
      return;
    }
    for (let i = from; i < pieces.length; i++) {
      if (used[i]! === pieces[i]!.count) continue;
      used[i]!++;
      search(i, sum + pieces[i]!.range);
      used[i]!--;
      if (any && found.length > 0) return;
    }
  }
  const names = () => pieces.flatMap(({ id }, i) => Array<string>(used[i]!).fill(id));
  const isMinimal = (sum: number) => pieces.every(({ range }, i) => used[i] === 0 || sum - range < distance);
  /** FS-83 c. */
  const isCheapest = (sum: number) =>
    pieces.every((piece, i) => {
      if (used[i] === 0 || piece.card !== null) return true;
      return !pieces.some((other, j) => {
        if (other.card !== null || used[j]! >= other.count || sum - piece.range + other.range < distance) return false;
        return piece.universal && !other.universal ? other.range <= piece.range : sameAndLower(piece, other);
      });
    });
  const sameAndLower = (a: Piece, b: Piece) => a.universal === b.universal && b.range < a.range;
  const isPayable = () => {
    const cards = pieces.flatMap(({ card }, i) => (card === null ? [] : Array<Contact>(used[i]!).fill(card)));
    const price = priceOf(cards);
    const shots = cards.filter(({ f }) => f >= 0).length;
    return canPayResources(all, price.need, price.any) && (price.cards === 0 || hand - shots >= price.cards);
  };

  search(0, 0);
  return found;
}

/** The legal ways to reach a distance, once the location has left the hand. */
export const waysToReach = (
  t: Tables,
  p: Somebody,
  all: readonly number[],
  colour: number,
  distance: number,
): Picks['reach'][] =>
  sets(t, p, all, colour, distance, handSize(p), false).map((ids): Picks['reach'] => `reach ${ids.join(' ')}`);

/** How far a player can reach now with a colour, for a location still in hand. */
export function reachOf(t: Tables, p: Somebody, all: readonly number[], colour: number): number {
  let sum = 0;
  for (let k = 0; k < 2; k++) {
    const tokens = CONTACTS[k === 0 ? colour : UNIVERSAL]!;
    for (let i = 0; i < tokens.length; i++) sum += p.pool[tokens[i]!.g]! * tokens[i]!.range;
  }
  if (sum >= LONGEST_REACH) return sum;
  if (hasShot(t, p)) {
    for (let d = LONGEST_REACH; d > sum; d--)
      if (sets(t, p, all, colour, d, handSize(p) - 1, true).length > 0) return d;
    return sum;
  }
  const { bill, range } = t.factions[p.faction]!.contacts[colour]!;
  const usable =
    (p.exhausted & (1 << colour)) === 0 &&
    canPayResources(all, bill.need, bill.any) &&
    (bill.cards === 0 || handSize(p) > bill.cards);
  return usable ? sum + range : sum;
}

function hasShot(t: Tables, p: Somebody): boolean {
  for (let i = 0; i < p.seen.length; i++) if (t.shot[p.seen[i]!] !== null) return true;
  for (let i = 0; i < p.hand.length; i++) if (p.hand[i] !== null && t.shot[p.hand[i]!] !== null) return true;
  return false;
}

/** The cards and tokens an answer names. */
export function readReach(t: Tables, p: Somebody, pick: Picks['reach']): { cards: Contact[]; tokens: number[] } {
  const cards: Contact[] = [];
  const tokens: number[] = [];
  for (const word of pick.slice('reach '.length).split(' ')) {
    const g = GOODS.indexOf(word as never);
    if (g >= 0) tokens.push(g);
    else cards.push(contactById(t, p, word));
  }
  return { cards, tokens };
}
const contactById = (t: Tables, p: Somebody, id: string): Contact =>
  t.shots.find((c) => c.id === id) ?? t.factions[p.faction]!.contacts.find((c) => c.id === id)!;
