import { rngWords, schema } from '@ashtown/engine';
import type { Position } from './position.ts';
import { nameOf } from './position-cards.ts';
import { BASE_SOURCES, type Frame } from './state.ts';
import type { Tables } from './tables.ts';
import { COLOURS, GOODS, KEPT, KINDS, PICKS, PLAYERS, SORTS, TOKENS, UNIVERSAL } from './vocabulary.ts';

/** What a position may say, field by field. What must fit together is for `check.ts`. */

const { fields, listOf, oneOf, whole } = schema;
type Schema<T> = schema.Schema<T>;

const MANY = 999;
const amount = whole(0, MANY);
const flag = oneOf([true, false]);
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
    from: oneOf(['turn', 'production', 'actions', 'scoring', 'cleanup']),
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

type Rest<T> = Omit<Extract<Frame, { t: T }>, 't' | 'seats' | 'seat'>;
/** The fields of each frame besides `t` and its seat. */
type FrameFields = { [T in Frame['t']]: { [K in keyof Rest<T>]: Schema<Rest<T>[K]> } };

const BILL = fields({
  need: listOf(whole(0, 99), KINDS, KINDS),
  any: whole(0, 99),
  total: whole(0, MANY),
  workers: whole(0, 99),
  cards: whole(0, 99),
  tucked: oneOf(['spoils', 'deal', 'either', null]),
});

/** One thing that is to happen or is asked, as the state has it. */
function frameOf(seats: number): Schema<unknown> {
  const nth = whole(0, seats);
  const no = whole(0, MANY);
  const arranged = listOf(no, 0, MANY);
  const more: FrameFields = {
    turn: {},
    trims: { nth },
    trim: { nth },
    reveal: {},
    picks: { n: whole(0, PICKS * seats) },
    pick: { n: whole(0, PICKS * seats - 1) },
    burn: {},
    leftovers: { nth, taken: whole(0, MANY) },
    leftover: {},
    sweep: {},
    draws: { nth },
    keep: {},
    produce: { nth },
    stepping: { arranged },
    step: { arranged },
    next: {},
    main: { arranged },
    reach: { colour: whole(0, UNIVERSAL - 1) },
    payment: { bill: BILL, lay: flag },
    discardCard: {},
    giveUp: { what: oneOf(['spoils', 'deal', 'either']) },
    replace: {},
    method: { no },
    tuck: { sort: oneOf(SORTS) },
    place: { over: whole(-1, MANY) },
    lead: {},
    swap: {},
    deed: {},
    useEffect: { no },
    steal: {},
    lay: { no, kind: whole(0, KINDS - 1) },
    store: { no },
    fit: {},
    overflow: {},
    scoring: {},
    cleanup: {},
  };
  const seat = whole(0, seats - 1);
  const kinds = oneOf(Object.keys(more));
  return (x, where) => {
    const t = typeof x === 'object' && x !== null && Object.hasOwn(x, 't') ? (x as { t: unknown }).t : undefined;
    const wrong = kinds(t, `${where}.t`);
    if (wrong) return wrong;
    const name = t as Frame['t'];
    const who = QUIET.includes(name) ? {} : SEATED.includes(name) ? { seat } : { seats: listOf(seat, 1, 1) };
    return fields({ t: schema.anything, ...who, ...more[name] } as Record<string, Schema<unknown>>)(x, where);
  };
}
/** Steps of the whole table, and steps of one player; all others are questions. */
const QUIET: readonly Frame['t'][] = [
  'turn',
  'trims',
  'reveal',
  'picks',
  'leftovers',
  'sweep',
  'draws',
  'produce',
  'scoring',
  'cleanup',
];
const SEATED: readonly Frame['t'][] = [
  'stepping',
  'next',
  'tuck',
  'place',
  'lead',
  'swap',
  'deed',
  'useEffect',
  'lay',
  'fit',
];
