import { schema } from '@ashtown/engine';
import {
  COLOURS,
  COSTS,
  FIGURES,
  GROUPS,
  LINES,
  PARTS,
  PLACEMENTS,
  PLAYERS,
  PRIVATE_TILES,
  PROVENANCES,
  ROUND_TRACKS,
  ROUNDS,
  SITES,
  TYPES,
  VEHICLES,
} from './vocabulary.ts';

const { fields, listOf, oneOf, orNull, problem, text, whole } = schema;
type Schema<T> = schema.Schema<T>;

const MOST_KINDS = 60;
const MOST_AMOUNT = 40;
const MOST_FIGURES = 99;

const line = text(80);
const names = fields({ en: line, pl: line, sk: line });
const id = text(40, /^[a-z0-9_]+$/);
const amount = whole(1, MOST_AMOUNT);
const vp = whole(0, MOST_AMOUNT);
const loss = whole(-MOST_AMOUNT, 0);
const yesNo = oneOf([true, false]);
const source = { provenance: oneOf(PROVENANCES) };
const remark = { provenanceNote: text(300) };

type Shapes = Readonly<Record<string, Readonly<Record<string, Schema<unknown>>>>>;
/** One object per shape, told apart by `t`. */
type Variant<S extends Shapes> = { [T in keyof S]: { t: T } & { [K in keyof S[T]]: schema.Of<S[T][K]> } }[keyof S];

/** An object whose `t` says which other fields it has. */
function variant<const S extends Shapes>(shapes: S): Schema<Variant<S>> {
  const kinds = Object.keys(shapes);
  return (x, where) => {
    const t = typeof x === 'object' && x !== null && Object.hasOwn(x, 't') ? (x as { t: unknown }).t : undefined;
    if (typeof t !== 'string' || !kinds.includes(t)) return problem('not-one-of', `${where}.t`, kinds.join(', '));
    return fields({ t: oneOf([t]), ...shapes[t] })(x, where);
  };
}

/** What happens at once: by an action line, a tile or a space of the damage track. */
const effect = variant({
  vp: { amount: whole(-MOST_AMOUNT, MOST_AMOUNT) },
  addMarauder: { amount },
  removeMarauder: { amount, vpEach: vp },
  damage: { spaces: whole(-9, 9) },
  leaderAside: {},
  drawEquipment: { amount: whole(1, 9) },
  discardEquipment: { amount: whole(1, 9) },
  temporaryHousing: { amount },
  exchangeInPlace: {},
  fight: { amount },
  pushBack: { amount },
  vpPerType: { buildingType: oneOf(TYPES), each: amount },
  drawKeep: { draw: whole(1, 9), keep: oneOf([1]) },
  swapSearch: {},
  repair: { spaces: whole(1, 9), vp },
  exchange: {},
  recruitGamble: { vpOtherwise: vp },
});
/** What holds while the building is visible. */
const passive = variant({
  watchtowerSite: {},
  housingPerType: { buildingType: oneOf(TYPES), amount, includesSelf: yesNo },
  workersCountAs: { colours: listOf(oneOf(COLOURS), 1, COLOURS.length) },
  vpPerUnusedHousing: { each: amount },
  noFightVp: {},
  fightVpBonus: { perMarauder: amount, firstPerRound: amount },
  exclusiveWith: { building: id },
});
/** What equipment is worth at the end. */
const worth = variant({
  scoreProgressive: { vpByCount: listOf(vp, 2, 20) },
  scoreSets: { setSize: whole(2, 20), vpPerSet: amount },
  scoreMajority: { first: amount, second: vp },
  scoreVehicleParts: {},
});
/** What a scoring tile counts. */
const count = variant({
  scorePerSurvivor: { colour: oneOf(COLOURS), each: amount },
  scorePerBuildingType: { buildingType: oneOf(TYPES), each: amount },
  scorePerEquipment: { groups: listOf(oneOf([...GROUPS, 'any'] as const), 1, GROUPS.length), each: amount },
});

const action = fields({
  cost: listOf(oneOf(COSTS), 1, 2),
  activations: whole(1, 9),
  effects: listOf(effect, 1, 1),
});
const building = fields(
  {
    id,
    name: names,
    level: oneOf([0, 1, 2]),
    type: oneOf(TYPES),
    placement: oneOf(PLACEMENTS),
    housing: whole(0, 20),
    vpPerRound: vp,
    actions: listOf(action, 0, LINES),
    passives: listOf(passive, 0, 3),
    ...source,
  },
  remark,
);
const site = fields(
  { id, accepts: listOf(oneOf(PLACEMENTS), 1, 1), printed: orNull(id), closed: yesNo, ...source },
  remark,
);
const equipment = fields(
  { id, name: names, group: oneOf(GROUPS), copies: whole(1, 60), scoring: listOf(worth, 1, 1), ...source },
  { ...remark, vehicle: oneOf(VEHICLES), part: oneOf(PARTS) },
);
const buildingTile = fields(
  {
    id,
    name: names,
    kind: oneOf(['bonus', 'penalty']),
    copies: whole(1, 60),
    effects: listOf(effect, 1, 1),
    ...source,
  },
  remark,
);
const auctionTile = fields(
  { id, name: names, bonus: listOf(effect, 1, 1), penalty: listOf(effect, 1, 1), ...source },
  remark,
);
const scoringTile = fields({ id, name: names, effects: listOf(count, 1, 1), ...source }, remark);
const damageSpace = fields(
  {
    id,
    name: names,
    effects: listOf(effect, 0, 3),
    appliesWhen: oneOf(['markerHere', 'markerRight']),
    ...source,
  },
  remark,
);
const survivor = fields({
  id: oneOf(FIGURES),
  colour: text(20),
  total: whole(0, MOST_FIGURES),
  startPerPlayer: whole(0, 20),
  boxed3p: whole(0, 20),
  ...source,
});
const perRound = listOf(whole(0, 20), ROUNDS, ROUNDS);

export const CONTENT = fields(
  {
    schemaVersion: oneOf([1]),
    game: fields(
      { id: oneOf(['armageddon']), name: names },
      {
        designers: listOf(line, 0, 9),
        publisher: line,
        year: whole(1900, 2200),
        players: listOf(oneOf(PLAYERS), PLAYERS.length, PLAYERS.length),
      },
    ),
    survivors: listOf(survivor, FIGURES.length, FIGURES.length),
    constants: fields({ homelessVpEach: loss, fightVpEach: vp }, { ...source, ...remark }),
    tracks: fields({
      rounds: fields(
        {
          spaces: listOf(
            fields({ buildingLevel: oneOf([1, 2]), scoringAfter: orNull(oneOf(['midgame', 'final'])) }),
            ROUNDS,
            ROUNDS,
          ),
          arrivals: fields(
            Object.fromEntries(ROUND_TRACKS.map((track) => [track, perRound])) as Record<
              (typeof ROUND_TRACKS)[number],
              typeof perRound
            >,
          ),
        },
        { ...source, ...remark },
      ),
      damage: fields(
        { startSpace: whole(1, 20), spaces: listOf(damageSpace, 2, 20), overflowVpEach: loss },
        { ...source, ...remark },
      ),
      marauder: fields(
        {
          startPosition: whole(0, 40),
          lastPosition: whole(1, 40),
          overflowVpEach: loss,
          midgameResetVpEach: loss,
          finalVpEach: loss,
        },
        { ...source, ...remark },
      ),
      score: fields({ spaces: whole(10, 200), start: whole(0, 200), floor: oneOf([0]) }, { ...source, ...remark }),
      equipmentDisplay: fields(
        { survivorsPerSlot: listOf(whole(0, 9), PLAYERS[1], PLAYERS[1]), firstRoundMaraudersPerCard: whole(0, 9) },
        { ...source, ...remark },
      ),
    }),
    cityBoard: fields(
      { sites: listOf(site, SITES, SITES), printedBuildings: listOf(building, 1, SITES) },
      { ...source, ...remark },
    ),
    buildings: listOf(building, 1, MOST_KINDS),
    equipment: listOf(equipment, 1, MOST_KINDS),
    vehicleScoring: fields(
      {
        sameVehicleVp: listOf(vp, PARTS.length + 1, PARTS.length + 1),
        mixedVp: listOf(vp, PARTS.length + 1, PARTS.length + 1),
      },
      { ...source, ...remark },
    ),
    buildingTiles: listOf(buildingTile, 1, MOST_KINDS),
    auctionTiles: listOf(auctionTile, 6, MOST_KINDS),
    scoringTiles: listOf(scoringTile, 2 + PRIVATE_TILES * PLAYERS[1], MOST_KINDS),
  },
  { note: text(500), provenances: listOf(fields({ id: oneOf(PROVENANCES), name: names, meaning: text(300) }), 0, 3) },
);

/** The components of a game, as a file holds them. */
export type Content = schema.Of<typeof CONTENT>;
export type Names = schema.Of<typeof names>;
export type Effect = schema.Of<typeof effect>;
export type Passive = schema.Of<typeof passive>;
export type Worth = schema.Of<typeof worth>;
export type Count = schema.Of<typeof count>;
