import { schema } from '@ashtown/engine';
import {
  BAZAAR_SIZE,
  EXCHANGE_SIZE,
  HAND_SIZE,
  KIND_OF,
  KINDS,
  LINES,
  LOSSES,
  MARKERS,
  MISSION_KINDS,
  MISSIONS,
  PLAYERS,
  PROVENANCES,
  ROSTERS,
  START_MARKERS,
  STATION_FLOOR,
  SYMBOLS,
  TYPE_DISCOUNT,
  TYPES,
} from './vocabulary.ts';

const { anything, checked, fields, listOf, oneOf, orNull, problem, text, whole } = schema;
type Problem = schema.Problem;

const MOST_DESIGNS = 200;
const MOST_COPIES = 20;
const MOST_COST = 9;
const MOST_AMOUNT = 20;
/** Every deck must outlast the deal at a full table: five hands, the bazaar, and as much again. */
const SMALLEST_DECK = 2 * (HAND_SIZE * PLAYERS[1] + BAZAAR_SIZE);

const line = text(80);
const names = fields({ en: line, pl: line, sk: line });
/** Of two words at least, so that it is not taken for a word of an answer. */
const id = text(40, /^[a-z0-9]+(-[a-z0-9]+)+$/);
const copies = whole(1, MOST_COPIES);
const cost = whole(1, MOST_COST);
const signs = listOf(oneOf(SYMBOLS), 1, SYMBOLS.length);
const mission = fields({ kind: oneOf(MISSION_KINDS), amount: whole(1, MOST_AMOUNT) });
const shield = fields({ cost: whole(0, MOST_COST), symbols: signs });

/** What every card says of itself; the rules read none of it. */
const about = {
  id,
  name: names,
  copies,
  provenance: oneOf(PROVENANCES),
  attested: listOf(text(40), 0, 20),
};
/** What a file may repeat, since it follows from the list a card stands in. */
const remarks = <const C extends string, const A extends boolean>(category: C, active: A) => ({
  note: text(300),
  category: oneOf([category]),
  active: oneOf([active]),
});

const faction = fields(
  {
    ...about,
    copies: oneOf([1]),
    colour: text(20),
    mission,
    bonusType: oneOf(TYPES),
    bonusKind: oneOf(KINDS),
    rewardMarkers: oneOf([1]),
  },
  remarks('faction', false),
);
const resource = fields(
  {
    ...about,
    type: oneOf(TYPES),
    kind: oneOf(KINDS),
    cost,
    amount: whole(1, MOST_AMOUNT),
    protection: orNull(shield),
  },
  remarks('resource', false),
);
const station = fields(
  {
    ...about,
    symbol: oneOf(LINES),
    cost,
    mission,
    bonusType: oneOf(TYPES),
    bonusKind: oneOf(KINDS),
    rewardMarkers: oneOf([1, 2]),
  },
  remarks('station', false),
);
const threat = fields(
  { ...about, cost, symbols: signs, loss: oneOf(LOSSES), protection: orNull(shield) },
  remarks('threat', true),
);
const caravan = fields({ ...about, cost, kind: oneOf(KINDS) }, remarks('caravan', true));
const hero = fields(
  { ...about, cost, doubles: oneOf(TYPES), protection: fields({ symbols: signs }) },
  remarks('hero', false),
);

const named = <T extends string, M extends object = object>(
  ids: readonly T[],
  more: { [K in keyof M]: schema.Schema<M[K]> } = {} as { [K in keyof M]: schema.Schema<M[K]> },
) => listOf(fields({ id: oneOf(ids), name: names }, { colour: text(20), ...more }), ids.length, ids.length);

const counts = fields({
  total: whole(1, 9999),
  factions: whole(1, 99),
  resources: whole(0, 9999),
  stations: whole(0, 9999),
  threats: whole(0, 9999),
  caravans: whole(0, 9999),
  heroes: whole(0, 9999),
  drawDeck: whole(1, 9999),
  markers: oneOf([MARKERS * PLAYERS[1]]),
  markersPerColour: oneOf([MARKERS]),
});

const CONTENT = fields(
  {
    schemaVersion: oneOf([1]),
    game: fields(
      { id: oneOf(['metro-2033']), name: names },
      { players: fields({ min: oneOf([PLAYERS[0]]), max: oneOf([PLAYERS[1]]) }) },
    ),
    kinds: named(KINDS),
    missionKinds: named(MISSION_KINDS, { accepts: listOf(oneOf(KINDS), 1, 2) }),
    resourceTypes: named(TYPES, { kind: oneOf(KINDS), provenance: oneOf(PROVENANCES) }),
    symbols: named(SYMBOLS),
    losses: named(LOSSES),
    stationSymbols: named(LINES, { discount: oneOf([true, false]) }),
    categories: named(['faction', 'resource', 'station', 'threat', 'caravan', 'hero'] as const),
    rosters: fields({
      default: listOf(id, PLAYERS[1], 20),
      alternate: listOf(id, PLAYERS[1], 20),
    }),
    factions: listOf(faction, PLAYERS[1], 20),
    resources: listOf(resource, 1, MOST_DESIGNS),
    stations: listOf(station, 1, MOST_DESIGNS),
    threats: listOf(threat, 0, MOST_DESIGNS),
    caravans: listOf(caravan, 0, MOST_DESIGNS),
    heroes: listOf(hero, 0, MOST_DESIGNS),
  },
  {
    alternateFactions: listOf(faction, 0, 20),
    markerColours: listOf(fields({ id: text(20), name: names }), 1, 40),
    composition: counts,
    constants: fields({
      startMarkers: oneOf([START_MARKERS]),
      winMarkers: oneOf([MARKERS]),
      handSize: oneOf([HAND_SIZE]),
      bazaarSize: oneOf([BAZAAR_SIZE]),
      exchangeSize: oneOf([EXCHANGE_SIZE]),
      stationPriceFloor: oneOf([STATION_FLOOR]),
      resourcePriceFloor: oneOf([0]),
      typeDiscount: oneOf([TYPE_DISCOUNT]),
      symbolDiscountPerStation: oneOf([1]),
    }),
    provenanceLegend: anything,
    options: anything,
  },
);

/** The cards and the names of a game, as a file holds them. */
export type Content = schema.Of<typeof CONTENT>;
export type Faction = schema.Of<typeof faction>;
export type Names = schema.Of<typeof names>;

export const factionsOf = (c: Content): Faction[] => [...c.factions, ...(c.alternateFactions ?? [])];
/** All designs of the draw deck, in the order in which they are counted. */
export const designsOf = (c: Content) => [...c.resources, ...c.stations, ...c.threats, ...c.caravans, ...c.heroes];
const copiesIn = (cards: readonly { copies: number }[]): number => cards.reduce((n, card) => n + card.copies, 0);

/** Reads another deck. Never throws: whatever is wrong comes back with a code. */
export function parseContent(json: unknown): { ok: true; content: Content } | { ok: false; problem: Problem } {
  const read = checked(CONTENT, json);
  if (!read.ok) return read;
  const content = read.value;
  const wrong =
    findTwice(content) ??
    findOtherRule(content) ??
    findWrongKind(content) ??
    findWrongRoster(content) ??
    findWrongCount(content);
  if (wrong) return { ok: false, problem: wrong };
  return { ok: true, content };
}

/** Ids and names must tell cards apart; a name or symbol is said once. */
function findTwice(c: Content): Problem | null {
  const cards = [...factionsOf(c), ...designsOf(c)];
  const lists: [string, readonly string[]][] = [
    ['the ids of cards', cards.map((card) => card.id)],
    ['rosters.default', c.rosters.default],
    ['rosters.alternate', c.rosters.alternate],
  ];
  for (const lang of ['en', 'pl', 'sk'] as const) {
    lists.push([`the names of factions (${lang})`, factionsOf(c).map((card) => card.name[lang])]);
    lists.push([`the names of cards (${lang})`, designsOf(c).map((card) => card.name[lang])]);
  }
  for (const key of [
    'kinds',
    'missionKinds',
    'resourceTypes',
    'symbols',
    'losses',
    'stationSymbols',
    'categories',
  ] as const)
    lists.push([key, c[key].map((entry) => entry.id)]);
  for (const card of [...c.resources, ...c.threats])
    lists.push([`${card.id}.protection`, card.protection?.symbols ?? []]);
  for (const card of c.threats) lists.push([`${card.id}.symbols`, card.symbols]);
  for (const card of c.heroes) lists.push([`${card.id}.protection`, card.protection.symbols]);
  for (const [where, list] of lists) {
    const twice = list.find((x, i) => list.indexOf(x) < i);
    if (twice !== undefined) return problem('twice', where, `${twice} only once`);
  }
  return null;
}

/** What a file repeats of the rules must be as the rules have it (MET-6, MET-10, MET-114); they read it from nowhere else. */
function findOtherRule(c: Content): Problem | null {
  for (const { id, accepts } of c.missionKinds) {
    const kinds = KINDS.filter((_, kind) => MISSIONS[id] & (1 << kind));
    if (accepts && accepts.toSorted().join() !== kinds.toSorted().join())
      return problem('other-rule', `missionKinds: ${id}.accepts`, kinds.join(', '));
  }
  for (const { id, kind } of c.resourceTypes)
    if (kind && kind !== KIND_OF[id]) return problem('other-rule', `resourceTypes: ${id}.kind`, KIND_OF[id]);
  for (const { id, discount } of c.stationSymbols)
    if (discount !== undefined && discount !== (id !== 'neutral'))
      return problem('other-rule', `stationSymbols: ${id}.discount`, `${id !== 'neutral'}`);
  return null;
}

/** A type belongs to one kind (MET-6, MET-12), and every mission can be completed with all the Resources there are. */
function findWrongKind(c: Content): Problem | null {
  for (const card of c.resources)
    if (card.kind !== KIND_OF[card.type]) return problem('wrong-kind', `${card.id}.kind`, KIND_OF[card.type]);
  const targets = [...factionsOf(c), ...c.stations];
  for (const card of targets)
    if (card.bonusKind !== KIND_OF[card.bonusType])
      return problem('wrong-kind', `${card.id}.bonusKind`, KIND_OF[card.bonusType]);
  for (const { id, mission } of targets) {
    const usable = c.resources.filter((card) => MISSIONS[mission.kind] & (1 << KINDS.indexOf(card.kind)));
    const most = usable.reduce((n, card) => n + card.copies * card.amount, 0);
    if (most < mission.amount) return problem('out-of-reach', `${id}.mission.amount`, `at most ${most}`);
  }
  return null;
}

function findWrongRoster(c: Content): Problem | null {
  const known = factionsOf(c).map((card) => card.id);
  for (const roster of ROSTERS)
    for (const [i, faction] of c.rosters[roster].entries())
      if (!known.includes(faction)) return problem('unknown-card', `rosters.${roster}[${i}]`, known.join(', '));
  return null;
}

function findWrongCount(c: Content): Problem | null {
  const deck = copiesIn(designsOf(c));
  if (deck < SMALLEST_DECK) return problem('too-few', 'the draw deck', `at least ${SMALLEST_DECK} cards`);
  if (!c.composition) return null;
  const counted = {
    factions: c.factions.length,
    resources: copiesIn(c.resources),
    stations: copiesIn(c.stations),
    threats: copiesIn(c.threats),
    caravans: copiesIn(c.caravans),
    heroes: copiesIn(c.heroes),
    drawDeck: deck,
    total: deck + c.factions.length,
  };
  for (const [key, n] of Object.entries(counted))
    if (c.composition[key as keyof typeof counted] !== n) return problem('wrong-count', `composition.${key}`, `${n}`);
  return null;
}
