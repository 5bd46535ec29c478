import { schema } from '@ashtown/engine';
import {
  BASE_ROOM,
  COLOURS,
  END_SCORE,
  EXTRA_WORKERS,
  HAND_LIMIT,
  HIRE_PRICE,
  LAYOUTS,
  LEADER_SLOTS,
  MODES,
  MOMENTS,
  PICKS,
  PLAYERS,
  PROVENANCES,
  RESOURCES,
  ROW,
  SORTS,
  STARTING_HAND,
  SWAP,
  TYPES,
  USES,
  VISITS,
  VP_SLOTS,
} from './vocabulary.ts';

const { anything, fields, listOf, oneOf, problem, text, whole } = schema;
type Schema<T> = schema.Schema<T>;

const MOST_DESIGNS = 200;
const MOST_COPIES = 20;
const MOST_GOODS = 9;

/** A list of shapes told apart by one field. */
function tagged<const K extends string, M extends Record<string, Schema<unknown>>>(
  key: K,
  shapes: M,
): Schema<{ [T in keyof M]: schema.Of<M[T]> }[keyof M]> {
  const names = Object.keys(shapes);
  return (x, where) => {
    if (typeof x !== 'object' || x === null || Array.isArray(x))
      return problem('wrong-type', where || 'the file', 'an object');
    const tag = (x as Record<string, unknown>)[key];
    if (typeof tag !== 'string' || !names.includes(tag))
      return problem('not-one-of', `${where}.${key}`, names.join(', '));
    return shapes[tag]!(x, where);
  };
}

const line = text(80);
const names = fields({ en: line, pl: line, sk: line });
const id = text(40, /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
const amount = whole(1, MOST_GOODS);
const spendable = oneOf([...RESOURCES, 'any']);

const resource = fields({ kind: oneOf(['resource']), res: spendable, n: amount });
const worker = fields({ kind: oneOf(['worker']), n: amount });
const vp = fields({ kind: oneOf(['vp']), value: oneOf([1, 2]), n: amount });
const redevelop = fields({ kind: oneOf(['redevelop']), anyType: oneOf([true, false]), n: amount });
const good = tagged('kind', {
  resource,
  worker,
  card: fields({ kind: oneOf(['card']), n: amount }),
  vp,
  contact: fields({ kind: oneOf(['contact']), color: oneOf(COLOURS), range: oneOf([1, 2, 3]), n: amount }),
  redevelop,
});
const gain = listOf(good, 1, 4);
/** What can lie on a card (FS-131, FS-167). */
const stock = listOf(tagged('kind', { resource, worker, redevelop }), 1, 3);
/** FS-134: only VP tokens lie on leaders. */
const vpOnly = listOf(tagged('kind', { vp }), 1, 2);
const resourceCost = fields({ kind: oneOf(['resource']), res: spendable, n: whole(1, 4) });
const cardCost = fields({ kind: oneOf(['discardCard']), n: whole(1, 3) });
const cost = listOf(
  tagged('kind', {
    resource: resourceCost,
    worker: fields({ kind: oneOf(['worker']), n: whole(1, 4) }),
    discardCard: cardCost,
    discardTucked: fields({ kind: oneOf(['discardTucked']), what: oneOf([...SORTS, 'either']), n: oneOf([1]) }),
  }),
  0,
  4,
);
const workers = whole(1, 4);
const slots = fields({
  op: oneOf(['SLOTS']),
  capacity: oneOf([3]),
  accepts: listOf(oneOf(SORTS), 1, 2),
});
const countedType = { type: oneOf(TYPES), gain, countsSelf: oneOf([true]) };

const produce = fields({ op: oneOf(['PRODUCE']), gain });
const stocked = fields({ op: oneOf(['STOCK']), goods: stock });
const effect = tagged('op', {
  PRODUCE: produce,
  PRODUCE_PER_TYPE: fields({ op: oneOf(['PRODUCE_PER_TYPE']), ...countedType, cap: oneOf([null]) }),
  CONVERT: fields({ op: oneOf(['CONVERT']), workers, cost, gain }),
  STEAL: fields({ op: oneOf(['STEAL']), workers, n: oneOf([1]) }),
  COLLECT_SET: fields({ op: oneOf(['COLLECT_SET']), set: listOf(oneOf(RESOURCES), 3, 3), workers, gain }),
  STORE: fields({ op: oneOf(['STORE']), capacity: oneOf([3]), accepts: listOf(oneOf(RESOURCES), 1, 4) }),
  STOCK: stocked,
  ON_BUILD: fields({ op: oneOf(['ON_BUILD']), gain }),
  SLOTS: slots,
  GAIN_PER_TYPE: fields({ op: oneOf(['GAIN_PER_TYPE']), ...countedType, maxTokens: oneOf([VP_SLOTS, null]) }),
  DRAFT: fields({ op: oneOf(['DRAFT']), mode: oneOf(MODES) }),
});
const leaderEffect = tagged('op', {
  STOCK: stocked,
  ON_EVENT: fields({ op: oneOf(['ON_EVENT']), event: oneOf(MOMENTS), gain: vpOnly }, { type: oneOf(TYPES) }),
  LEADER_ACTION: fields({
    op: oneOf(['LEADER_ACTION']),
    cost: listOf(cardCost, 1, 1),
    gain: vpOnly,
    repeatable: oneOf([true]),
  }),
});
const range = <const A extends string>(afterUse: A) =>
  fields({
    op: oneOf(['RANGE']),
    color: oneOf(COLOURS),
    range: oneOf([1, 2, 3]),
    cost: listOf(tagged('kind', { resource: resourceCost, discardCard: cardCost }), 0, 3),
    afterUse: oneOf([afterUse]),
  });

/** What every card says of itself; the rules read none of it but the id. */
const about = { id, name: names, provenance: oneOf(PROVENANCES) };
/** Remarks, and what a file may repeat, since it follows from the list a card stands in. */
const remarks = <const K extends string>(kind: K, layout: string = kind) => ({
  note: text(600),
  plAttested: oneOf([true, false]),
  fieldProvenance: anything,
  kind: oneOf([kind]),
  layout: oneOf([layout]),
});
const ability = <T>(effects: Schema<T>) => fields({ effects }, { summary: text(300) });
const nothing = { distance: oneOf([null]), types: listOf(line, 0, 0), spoils: oneOf([null]), deal: oneOf([null]) };

const base = fields(
  {
    ...about,
    contacts: listOf(id, 3, 3),
    ability: ability(listOf(tagged('op', { PRODUCE: produce, SLOTS: slots }), 2, 2)),
  },
  { ...remarks('base'), ...nothing, copies: oneOf([1]) },
);
const fixedContact = fields(
  { ...about, faction: id, ability: ability(listOf(range('exhaust'), 1, 1)) },
  { ...remarks('fixedContact'), ...nothing, copies: oneOf([1]) },
);
const oneShotContact = fields(
  { ...about, copies: whole(1, MOST_COPIES), ability: ability(listOf(range('discard'), 1, 1)) },
  { ...remarks('oneShotContact'), ...nothing },
);
const leader = fields(
  { ...about, copies: whole(1, MOST_COPIES), ability: ability(listOf(leaderEffect, 1, 3)) },
  { ...remarks('leader'), ...nothing, distance: oneOf([0]), maxVpTokens: oneOf([LEADER_SLOTS]) },
);
const { layout: _, ...locationRemarks } = remarks('location');
const location = fields(
  {
    ...about,
    copies: whole(1, MOST_COPIES),
    distance: oneOf([1, 2, 3]),
    types: listOf(oneOf(TYPES), 1, 3),
    layout: oneOf(LAYOUTS),
    ability: ability(listOf(effect, 1, 3)),
    spoils: fields({ gain }),
    deal: fields({ gain: listOf(good, 0, 3) }, { effects: listOf(slots, 1, 1) }),
  },
  locationRemarks,
);

const fixed = <const T extends number>(n: T) => oneOf([n]);
const refills = (n: number) => listOf(whole(0, 1), PICKS * n, PICKS * n);
const price = listOf(resourceCost, 1, 1);
const constants = fields({
  startingHand: fixed(STARTING_HAND),
  lookoutHandLimit: fixed(HAND_LIMIT),
  baseRoom: fixed(BASE_ROOM),
  locationVpTokenCap: fixed(VP_SLOTS),
  leaderVpTokenCap: fixed(LEADER_SLOTS),
  dealVpTokenCap: fixed(VP_SLOTS),
  endScore: fixed(END_SCORE),
  visitsPerTurn: fixed(VISITS),
  ownActionUsesPerTurn: fixed(USES),
  repeatExtraWorkers: fixed(EXTRA_WORKERS),
  workersForResource: fixed(HIRE_PRICE),
  discardDraw: fields({ discard: fixed(SWAP.discard), draw: fixed(SWAP.draw) }),
  paidRedevelopmentsPerTurn: fixed(1),
  redevelopmentCost: price,
  leaderSwapCost: price,
  vpPerLocation: fixed(1),
  vpPerLeader: fixed(1),
  vpKeptWhenReplaced: fixed(1),
  vpForReplacing: fixed(1),
  lookout: fields({
    faceUp: fixed(ROW),
    picksPerPlayer: fixed(PICKS),
    blindDraw: fixed(1),
    refillBeforePick: fields({ '2': refills(2), '3': refills(3), '4': refills(4) }),
  }),
});

export const CONTENT = fields(
  {
    schemaVersion: oneOf([1]),
    game: fields(
      { id: oneOf(['51st-state-2010']), name: names },
      { edition: line, players: fields({ min: fixed(PLAYERS[0]), max: fixed(PLAYERS[1]) }) },
    ),
    bases: listOf(base, PLAYERS[1], PLAYERS[1]),
    fixedContacts: listOf(fixedContact, 3 * PLAYERS[1], 3 * PLAYERS[1]),
    oneShotContacts: listOf(oneShotContact, 0, MOST_DESIGNS),
    leaders: listOf(leader, 0, MOST_DESIGNS),
    locations: listOf(location, 1, MOST_DESIGNS),
  },
  {
    note: text(600),
    provenanceValues: anything,
    provenanceReading: text(600),
    constants,
    terms: anything,
    effectVocabulary: anything,
  },
);

/** The cards of a game, as a file holds them. */
export type Content = schema.Of<typeof CONTENT>;
export type Names = schema.Of<typeof names>;
export type GoodEntry = schema.Of<typeof good>;
export type CostEntry = schema.Of<typeof cost>[number];
export type Effect = schema.Of<typeof effect>;
export type LeaderEffect = schema.Of<typeof leaderEffect>;
export type LocationEntry = schema.Of<typeof location>;
export type RangeEntry = schema.Of<ReturnType<typeof range>>;

/** All designs of the deck, in the order in which they are counted. */
export const designsOf = (c: Content) => [...c.locations, ...c.oneShotContacts, ...c.leaders];
