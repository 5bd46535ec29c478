import { schema } from '@ashtown/engine';
import { CONTENT, type Content, type Effect } from './schema.ts';
import { AREAS, COLOURS, FIGURES, MIDGAME, PLAYERS, ROUNDS, SITES } from './vocabulary.ts';

const { checked, problem } = schema;
type Problem = schema.Problem;

/** What no single entry shows: whether the parts of a file fit together. */
const findMisfit = (c: Content): Problem | null =>
  findTwice(c) ??
  findReserved(c) ??
  findWrongBuilding(c) ??
  findWrongEffect(c) ??
  findWrongEquipment(c) ??
  findWrongRound(c) ??
  findTooFew(c);

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

/** Words of the answers; a card of that name would be taken for something else. */
const RESERVED: readonly string[] = [
  ...COLOURS,
  ...AREAS,
  ...[
    'screen',
    'nobody',
    'slot',
    'site',
    'act',
    'take',
    'discard',
    'extend',
    'repair',
    'end',
    'forfeit',
    'decline',
    'by',
  ],
];

function findReserved(c: Content): Problem | null {
  const cards = [c.cityBoard.printedBuildings, c.buildings, c.equipment, c.scoringTiles].flat();
  const taken = cards.find((card) => RESERVED.includes(card.id));
  return taken ? problem('reserved', 'the ids', `something else than ${taken.id}`) : null;
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
  }
  for (const [where, list] of [
    ['cityBoard.printedBuildings', printed],
    ['buildings', c.buildings],
  ] as const)
    for (const [i, b] of list.entries())
      for (const p of b.passives)
        if (p.t === 'exclusiveWith' && !ids.includes(p.building))
          return problem('unknown-card', `${where}[${i}].passives`, 'the id of a building');
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
    for (const e of effects) {
      if (!allowed.includes(e.t)) return problem('wrong-effect', where, allowed.join(', '));
      if ((e.t === 'vp' && e.amount === 0) || (e.t === 'damage' && e.spaces === 0))
        return problem('out-of-range', where, 'more or less than 0');
    }
  for (const space of c.tracks.damage.spaces)
    if (space.appliesWhen === 'markerHere' && space.effects.some((e) => e.t === 'leaderAside'))
      return problem('wrong-effect', space.id, 'the leader lost while the marker is further right');
  for (const b of [...c.cityBoard.printedBuildings, ...c.buildings])
    for (const a of b.actions) {
      if (a.effects[0]!.t === 'exchange' && a.cost.some((cost) => cost !== 'worker'))
        return problem('wrong-effect', b.id, 'workers as the cost of an exchange');
      if (a.effects[0]!.t === 'vp' && a.effects[0]!.amount <= 0) return problem('out-of-range', b.id, 'more than 0 VP');
    }
  return null;
}

/** One kind of card in each group, but for vehicle parts; and groups of parts that are worth more the larger they are. */
function findWrongEquipment(c: Content): Problem | null {
  const { sameVehicleVp: same, mixedVp: mixed } = c.vehicleScoring;
  const convex = mixed.every((vp, i) => i < 2 || vp - mixed[i - 1]! >= mixed[i - 1]! - mixed[i - 2]!);
  if (!convex || same[0] !== 0 || same[1] !== mixed[1] || same.some((vp, i) => vp < mixed[i]!))
    return problem('out-of-range', 'vehicleScoring', 'each part worth more than the one before, and one vehicle more');
  for (const [i, e] of c.equipment.entries()) {
    const part = e.vehicle !== undefined && e.part !== undefined;
    const vehicle = e.group === 'vehicle';
    if (part !== vehicle || (e.scoring[0]!.t === 'scoreVehicleParts') !== vehicle)
      return problem(
        'wrong-kind',
        `equipment[${i}]`,
        'vehicle, part and scoreVehicleParts together, in the group vehicle',
      );
    if ((e.scoring[0]!.t === 'scoreMajority') !== (e.group === 'map'))
      return problem('wrong-kind', `equipment[${i}]`, 'scoreMajority for maps, and only for them');
    const other = c.equipment.find((x) => x.group === e.group && !vehicle && x !== e);
    if (other) return problem('twice', `equipment[${i}].group`, `one kind of ${e.group}`);
  }
  return null;
}

/** ARM-46: the scorings have their rounds. */
function findWrongRound(c: Content): Problem | null {
  for (const [i, { scoringAfter }] of c.tracks.rounds.spaces.entries()) {
    const expected = i + 1 === MIDGAME ? 'midgame' : i + 1 === ROUNDS ? 'final' : null;
    if (scoringAfter !== expected)
      return problem('wrong-kind', `tracks.rounds.spaces[${i}].scoringAfter`, String(expected));
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

/** Reads other components. Never throws: whatever is wrong comes back with a code. */
export function parseContent(json: unknown): { ok: true; content: Content } | { ok: false; problem: schema.Problem } {
  const read = checked(CONTENT, json);
  if (!read.ok) return read;
  const wrong = findMisfit(read.value);
  return wrong ? { ok: false, problem: wrong } : { ok: true, content: read.value };
}
