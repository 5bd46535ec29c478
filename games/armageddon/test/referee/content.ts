import json from '../../content.json' with { type: 'json' };
import type { Cost, Effect, Passive } from './words.ts';

/** What is printed, by id, as the referee reads it from `content.json`. */

interface Building {
  id: string;
  level: number;
  type: string;
  placement: string;
  housing: number;
  vpPerRound: number;
  actions: { cost: Cost[]; activations: number; effects: Effect[] }[];
  passives: Passive[];
}
interface Equipment {
  id: string;
  group: string;
  vehicle?: string;
  part?: string;
  copies: number;
}
interface Tile {
  id: string;
  copies: number;
  effects: Effect[];
}
interface AuctionTile {
  id: string;
  bonus: Effect[];
  penalty: Effect[];
}
interface ScoringTile {
  id: string;
  effects: { t: string; each: number; colour?: string; buildingType?: string; groups?: string[] }[];
}
interface DamageSpace {
  effects: Effect[];
}

const byId = <T extends { id: string }>(list: readonly object[]): ReadonlyMap<string, T> =>
  new Map((list as readonly T[]).map((x) => [x.id, x]));

export const BUILDINGS = byId<Building>([...json.cityBoard.printedBuildings, ...json.buildings]);
export const EQUIPMENT = byId<Equipment>(json.equipment);
export const TILES = byId<Tile>(json.buildingTiles);
export const AUCTION_TILES = byId<AuctionTile>(json.auctionTiles);
export const SCORING_TILES = byId<ScoringTile>(json.scoringTiles);
export const DAMAGE_SPACES: readonly DamageSpace[] = json.tracks.damage.spaces as object[] as DamageSpace[];
export const LAST_DAMAGE = DAMAGE_SPACES.length;
export const LAST_MARAUDER = json.tracks.marauder.lastPosition;
/** ARM-12: what stands on each site at the start; the last one is closed. */
export const PRINTED_SITES = json.cityBoard.sites.map((site) => (site.closed ? null : site.printed));
export const EXTENSION = json.cityBoard.sites.find((site) => site.closed)!.printed!;
export { json };
