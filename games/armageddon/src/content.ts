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

const { checked, fields, listOf, oneOf, orNull, problem, text, whole } = schema;
type Problem = schema.Problem;
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

const CONTENT = fields(
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
export type BuildingEntry = schema.Of<typeof building>;

/** Reads other components. Never throws: whatever is wrong comes back with a code. */
export function parseContent(json: unknown): { ok: true; content: Content } | { ok: false; problem: Problem } {
  const read = checked(CONTENT, json);
  if (!read.ok) return read;
  const c = read.value;
  const wrong = findTwice(c) ?? findWrongBuilding(c) ?? findWrongEffect(c) ?? findWrongEquipment(c) ?? findTooFew(c);
  return wrong ? { ok: false, problem: wrong } : { ok: true, content: c };
}

/** Ids tell all cards, tiles and spaces apart, names those of one kind. */
function findTwice(c: Content): Problem | null {
  const buildings = [...c.cityBoard.printedBuildings, ...c.buildings];
  const kinds = {
    buildings,
    equipment: c.equipment,
    tiles: c.buildingTiles,
    auction: c.auctionTiles,
    scoring: c.scoringTiles,
  };
  const lists: [string, readonly string[]][] = [
    ['the ids', [...Object.values(kinds).flat(), ...c.tracks.damage.spaces, ...c.cityBoard.sites].map((x) => x.id)],
    ['survivors', c.survivors.map((x) => x.id)],
  ];
  for (const lang of ['en', 'pl', 'sk'] as const)
    for (const [kind, all] of Object.entries(kinds))
      lists.push([`the names of ${kind} (${lang})`, all.map((x) => x.name[lang])]);
  for (const [where, list] of lists) {
    const twice = list.find((x, i) => list.indexOf(x) < i);
    if (twice !== undefined) return problem('twice', where, `${twice} only once`);
  }
  return null;
}

/** Printed buildings stand on sites, cards do not; there is one headquarters, and one closed site with its building. */
function findWrongBuilding(c: Content): Problem | null {
  const printed = c.cityBoard.printedBuildings;
  for (const [i, b] of printed.entries())
    if (b.level !== 0 || b.placement !== 'printed')
      return problem('wrong-kind', `cityBoard.printedBuildings[${i}]`, 'level 0, placement printed');
  const ids = [...printed, ...c.buildings].map((b) => b.id);
  for (const [i, b] of c.buildings.entries()) {
    if (b.level === 0 || b.placement === 'printed')
      return problem('wrong-kind', `buildings[${i}]`, 'level 1 or 2, not printed');
    for (const p of b.passives)
      if (p.t === 'exclusiveWith' && !ids.includes(p.building))
        return problem('unknown-card', `buildings[${i}].passives`, 'the id of a building');
  }
  for (const [i, s] of c.cityBoard.sites.entries()) {
    if (s.printed !== null && !printed.some((b) => b.id === s.printed))
      return problem('unknown-card', `cityBoard.sites[${i}].printed`, 'the id of a printed building');
    if (s.closed !== (i === SITES - 1) || (s.closed && s.printed === null))
      return problem('wrong-kind', `cityBoard.sites[${i}]`, 'the last site closed, and a building for it');
  }
  return null;
}

const FOR_TILES = ['vp', 'addMarauder', 'removeMarauder', 'damage', 'drawEquipment', 'discardEquipment'];
const FOR_BUILDING_TILES = [...FOR_TILES, 'temporaryHousing', 'exchangeInPlace'];
const FOR_SPACES = ['vp', 'addMarauder', 'leaderAside'];
const FOR_ACTIONS = [
  'vp',
  'fight',
  'pushBack',
  'vpPerType',
  'drawEquipment',
  'drawKeep',
  'swapSearch',
  'repair',
  'exchange',
  'recruitGamble',
];

/** Each kind of component has its own effects; the rules say nothing about others. */
function findWrongEffect(c: Content): Problem | null {
  const uses: [string, readonly Effect[], readonly string[]][] = [
    ...c.auctionTiles.map((t): (typeof uses)[number] => [t.id, [...t.bonus, ...t.penalty], FOR_TILES]),
    ...c.buildingTiles.map((t): (typeof uses)[number] => [t.id, t.effects, FOR_BUILDING_TILES]),
    ...c.tracks.damage.spaces.map((t): (typeof uses)[number] => [t.id, t.effects, FOR_SPACES]),
    ...[...c.cityBoard.printedBuildings, ...c.buildings].map((b): (typeof uses)[number] => [
      b.id,
      b.actions.flatMap((a) => a.effects),
      FOR_ACTIONS,
    ]),
  ];
  for (const [where, effects, allowed] of uses)
    for (const e of effects) if (!allowed.includes(e.t)) return problem('wrong-effect', where, allowed.join(', '));
  for (const b of [...c.cityBoard.printedBuildings, ...c.buildings])
    for (const a of b.actions) {
      if (a.effects[0]!.t === 'exchange' && a.cost.some((cost) => cost !== 'worker'))
        return problem('wrong-effect', b.id, 'workers as the cost of an exchange');
      if (a.effects[0]!.t === 'vp' && a.effects[0]!.amount <= 0) return problem('out-of-range', b.id, 'more than 0 VP');
    }
  return null;
}

function findWrongEquipment(c: Content): Problem | null {
  for (const [i, e] of c.equipment.entries()) {
    const part = e.vehicle !== undefined && e.part !== undefined;
    const vehicle = e.group === 'vehicle';
    if (part !== vehicle || (e.scoring[0]!.t === 'scoreVehicleParts') !== vehicle)
      return problem(
        'wrong-kind',
        `equipment[${i}]`,
        'vehicle, part and scoreVehicleParts together, in the group vehicle',
      );
    const other = c.equipment.find((x) => x.group === e.group && !vehicle && x !== e);
    if (other) return problem('twice', `equipment[${i}].group`, `one kind of ${e.group}`);
  }
  return null;
}

/** Decks and figures must reach to the end of the game (ARM-131) or at least through the set-up. */
function findTooFew(c: Content): Problem | null {
  const most = PLAYERS[1];
  for (const level of [1, 2] as const) {
    const rounds = c.tracks.rounds.spaces.filter((r) => r.buildingLevel === level).length;
    if (c.buildings.filter((b) => b.level === level).length < rounds * most)
      return problem('too-few', `buildings of level ${level}`, `at least ${rounds * most}`);
  }
  const tiles = c.buildingTiles.reduce((n, t) => n + t.copies, 0);
  if (tiles < ROUNDS * most) return problem('too-few', 'buildingTiles', `at least ${ROUNDS * most} copies in all`);
  for (const [i, s] of c.survivors.entries()) {
    if (s.total < s.startPerPlayer * most || s.total < s.startPerPlayer * PLAYERS[0] + s.boxed3p)
      return problem('too-few', `survivors[${i}].total`, 'enough for every player');
    if (s.id !== FIGURES[i]) return problem('wrong-kind', `survivors[${i}].id`, FIGURES[i]!);
  }
  if (c.survivors[0]!.startPerPlayer > 0) return problem('out-of-range', 'survivors[0].startPerPlayer', '0');
  if (c.tracks.damage.startSpace > c.tracks.damage.spaces.length)
    return problem('out-of-range', 'tracks.damage.startSpace', 'a space of the track');
  if (c.tracks.marauder.startPosition > c.tracks.marauder.lastPosition)
    return problem('out-of-range', 'tracks.marauder.startPosition', 'a position of the track');
  return null;
}
