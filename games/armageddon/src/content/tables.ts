import type { Content, Count, Effect, Names, Passive, Worth } from './schema.ts';
import {
  type Cost,
  GROUPS,
  PARTS,
  type Placement,
  type Provenance,
  type ROUND_TRACKS,
  SITES,
  TYPES,
  VEHICLES,
} from './vocabulary.ts';

/** An action line of a building: who has to do it, how often in a round, and what it brings. */
export interface Line {
  cost: readonly Cost[];
  times: number;
  effect: Effect;
}

export interface Building {
  id: string;
  name: Names;
  /** 0 for those printed on the city board. */
  level: number;
  type: number;
  placement: Placement;
  housing: number;
  /** VP in each Completion. */
  vp: number;
  lines: readonly Line[];
  passives: readonly Passive[];
  provenance: Provenance;
}

export interface Equipment {
  id: string;
  name: Names;
  group: number;
  copies: number;
  worth: Worth;
  /** Of a vehicle part, else −1. */
  vehicle: number;
  part: number;
  provenance: Provenance;
}

export interface Tile {
  id: string;
  name: Names;
  copies: number;
  bonus: boolean;
  effect: Effect;
  provenance: Provenance;
}

export interface AuctionTile {
  id: string;
  name: Names;
  bonus: Effect;
  penalty: Effect;
  provenance: Provenance;
}

export interface ScoringTile {
  id: string;
  name: Names;
  count: Count;
  provenance: Provenance;
}

export interface DamageSpace {
  id: string;
  name: Names;
  effects: readonly Effect[];
  /** Works while the marker is on it; the others work while it is further right (ARM-57). */
  here: boolean;
  provenance: Provenance;
}

/** What is in the box: the components as the rules read them. A number in a state is an index into one of these lists. */
export interface Tables {
  names: Names;
  /** The printed ones first, then the cards. */
  buildings: readonly Building[];
  /** The building on each site at the start; −1 an empty site. The last one is the Extension's, closed at first. */
  printed: readonly number[];
  extension: number;
  accepts: readonly Placement[];
  /** The cards of a level. */
  levels: readonly (readonly number[])[];
  equipment: readonly Equipment[];
  tiles: readonly Tile[];
  auction: readonly AuctionTile[];
  scoring: readonly ScoringTile[];
  /** Space n of the damage track is `damage[n - 1]`. */
  damage: readonly DamageSpace[];
  damageStart: number;
  damageOverflow: number;
  /** The space further right than which the leader is lost; one more than the last if there is none. */
  leaderSpace: number;
  last: number;
  marauderStart: number;
  marauderOverflow: number;
  midgameReset: number;
  finalMarauder: number;
  lap: number;
  vpStart: number;
  /** Figures by index into FIGURES. */
  total: readonly number[];
  start: readonly number[];
  boxed3p: readonly number[];
  /** Figures on each card of the equipment display. */
  slots: readonly number[];
  firstRoundMarauders: number;
  arrivals: Readonly<Record<(typeof ROUND_TRACKS)[number], readonly number[]>>;
  /** The level of the building cards in each round. */
  level: readonly number[];
  homeless: number;
  fightVp: number;
  sameVehicle: readonly number[];
  mixed: readonly number[];
  /** The index of each id in its list. */
  index: Readonly<Record<'building' | 'equipment' | 'tile' | 'auction' | 'scoring', ReadonlyMap<string, number>>>;
}

const indexed = (all: readonly { id: string }[]): ReadonlyMap<string, number> => new Map(all.map((x, i) => [x.id, i]));

/** Content that was checked, as the rules read it. */
export function tablesOf(c: Content): Tables {
  const buildings = [...c.cityBoard.printedBuildings, ...c.buildings].map(
    (b): Building => ({
      id: b.id,
      name: b.name,
      level: b.level,
      type: TYPES.indexOf(b.type),
      placement: b.placement,
      housing: b.housing,
      vp: b.vpPerRound,
      lines: b.actions.map((a) => ({ cost: a.cost, times: a.activations, effect: a.effects[0]! })),
      passives: b.passives,
      provenance: b.provenance,
    }),
  );
  const building = indexed(buildings);
  const printed = c.cityBoard.sites.map((s) => (s.printed === null ? -1 : building.get(s.printed)!));
  const extension = printed[SITES - 1]!;
  printed[SITES - 1] = -1;
  const { damage, marauder, score, rounds, equipmentDisplay } = c.tracks;
  const leader = damage.spaces.findIndex((s) => s.effects.some((e) => e.t === 'leaderAside'));
  return {
    names: c.game.name,
    buildings,
    printed,
    extension,
    accepts: c.cityBoard.sites.map((s) => s.accepts[0]!),
    levels: [0, 1, 2].map((level) => buildings.flatMap((b, i) => (b.level === level ? [i] : []))),
    equipment: c.equipment.map((e) => ({
      id: e.id,
      name: e.name,
      group: GROUPS.indexOf(e.group),
      copies: e.copies,
      worth: e.scoring[0]!,
      vehicle: e.vehicle === undefined ? -1 : VEHICLES.indexOf(e.vehicle),
      part: e.part === undefined ? -1 : PARTS.indexOf(e.part),
      provenance: e.provenance,
    })),
    tiles: c.buildingTiles.map((t) => ({
      id: t.id,
      name: t.name,
      copies: t.copies,
      bonus: t.kind === 'bonus',
      effect: t.effects[0]!,
      provenance: t.provenance,
    })),
    auction: c.auctionTiles.map(({ id, name, bonus, penalty, provenance }) => ({
      id,
      name,
      bonus: bonus[0]!,
      penalty: penalty[0]!,
      provenance,
    })),
    scoring: c.scoringTiles.map(({ id, name, effects, provenance }) => ({ id, name, count: effects[0]!, provenance })),
    damage: damage.spaces.map((s) => ({
      id: s.id,
      name: s.name,
      effects: s.effects,
      here: s.appliesWhen === 'markerHere',
      provenance: s.provenance,
    })),
    damageStart: damage.startSpace,
    damageOverflow: damage.overflowVpEach,
    leaderSpace: leader < 0 ? damage.spaces.length + 1 : leader + 1,
    last: marauder.lastPosition,
    marauderStart: marauder.startPosition,
    marauderOverflow: marauder.overflowVpEach,
    midgameReset: marauder.midgameResetVpEach,
    finalMarauder: marauder.finalVpEach,
    lap: score.spaces,
    vpStart: score.start,
    total: c.survivors.map((s) => s.total),
    start: c.survivors.map((s) => s.startPerPlayer),
    boxed3p: c.survivors.map((s) => s.boxed3p),
    slots: equipmentDisplay.survivorsPerSlot,
    firstRoundMarauders: equipmentDisplay.firstRoundMaraudersPerCard,
    arrivals: rounds.arrivals,
    level: rounds.spaces.map((s) => s.buildingLevel),
    homeless: c.constants.homelessVpEach,
    fightVp: c.constants.fightVpEach,
    sameVehicle: c.vehicleScoring.sameVehicleVp,
    mixed: c.vehicleScoring.mixedVp,
    index: {
      building,
      equipment: indexed(c.equipment),
      tile: indexed(c.buildingTiles),
      auction: indexed(c.auctionTiles),
      scoring: indexed(c.scoringTiles),
    },
  };
}

/** Every single piece that exists in several copies: `eq_beer#3` (ARM-9). */
export const pieceIds = (kinds: readonly { id: string; copies: number }[]): string[] =>
  kinds.flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i) => `${id}#${i + 1}`));

/** How a total is shown on the VP track: the space of the marker, and what the chip adds (ARM-18 to ARM-20). */
export const vpShown = (t: Tables, vp: number): { space: number; chip: number } => ({
  space: vp % t.lap,
  chip: vp - (vp % t.lap),
});

/** All that has an id and a name. */
export const componentsOf = (t: Tables) =>
  [...t.buildings, ...t.equipment, ...t.tiles, ...t.auction, ...t.scoring, ...t.damage] as const;

const SILENT: ReadonlySet<string> = new Set(['names', 'name', 'provenance']);

/** What the rules read of the tables: all but names and where a value is from. */
export const plays = (t: Tables): unknown =>
  JSON.parse(JSON.stringify(t, (key, x: unknown) => (SILENT.has(key) ? undefined : x)));
