import { makeRng, pickOne, type Rng, rand, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { payments } from '../../src/answers/payment.ts';
import { makeReach, waysToReach } from '../../src/answers/range.ts';
import { type Bill, billOf } from '../../src/content/tables.ts';
import { CONTACTS, GOODS, type Good, type Player, RESOURCES, type Resource, tables as t } from '../../src/index.ts';
import { accessible } from '../../src/rules/queries.ts';
import { given, type Position } from '../given.ts';

/** The canonical payments once more, word for word as FS-83 and FS-89 have them: every set of things, and what forbids it. */

const ROUNDS = 400;

function subsets<T>(things: readonly T[], most: number): T[][] {
  let found: T[][] = [[]];
  for (const thing of things)
    found = found.concat(found.filter((some) => some.length < most).map((some) => [...some, thing]));
  return found;
}
const without = <T>(some: readonly T[], one: T): T[] => {
  const rest = [...some];
  rest.splice(rest.indexOf(one), 1);
  return rest;
};
const keyOf = (words: readonly string[]): string => [...words].sort().join(' ');
const keysOf = (picks: readonly string[]): string[] => picks.map((pick) => keyOf(pick.split(' ').slice(1))).sort();

/** A token that could pay, or a contact piece. */
interface Token {
  kind: Resource | 'any';
  /** Where it lies; empty for the pool. */
  at: string;
}

/** Whether the kinds, in some order, are what the price asks for. */
function covers(kinds: readonly string[], price: readonly string[]): boolean {
  const [first, ...rest] = price;
  if (first === undefined) return kinds.length === 0;
  return kinds.some(
    (kind) => (kind === 'any' || first === 'any' || kind === first) && covers(without(kinds, kind), rest),
  );
}
const priceOf = (bill: Bill): string[] => [
  ...RESOURCES.flatMap((kind, k) => Array<string>(bill.need[k]!).fill(kind)),
  ...Array<string>(bill.any).fill('any'),
];

function tokensOf(p: Player): Token[] {
  const lying = (stock: readonly number[], at: string): Token[] =>
    ([...RESOURCES, 'any'] as const).flatMap((kind, g) => Array.from({ length: stock[g]! }, () => ({ kind, at })));
  return [
    ...lying(p.pool, ''),
    ...(p.leader ? lying(p.leader.stock, '@0.leader') : []),
    ...p.places.flatMap((x) => (x.stock && !t.site[x.card]!.set ? lying(x.stock, `@0.${x.no}`) : [])),
  ];
}
const kindsOf = (tokens: readonly Token[]): string[] => tokens.map(({ kind }) => kind);

function canonicalPayments(p: Player, bill: Bill): string[] {
  const price = priceOf(bill);
  const all = tokensOf(p);
  const found = new Set<string>();
  for (const some of subsets(all, price.length)) {
    if (!covers(kindsOf(some), price)) continue;
    const unused = all.filter((token) => !some.includes(token) && token.at === '');
    const fromCard = some.some(({ kind, at }) => at !== '' && unused.some((other) => other.kind === kind)); // a
    const wasted = some.some(
      (token) =>
        token.kind === 'any' &&
        unused.some((other) => other.kind !== 'any' && covers(kindsOf([...without(some, token), other]), price)),
    ); // b
    if (!fromCard && !wasted) found.add(keyOf(some.map(({ kind, at }) => `${kind}${at}`)));
  }
  return [...found].sort();
}

interface Piece {
  id: string;
  value: number;
  isToken: boolean;
  isUniversal: boolean;
  bill: Bill;
  isShot: boolean;
}
const FREE = billOf([]);

function piecesOf(p: Player, colour: number): Piece[] {
  const fixed = t.factions[p.faction]!.contacts[colour]!;
  const cards = [...p.hand, ...p.seen].flatMap((card) => t.shot[card] ?? []);
  if (!(p.exhausted & (1 << colour))) cards.push(fixed);
  const pieces = cards
    .filter((c) => c.colour === colour || c.colour === 3)
    .map((c) => ({
      id: c.id,
      value: c.range,
      isToken: false,
      isUniversal: c.colour === 3,
      bill: c.bill,
      isShot: c.f >= 0,
    }));
  for (const of of [colour, 3])
    for (const { g, range } of CONTACTS[of]!)
      for (let n = 0; n < p.pool[g]!; n++)
        pieces.push({ id: GOODS[g]!, value: range, isToken: true, isUniversal: of === 3, bill: FREE, isShot: false });
  return pieces;
}
const sum = (pieces: readonly Piece[]): number => pieces.reduce((n, piece) => n + piece.value, 0);

function canonicalReach(p: Player, colour: number, distance: number): string[] {
  const all = piecesOf(p, colour);
  const hand = p.hand.length + p.seen.length;
  const kinds = kindsOf(tokensOf(p));
  const found = new Set<string>();
  for (const some of subsets(all, 4)) {
    const far = (pieces: readonly Piece[]) => sum(pieces) >= distance;
    if (!far(some) || some.some((piece) => far(without(some, piece)))) continue; // a, b
    const unused = all.filter((piece) => piece.isToken && !some.includes(piece));
    const dear = some.some(
      (piece) =>
        piece.isToken &&
        unused.some(
          (other) =>
            far([...without(some, piece), other]) &&
            (piece.isUniversal === other.isUniversal
              ? other.value < piece.value
              : piece.isUniversal && other.value <= piece.value),
        ),
    ); // c
    const price = some.flatMap(({ bill }) => priceOf(bill));
    const cards = some.reduce((n, { bill }) => n + bill.cards, 0);
    const left = hand - some.filter(({ isShot }) => isShot).length;
    const payable = subsets(kinds, price.length).some((paid) => covers(paid, price)) && cards <= left; // d
    if (!dear && payable) found.add(keyOf(some.map(({ id }) => id)));
  }
  return [...found].sort();
}

/** A player with a little of everything. */
function somebody(rng: Rng): Player {
  const some = (goods: readonly Good[], most: number) =>
    Object.fromEntries(goods.map((good) => [good, Math.max(0, rand(rng, most + 2) - 1)]));
  const kinds: Good[] = [...RESOURCES, 'any'];
  const tokens = CONTACTS.flat().map(({ g }) => GOODS[g]!);
  const shots = ['junk-train', 'pilgrims', 'punks', 'thugs', 'road', 'courier', 'envoy'].filter(
    () => rand(rng, 3) === 0,
  );
  const position: Position = {
    factions: { 0: t.factions[rand(rng, 4)]!.id },
    pool: { 0: { ...some(kinds, 1), ...(rand(rng, 2) ? some(tokens, 1) : {}) } },
    hand: { 0: [...shots, ...(rand(rng, 2) ? ['pub'] : []), ...(rand(rng, 3) ? [] : ['road', 'punks'])] },
    exhausted: { 0: rand(rng, 3) ? [] : ['conquest', 'cooperation', 'incorporation'] },
    places: {
      0: [
        ...(rand(rng, 2) ? [{ card: 'cellars', stock: some(RESOURCES.slice(1), 1) }] : []),
        ...(rand(rng, 2) ? [{ card: 'scrap-metal', stock: { scrap: rand(rng, 3) } }] : []),
        { card: 'bunker', stock: { scrap: 1 } },
      ],
    },
    leader: { 0: { card: 'baby-swift', stock: { any: rand(rng, 2), weapon: rand(rng, 2) } } },
  };
  return given(position).state.players[0]!;
}

describe('Canonical payments, every set looked at', () => {
  test('FS-76 FS-77 FS-79 FS-82 FS-83 FS-84 FS-85 the ways to reach are those sets, and no others', () => {
    const rng = makeRng(seedOf('reach'));
    let several = 0;
    for (let i = 0; i < ROUNDS; i++) {
      const p = somebody(rng);
      const colour = rand(rng, 3);
      const distance = 1 + rand(rng, 3);
      const ways = waysToReach(t, p, accessible(t, p), colour, distance).map(makeReach);
      expect(keysOf(ways)).toEqual(canonicalReach(p, colour, distance));
      if (ways.length > 1) several++;
    }
    expect(several).toBeGreaterThan(ROUNDS / 4);
  });

  test('FS-7 FS-87 FS-88 FS-89 the ways to pay are those sets, and no others', () => {
    const rng = makeRng(seedOf('pay'));
    const bills = [
      [{ res: 'scrap', n: 1 }],
      [{ res: 'scrap', n: 2 }],
      [{ res: 'any', n: 1 }],
      [{ res: 'any', n: 2 }],
      [
        { res: 'scrap', n: 1 },
        { res: 'any', n: 1 },
      ],
      [
        { res: 'weapon', n: 1 },
        { res: 'scrap', n: 1 },
        { res: 'any', n: 1 },
      ],
    ] as const;
    let several = 0;
    for (let i = 0; i < ROUNDS; i++) {
      const p = somebody(rng);
      const bill = billOf(pickOne(rng, bills).map((cost) => ({ kind: 'resource' as const, ...cost })));
      const ways = payments(t, p, 0, bill);
      expect(keysOf(ways)).toEqual(canonicalPayments(p, bill));
      if (ways.length > 1) several++;
    }
    expect(several).toBeGreaterThan(ROUNDS / 4);
  });
});
