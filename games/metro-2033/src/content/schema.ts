import { schema } from '@ashtown/engine';
import {
  BAZAAR_SIZE,
  EXCHANGE_SIZE,
  HAND_SIZE,
  KINDS,
  LINES,
  LOSSES,
  MARKERS,
  MISSION_KINDS,
  PLAYERS,
  PROVENANCES,
  START_MARKERS,
  STATION_FLOOR,
  SYMBOLS,
  TYPE_DISCOUNT,
  TYPES,
} from './vocabulary.ts';

const { anything, fields, listOf, oneOf, orNull, text, whole } = schema;

const MOST_DESIGNS = 200;
const MOST_COPIES = 20;
const MOST_COST = 9;
const MOST_AMOUNT = 20;

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

export const CONTENT = fields(
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
