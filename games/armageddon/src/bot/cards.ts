import { COLOURS, GROUPS, TYPES } from '../content/vocabulary.ts';
import { countType } from '../rules/queries.ts';
import { countGroups, kindVp, vehicleVp } from '../rules/scoring.ts';
import type { Sight } from './sight.ts';

/** What equipment and scoring tiles are worth. */

/** How likely a set that was begun is completed: at the end, for every round to come, at most. */
const HOPE = { now: 0.05, round: 0.14, most: 0.75 };
/** What vehicle parts may still become. */
const VEHICLE = 0.25;
/** What scoring tiles count now will nearly all be there when they are scored. */
const SURE = 0.95;
/** One more of what a tile counts: everybody's tile, one of my two. */
const COMMON = 0.9;
const PRIVATE = 0.5;

/** Cards as they would score now, and something for sets begun. */
export function equipmentWorth({ t, v, seat, rounds }: Sight, hand: readonly (number | null)[]): number {
  const cards = hand as readonly number[];
  const hope = Math.min(HOPE.most, HOPE.now + HOPE.round * rounds);
  let worth = vehicleVp(t, cards) + VEHICLE * rounds * countGroups(t, cards, ['vehicle']) ** 0.5;
  for (let kind = 0; kind < t.equipment.length; kind++) {
    const { worth: w, group } = t.equipment[kind]!;
    if (w.t === 'scoreVehicleParts') continue;
    let n = 0;
    for (let i = 0; i < cards.length; i++) if (cards[i] === kind) n++;
    if (w.t === 'scoreSets') {
      worth += kindVp(t, kind, n) + (hope * w.vpPerSet * (n % w.setSize)) / w.setSize;
    } else if (w.t === 'scoreProgressive') {
      worth += kindVp(t, kind, n) + hope * 0.5 * (kindVp(t, kind, n + 1) - kindVp(t, kind, n)) * (n > 0 ? 1 : 0.5);
    } else if (w.t === 'scoreMajority' && n > 0) {
      let ahead = 0;
      let equal = 0;
      for (let i = 0; i < v.players.length; i++) {
        if (i === seat) continue;
        const known = countGroups(t, v.players[i]!.open, [GROUPS[group]!]);
        if (known > n) ahead++;
        else if (known === n) equal++;
      }
      worth += ahead === 0 ? w.first * (equal === 0 ? 0.8 : 0.65) : ahead === 1 ? w.second * 0.7 : 0.3;
    }
  }
  return worth;
}

/** Scoring tiles by what they count now: the common ones, and the better private one. */
export function tilesWorth(sight: Sight): number {
  const { v, p } = sight;
  let worth = 0;
  for (const tile of v.common) if (tile >= 0) worth += SURE * tileNow(sight, tile);
  if (p.chosen >= 0) return worth;
  let best = 0;
  for (const tile of p.tiles) if (tile !== null) best = Math.max(best, tileNow(sight, tile));
  return worth + SURE * best;
}

function tileNow({ t, p, owned }: Sight, tile: number): number {
  const { count } = t.scoring[tile]!;
  if (count.t === 'scorePerSurvivor') return count.each * owned[COLOURS.indexOf(count.colour)]!;
  if (count.t === 'scorePerBuildingType') return count.each * countType(t, p, TYPES.indexOf(count.buildingType));
  return count.each * countGroups(t, p.hand as readonly number[], count.groups);
}

/** What one more of something is worth by the scoring tiles: survivors by colour, buildings by type, cards by group. */
export function tileBonus({ t, v, p }: Sight, what: { colour?: number; type?: number; group?: number }): number {
  let worth = 0;
  const tiles = [...v.common, ...p.tiles];
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i];
    if (tile === null || tile === undefined || tile < 0) continue;
    const { count } = t.scoring[tile]!;
    const hit =
      (count.t === 'scorePerSurvivor' && what.colour !== undefined && COLOURS[what.colour] === count.colour) ||
      (count.t === 'scorePerBuildingType' && what.type !== undefined && TYPES[what.type] === count.buildingType) ||
      (count.t === 'scorePerEquipment' &&
        what.group !== undefined &&
        (count.groups.includes('any') || count.groups.includes(GROUPS[what.group]!)));
    if (hit) worth += count.each * (i < v.common.length ? COMMON : PRIVATE);
  }
  return worth;
}
