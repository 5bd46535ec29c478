import { COLOURS, GROUPS, TYPES } from '../content/vocabulary.ts';
import { countType } from '../rules/queries.ts';
import { countGroups, kindVp, vehicleVp } from '../rules/scoring.ts';
import type { Sight } from './sight.ts';

/** What equipment and scoring tiles are worth. */

/** Cards as they would score now, and something for sets begun. */
export function equipmentFeatures({ t, w, v, seat, rounds }: Sight, hand: readonly (number | null)[]) {
  const cards = hand as readonly number[];
  const { hope: hopes, unbegun, maps: byPlace } = w.shape.equipment;
  const hope = Math.min(hopes.most, hopes.now + hopes.round * rounds);
  let now = vehicleVp(t, cards);
  let sets = 0;
  let next = 0;
  let maps = 0;
  for (let kind = 0; kind < t.equipment.length; kind++) {
    const { worth, group } = t.equipment[kind]!;
    if (worth.t === 'scoreVehicleParts') continue;
    let n = 0;
    for (let i = 0; i < cards.length; i++) if (cards[i] === kind) n++;
    if (worth.t === 'scoreSets') {
      now += kindVp(t, kind, n);
      sets += (hope * worth.vpPerSet * (n % worth.setSize)) / worth.setSize;
    } else if (worth.t === 'scoreProgressive') {
      const vp = kindVp(t, kind, n);
      now += vp;
      next += hope * (kindVp(t, kind, n + 1) - vp) * (n > 0 ? 1 : unbegun);
    } else if (worth.t === 'scoreMajority' && n > 0) {
      let ahead = 0;
      let equal = 0;
      for (let i = 0; i < v.players.length; i++) {
        if (i === seat) continue;
        const known = countGroups(t, v.players[i]!.open, [GROUPS[group]!]);
        if (known > n) ahead++;
        else if (known === n) equal++;
      }
      maps +=
        ahead === 0
          ? worth.first * (equal === 0 ? byPlace.first : byPlace.shared)
          : ahead === 1
            ? worth.second * byPlace.second
            : byPlace.behind;
    }
  }
  return { now, vehicles: rounds * countGroups(t, cards, ['vehicle']) ** 0.5, sets, next, maps };
}

export function equipmentWorth(sight: Sight, hand: readonly (number | null)[]): number {
  const w = sight.w.equipment;
  const { now, vehicles, sets, next, maps } = equipmentFeatures(sight, hand);
  return w.now * now + w.vehicles * vehicles + w.sets * sets + w.next * next + w.maps * maps;
}

/** Scoring tiles by what they count now: the common ones, and the better private one. */
export function tileFeatures(sight: Sight): { common: number; private: number } {
  const { v, p } = sight;
  let common = 0;
  for (const tile of v.common) if (tile >= 0) common += tileNow(sight, tile);
  let best = 0;
  if (p.chosen < 0) for (const tile of p.tiles) if (tile !== null) best = Math.max(best, tileNow(sight, tile));
  return { common, private: best };
}

function tileNow({ t, p, owned }: Sight, tile: number): number {
  const { count } = t.scoring[tile]!;
  if (count.t === 'scorePerSurvivor') return count.each * owned[COLOURS.indexOf(count.colour)]!;
  if (count.t === 'scorePerBuildingType') return count.each * countType(t, p, TYPES.indexOf(count.buildingType));
  return count.each * countGroups(t, p.hand as readonly number[], count.groups);
}

/** What one more of something is worth by the scoring tiles: survivors by colour, buildings by type, cards by group. */
export function tileBonus({ t, w, v, p }: Sight, what: { colour?: number; type?: number; group?: number }): number {
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
    if (hit) worth += count.each * (i < v.common.length ? w.shape.tiles.common : w.shape.tiles.private);
  }
  return worth;
}
