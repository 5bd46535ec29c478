import { rngWords, type Seat, schema } from '@ashtown/engine';
import { DEAREST } from '../content/schema.ts';
import type { Bill, Tables } from '../content/tables.ts';
import { COLOURS, CONTACTS, GOODS, TOKENS } from '../content/vocabulary.ts';
import { type Frame, RIVAL, SOURCES } from '../state.ts';
import { type CardName, FROM, type Position } from './index.ts';

/** What a position from outside may look like. Whether it makes sense as a whole is asked in parse.ts. */

const { anything, fields, listOf, oneOf, orNull, problem, text, whole } = schema;
type Schema<T> = schema.Schema<T>;

const MANY = 999;
const MOST_LETTERS = 200;
const count = whole(0, MANY);
const flag = oneOf([true, false]);

/** A list with a form for each place. */
const tuple =
  <T extends readonly unknown[]>(...items: { [I in keyof T]: Schema<T[I]> }): Schema<T> =>
  (x, where) => {
    const wrong = listOf(anything, items.length, items.length)(x, where);
    if (wrong) return wrong;
    for (const [i, item] of items.entries()) {
      const inner = item((x as unknown[])[i], `${where}[${i}]`);
      if (inner) return inner;
    }
    return null;
  };

/** Any of these names with an amount. */
const amounts = (names: readonly string[], of: Schema<number> = count): Schema<Record<string, number>> =>
  fields({}, Object.fromEntries(names.map((name) => [name, of])));

/** A value for some of the seats. */
const bySeat = <T>(seats: number, of: Schema<T>): Schema<{ readonly [seat: Seat]: T }> =>
  fields({}, Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, of])));

const NAME = /^([a-z0-9-]+)(?:#(\d{1,2}))?$/;
const points: Schema<unknown> = (x, where) => (typeof x === 'object' ? amounts(SOURCES)(x, where) : count(x, where));

const options = fields(
  {},
  {
    expansion: oneOf(['none', 'newera', 'winter']),
    bothExpansions: flag,
    factions: oneOf(['random', 'picked']),
    ruinsScore: flag,
    dealsScore: flag,
    freePayment: flag,
    shipwreckUses: oneOf([1, 2]),
    perProducedLate: oneOf(['tally', 'zero']),
  },
);

type Forms = ReturnType<typeof formsOf>;

/** What depends on the cards there are. */
function formsOf(t: Tables) {
  /** A card whose face is one of these. */
  const card =
    (fits: (f: number) => boolean, expected: string): Schema<CardName> =>
    (x, where) => {
      const [, id = '', copy] = typeof x === 'string' ? (NAME.exec(x) ?? []) : [];
      const f = t.faceNumber(id);
      if (f < 0 || !fits(f)) return problem('unknown-card', where, expected);
      const copies = t.copiesOf(id).length;
      if (copy === undefined || (Number(copy) >= 1 && Number(copy) <= copies)) return null;
      return problem('unknown-card', where, `${id}#1 to #${copies}`);
    };
  const location = card((f) => f < t.sites.length, 'the id of a location');
  const anyCard = card(() => true, 'the id of a card');
  const link = (colour: number) =>
    card((f) => t.links[f - t.sites.length]?.colour === colour, `the id of a ${COLOURS[colour]} connection`);
  const pile = (of: Schema<CardName>) => listOf(of, 0, t.locations);

  const place = fields(
    { card: location },
    {
      no: count,
      ruins: flag,
      uses: count,
      visited: flag,
      shield: flag,
      dented: flag,
      stock: orNull(amounts(GOODS.slice(0, TOKENS))),
    },
  );
  const built: Schema<unknown> = (x, where) => (typeof x === 'string' ? location(x, where) : place(x, where));

  const rival = fields(
    {},
    {
      places: listOf(built, 0, t.locations),
      built: count,
      vp: points,
      passed: flag,
      attacks: count,
      succeeded: flag,
      pile: pile(location),
    },
  );

  return { location, anyCard, link, pile, built, rival };
}

const bill: Schema<Bill> = fields({
  need: listOf(tuple<[number, number]>(whole(0, TOKENS - 1), whole(0, DEAREST)), 0, DEAREST),
  any: whole(0, DEAREST),
  cards: whole(0, DEAREST),
  deals: whole(0, DEAREST),
});

type FrameParts = {
  readonly [T in Frame['t']]: { readonly [K in Exclude<keyof Extract<Frame, { t: T }>, 't'>]-?: Schema<unknown> };
};

/** The fields of every frame; the compiler notices a missing one. */
function framesOf(t: Tables, seats: number): FrameParts {
  const seat = whole(0, seats - 1);
  const owner = oneOf(seats === 1 ? [0, RIVAL] : Array.from({ length: seats }, (_, i) => i));
  const one = listOf(seat, 1, 1);
  const ask = { seats: one };
  const orNone = whole(-2, MANY);
  const named = { seats: one, left: count, after: orNone, named: count };
  return {
    pickFaction: ask,
    deal: {},
    keepHand: { seats: listOf(seat, seats, seats), got: bySeat(seats, text(MOST_LETTERS)) },
    round: {},
    lookout: {},
    reveal: { draft: oneOf([0, 1]) },
    draft: { draft: oneOf([0, 1]), picks: count },
    draftPick: { seats: one, draft: oneOf([0, 1]), picks: count },
    soloReveal: {},
    soloDraft: {},
    soloPick: ask,
    layRandom: {},
    layRest: {},
    production: {},
    produce: { step: whole(0, 4), nth: whole(0, seats), at: whole(-1, MANY) },
    produced: {},
    suppliersTarget: ask,
    productionOption: { seats: one, card: whole(0, t.locations - 1), phase: flag },
    copySource: { seats: one, no: count, kind: oneOf(['phase', 'now', 'bonus']) },
    action: {},
    turn: { seat },
    takeTurn: ask,
    payment: { seats: one, bills: listOf(bill, 1, 2) },
    discardCard: ask,
    discardDeal: ask,
    redevelopOld: ask,
    build: { seat, over: orNone },
    bonus: { seat, no: count },
    makeDeal: { seat },
    razeCard: { seat },
    razePlace: { seat, owner, no: count },
    useEffect: { seat, no: count },
    convert: { seat, contact: whole(0, CONTACTS.length - 1) },
    exchangeGood: ask,
    visit: { seat, owner, no: count },
    hosted: { owner },
    takeConnection: { seat, colour: whole(0, COLOURS.length - 1) },
    playConnection: { seat },
    stealTarget: ask,
    activateTarget: ask,
    resetTargets: { ...named, by: count },
    ownDeals: { ...named, used: listOf(count, 0, MANY) },
    opponentDeal: ask,
    acted: { seat, again: orNone },
    repeatAction: { seats: one, again: orNone },
    endTurn: ask,
    placeShield: ask,
    rivalTurn: {},
    soloTarget: { seats: one, among: listOf(count, 1, t.locations) },
    roundEnd: {},
    store: { nth: whole(0, seats) },
    storeGoods: { seats: one, from: whole(0, TOKENS), kept: listOf(count, TOKENS, TOKENS) },
    cleanup: {},
    score: {},
  };
}

function frameOf(t: Tables, seats: number): Schema<unknown> {
  const parts = framesOf(t, seats) as Record<string, Record<string, Schema<unknown>>>;
  const kinds = oneOf(Object.keys(parts));
  const schemas = new Map<unknown, Schema<unknown>>();
  for (const [name, { got, ...must }] of Object.entries(parts))
    schemas.set(name, got ? fields({ t: kinds, ...must }, { got }) : fields({ t: kinds, ...must }));
  const head = fields({ t: kinds });
  return (x, where) => (schemas.get((x as { t?: unknown } | null | undefined)?.t) ?? head)(x, where);
}

/** A position at a table of so many. */
function positionAt(t: Tables, forms: Forms, seats: number): Schema<Position> {
  const { location, anyCard, link, pile, built, rival } = forms;
  const seat = whole(0, seats - 1);
  const each = <T>(of: Schema<T>) => bySeat(seats, of);
  const owner = oneOf(seats === 1 ? [0, RIVAL] : Array.from({ length: seats }, (_, i) => i));
  const triples = listOf(tuple<[Seat, Seat, number]>(seat, owner, count), 0, t.locations);
  const goods = each(amounts(GOODS));
  const tokens = each(amounts(GOODS.slice(0, TOKENS)));
  const parts: { readonly [K in Exclude<keyof Position, 'rival'>]-?: Schema<unknown> } = {
    seats: whole(1, 4),
    options,
    round: count,
    first: seat,
    active: seat,
    from: oneOf(FROM),
    stack: listOf(frameOf(t, seats), 0, t.locations),
    factions: each(oneOf([...t.factionIds, null])),
    vp: each(points),
    tokens,
    stored: tokens,
    tally: goods,
    hand: each(pile(location)),
    seen: each(pile(anyCard)),
    places: each(listOf(built, 0, t.locations)),
    built: each(count),
    deals: each(pile(location)),
    converted: each(listOf(oneOf(CONTACTS), 0, CONTACTS.length)),
    passed: listOf(seat, 0, seats),
    deck: pile(location),
    discard: pile(location),
    shuffles: count,
    shuffled: listOf(pile(location), 0, MANY),
    display: pile(location),
    red: link(0),
    blue: link(1),
    redDeck: pile(link(0)),
    blueDeck: pile(link(1)),
    spentRed: pile(link(0)),
    spentBlue: pile(link(1)),
    limbo: anyCard,
    claims: triples,
    copies: triples,
    ending: flag,
    winners: listOf(seat, 0, seats),
    ply: whole(0, 2 ** 31 - 1),
    rng: rngWords,
    rigged: listOf(count, 1, MANY),
  };
  return (seats === 1 ? fields({}, { ...parts, rival }) : fields({}, parts)) as Schema<Position>;
}

/** Checks a position by itself, for as many players as it says. */
export function positionOf(t: Tables): Schema<Position> {
  const forms = formsOf(t);
  const positions = [1, 2, 3, 4].map((seats) => positionAt(t, forms, seats));
  return (x, where) => {
    const seats = (x as { seats?: unknown } | null | undefined)?.seats;
    return (positions[typeof seats === 'number' ? seats - 1 : 1] ?? positions[1]!)(x, where);
  };
}
