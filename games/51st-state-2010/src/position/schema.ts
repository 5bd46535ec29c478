import { rngWords, schema } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { COLOURS, GOODS, KEPT, PLAYERS, TOKENS } from '../content/vocabulary.ts';
import { BASE_SOURCES } from '../state.ts';
import { nameOf } from './cards.ts';
import { frameOf } from './frames.ts';
import type { Position } from './index.ts';
import { BEGINNINGS } from './quiet.ts';

/** What a position may say, field by field. What must fit together is for `check.ts`. */

const { fields, listOf, oneOf, whole } = schema;
type Schema<T> = schema.Schema<T>;

const MANY = 999;
const amount = whole(0, MANY);
const entries = <T>(keys: readonly (string | number)[], item: Schema<T>): Schema<Record<string, T>> =>
  fields({}, Object.fromEntries(keys.map((key) => [key, item])) as Record<string, Schema<T>>) as Schema<
    Record<string, T>
  >;
/** A name alone, or with what there is to say about the card. */
const nameOr =
  (name: Schema<string>, full: Schema<unknown>): Schema<unknown> =>
  (x, where) =>
    typeof x === 'string' ? name(x, where) : full(x, where);

const SEATS = whole(PLAYERS[0], PLAYERS[1]);
const HEAD: Schema<unknown> = (x, where) => {
  if (typeof x !== 'object' || x === null || Array.isArray(x)) return schema.problem('wrong-type', where, 'an object');
  return Object.hasOwn(x, 'seats') ? SEATS((x as { seats: unknown }).seats, 'seats') : null;
};
const DEFAULT_SEATS = PLAYERS[0];

/** Takes anything for a position whose fields are all right, or says what is wrong with it. */
export function checkerOf(t: Tables) {
  const bySeats = Array.from({ length: PLAYERS[1] + 1 }, (_, seats) => positionOf(t, seats));
  return (given: unknown): { ok: true; value: Position } | Refusal => {
    const wrong = HEAD(given, 'the position');
    if (wrong) return { ok: false, problem: wrong };
    const { seats = DEFAULT_SEATS } = given as { seats?: number };
    const problem = bySeats[seats]!(given, '');
    if (problem) return { ok: false, problem };
    const value = given as Position;
    for (const [a, b] of APART)
      if (value[a] !== undefined && value[b] !== undefined)
        return { ok: false, problem: schema.problem('contradiction', a, `either ${a} or ${b}`) };
    return { ok: true, value };
  };
}
export interface Refusal {
  ok: false;
  problem: schema.Problem;
}
/** What says the same in two ways. */
const APART = [
  ['from', 'stack'],
  ['seat', 'stack'],
  ['deck', 'wholeDeck'],
] as const;

const fillable = (below: number) => entries(GOODS.slice(0, below), amount);
const tokens = { ones: whole(0, 9), twos: whole(0, 9) };

function positionOf(t: Tables, seats: number): Schema<unknown> {
  const seat = whole(0, seats - 1);
  const card = nameOf(t, 'card');
  const location = nameOf(t, 'location');
  const cards = listOf(card, 0, t.cards);
  const locations = listOf(location, 0, t.cards);
  const someSeats = listOf(seat, 0, seats);
  const bySeat = <T>(item: Schema<T>) => entries([...Array(seats).keys()], item);
  const stock = fillable(KEPT);
  const place = fields({ card: location }, {
    no: amount,
    uses: whole(0, 9),
    visitors: someSeats,
    ...tokens,
    stock,
  } as Record<string, Schema<unknown>>);
  const leader = fields({ card: nameOf(t, 'leader') }, { ...tokens, stock } as Record<string, Schema<unknown>>);
  return fields({}, {
    seats: SEATS,
    turn: whole(0, 9999),
    first: seat,
    seat,
    from: oneOf(BEGINNINGS),
    stack: listOf(frameOf(seats), 0, 50),
    factions: bySeat(oneOf(t.factions.map(({ id }) => id))),
    score: bySeat(amount),
    base: bySeat(entries(BASE_SOURCES, amount)),
    pool: bySeat(fillable(TOKENS)),
    hand: bySeat(cards),
    seen: bySeat(cards),
    places: bySeat(listOf(nameOr(location, place), 0, t.cards)),
    placed: bySeat(whole(0, MANY + 1)),
    leader: bySeat(nameOr(nameOf(t, 'leader'), leader)),
    spoils: bySeat(locations),
    deals: bySeat(listOf(nameOr(location, fields({ card: location }, tokens)), 0, t.cards)),
    exhausted: bySeat(listOf(oneOf(COLOURS), 0, COLOURS.length)),
    visits: bySeat(amount),
    redeveloped: someSeats,
    passed: someSeats,
    deck: cards,
    wholeDeck: cards,
    discard: cards,
    row: cards,
    looked: cards,
    limbo: card,
    spent: cards,
    shuffles: amount,
    shuffled: listOf(cards, 0, MANY),
    winners: listOf(seat, 1, seats),
    ply: whole(0, 1_000_000),
    rng: rngWords,
    rigged: listOf(whole(0, 2 ** 32 - 1), 0, MANY),
  } as Record<string, Schema<unknown>>);
}
