import type { Refereed } from '@ashtown/testkit';
import {
  type Amount,
  type Bag,
  choices,
  contactsOf,
  effectOf,
  has,
  type Id,
  KINDS,
  put,
  SPENDABLE,
  shotsOf,
  sum,
} from './cards.ts';
import { handOf, heapsOf, type Side, type Table } from './table.ts';

/** Prices of all sorts: canonical payments in resources (FS-89) and contacts (FS-83), found by trying all of them. */

interface Token {
  readonly kind: string;
  readonly at: string | null;
}
const nameOf = ({ kind, at }: Token): string => (at === null ? kind : `${kind}@${at}`);

/** The resources of a price, one by one. */
const needOf = (price: readonly Amount[]): string[] =>
  price.filter(({ kind }) => kind === 'resource').flatMap(({ res, n }) => Array<string>(n).fill(res!));
const numberOf = (price: readonly Amount[], kind: Amount['kind']): number =>
  sum(price.filter((x) => x.kind === kind).map((x) => x.n));

/** FS-88: whether these resources can be handed out so that each pays for one of those needed. */
function covers(kinds: readonly string[], need: readonly string[]): boolean {
  if (kinds.length !== need.length) return false;
  const [first, ...rest] = need;
  if (first === undefined) return true;
  return kinds.some(
    (kind, i) =>
      kinds.indexOf(kind) === i &&
      (kind === first || kind === 'any' || first === 'any') &&
      covers(kinds.toSpliced(i, 1), rest),
  );
}

/** FS-89: all canonical payments, each as a list of tokens. */
function paymentsOf(side: Side, need: readonly string[]): Token[][] {
  const heaps = heapsOf(side);
  const tokens = SPENDABLE.flatMap((kind) =>
    heaps.map(({ at, bag }) => ({ thing: { kind, at }, n: has(bag, kind) })),
  ).filter(({ n }) => n > 0);
  const found: Token[][] = [];
  for (const paid of choices(tokens, need.length)) {
    const kinds = paid.map(({ kind }) => kind);
    if (!covers(kinds, need)) continue;
    const unused = SPENDABLE.filter(
      (kind) => has(side.pool, kind) > paid.filter((x) => x.kind === kind && x.at === null).length,
    );
    const isCanonical = paid.every(({ kind, at }, i) => {
      if (at !== null && unused.includes(kind)) return false;
      return kind !== 'any' || !unused.some((other) => other !== 'any' && covers(kinds.with(i, other), need));
    });
    if (isCanonical) found.push(paid);
  }
  return found;
}
/** Whether accessible resources are enough, and cards in hand (FS-69). */
export function canPay(side: Side, price: readonly Amount[], handSize: number): boolean {
  const need = needOf(price);
  if (numberOf(price, 'discardCard') > handSize) return false;
  return need.length === 0 || paymentsOf(side, need).length > 0;
}

/** FS-90. */
export function* payResources(table: Table, side: Side, need: readonly string[]): Refereed<void> {
  if (need.length === 0) return;
  const ways = paymentsOf(side, need).map((paid) => `pay ${paid.map(nameOf).join(' ')}`);
  const pick = yield* table.ask(side, 'payment', ways);
  for (const name of pick.split(' ').slice(1)) {
    const [kind, at = null] = name.split('@');
    const { bag } = heapsOf(side).find((heap) => heap.at === at)!;
    put(bag, kind!, -1);
  }
}
export function* pay(table: Table, side: Side, price: readonly Amount[]): Refereed<void> {
  yield* payResources(table, side, needOf(price));
  yield* table.discardCards(side, numberOf(price, 'discardCard'));
}

/** A contact piece (FS-76). */
interface Piece {
  readonly name: string;
  readonly is: 'fixed' | 'shot' | 'token';
  readonly colour: string;
  readonly value: number;
  readonly price: readonly Amount[];
}
function piecesOf(side: Side, colour: string): { thing: Piece; n: number }[] {
  const cardOf = (id: Id, is: 'fixed' | 'shot'): Piece => {
    const { color, range, cost } = effectOf(id, 'RANGE')!;
    return { name: id, is, colour: color!, value: range!, price: cost! };
  };
  const hand = handOf(side);
  const tokens = ['conquest', 'cooperation', 'incorporation', 'universal'].flatMap((own) =>
    [1, 2, 3].map((value) => ({
      thing: { name: `${own}${value}`, is: 'token' as const, colour: own, value, price: [] },
      n: has(side.pool, `${own}${value}`),
    })),
  );
  return [
    ...contactsOf(side.faction)
      .filter((id) => !side.exhausted.includes(id))
      .map((id) => ({ thing: cardOf(id, 'fixed'), n: 1 })),
    ...shotsOf(hand).map((id) => ({ thing: cardOf(id, 'shot'), n: hand.filter((x) => x === id).length })),
    ...tokens,
  ].filter(({ thing, n }) => n > 0 && (thing.colour === colour || thing.colour === 'universal')); // FS-77
}

/** FS-83; `others` are the cards in hand besides the one that is played. */
export function reachesOf(side: Side, colour: string, distance: number, others: number): Piece[][] {
  const pieces = piecesOf(side, colour);
  const rangeOf = (some: readonly Piece[]): number => sum(some.map(({ value }) => value));
  const found: Piece[][] = [];
  for (const size of [1, 2, 3])
    for (const some of choices(pieces, size)) {
      if (rangeOf(some) < distance) continue;
      if (some.some((_, i) => rangeOf(some.toSpliced(i, 1)) >= distance)) continue;
      const unused = pieces
        .filter(({ thing, n }) => thing.is === 'token' && n > some.filter((x) => x === thing).length)
        .map(({ thing }) => thing);
      const isExchanged = some.some(
        (piece, i) =>
          piece.is === 'token' &&
          unused.some(
            (other) =>
              ((other.colour === piece.colour && other.value < piece.value) ||
                (piece.colour === 'universal' && other.colour === colour && other.value <= piece.value)) &&
              rangeOf(some.with(i, other)) >= distance,
          ),
      );
      if (isExchanged) continue;
      const price = some.flatMap((x) => x.price);
      if (canPay(side, price, others - some.filter(({ is }) => is === 'shot').length)) found.push(some);
    }
  return found;
}

/** FS-80, FS-81, FS-82; the location that is played has left the hand. */
export function* reach(table: Table, side: Side, colour: string, distance: number): Refereed<void> {
  const ways = reachesOf(side, colour, distance, handOf(side).length);
  const textOf = (some: readonly Piece[]): string => `reach ${some.map(({ name }) => name).join(' ')}`;
  const pick = yield* table.ask(side, 'reach', ways.map(textOf), true);
  const chosen = ways.find((some) => textOf(some) === pick)!;
  for (const { is, name } of chosen)
    if (is === 'fixed') side.exhausted.push(name);
    else if (is === 'shot') table.spent.push(table.fromHand(side, name));
    else put(side.pool, name, -1);
  yield* pay(
    table,
    side,
    chosen.flatMap((x) => x.price),
  );
}

/** FS-165: every new content of a store, with what it takes. */
export function fillsOf(side: Side, stock: Bag, accepts: readonly string[]): string[][] {
  const present = KINDS.flatMap((kind) => Array<string>(has(stock, kind)).fill(kind));
  const found: string[][] = [];
  for (const size of [0, 1, 2, 3])
    for (const content of choices(
      KINDS.filter((kind) => accepts.includes(kind)).map((thing) => ({ thing, n: size })),
      size,
    )) {
      if (content.join() === present.join()) continue;
      if (missing(side, stock, content).length <= has(side.pool, 'any')) found.push(content);
    }
  return found;
}
/** What must be universal: neither in the store nor in the pool. */
export function missing(side: Side, stock: Bag, content: readonly string[]): string[] {
  return KINDS.flatMap((kind) => {
    const wanted = content.filter((x) => x === kind).length;
    return Array<string>(Math.max(0, wanted - has(stock, kind) - has(side.pool, kind))).fill(kind);
  });
}
