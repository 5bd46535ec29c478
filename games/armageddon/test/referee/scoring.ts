import type { Seat } from '@ashtown/engine';
import { EQUIPMENT, json, SCORING_TILES } from './content.ts';
import type { Side } from './table.ts';
import type { Id } from './words.ts';

/** Section 17: what tiles and equipment are worth. */

interface Card {
  id: Id;
  group: string;
  vehicle?: string;
  part?: string;
}

/** ARM-234 to ARM-237. */
export function scoreTile(side: Side, tile: Id): number {
  const { t, each, colour, buildingType, groups = [] } = SCORING_TILES.get(tile)!.effects[0]!;
  if (t === 'scorePerSurvivor') return each * side.survivors().filter((x) => x === colour).length;
  if (t === 'scorePerBuildingType') return each * side.buildings(buildingType).length;
  if (groups.includes('any')) return each * side.hand.length;
  return each * side.hand.filter((id) => groups.includes(EQUIPMENT.get(id)!.group)).length;
}

const table = (id: Id): { vpByCount: number[]; setSize: number; vpPerSet: number; first: number; second: number } =>
  json.equipment.find((card) => card.id === id)!.scoring[0] as never;

export function scoreEquipment(group: string, seat: Seat, hands: readonly (readonly Card[])[]): number {
  const numbers = hands.map((hand) => hand.filter((card) => card.group === group).length);
  const n = numbers[seat]!;
  if (group === 'vehicle') return bestGroups(hands[seat]!.filter((card) => card.group === group));
  const { vpByCount, setSize, vpPerSet, first, second } = table(`eq_${group}`);
  if (group === 'beer' || group === 'gasoline') return vpByCount[Math.min(n, vpByCount.length - 1)]!; // ARM-228
  if (group !== 'map') return vpPerSet * Math.floor(n / setSize); // ARM-229
  if (n === 0) return 0; // ARM-231
  const most = Math.max(...numbers);
  if (n === most) return first; // ARM-230
  const isSecond = numbers.filter((x) => x === most).length === 1 && n === Math.max(...numbers.filter((x) => x < most));
  return isSecond ? second : 0;
}

/** ARM-232, ARM-233: every way to put the cards into groups is tried. */
function bestGroups(cards: readonly Card[], known = new Map<string, number>()): number {
  const [card, ...rest] = cards;
  if (card === undefined) return 0;
  const key = cards.map(({ id }) => id).join();
  const before = known.get(key);
  if (before !== undefined) return before;
  let best = 0;
  for (const group of groupsWith([card], rest)) {
    const others = cards.filter((x) => !group.includes(x));
    best = Math.max(best, worth(group) + bestGroups(others, known));
  }
  known.set(key, best);
  return best;
}

/** Every group of different parts that holds these cards and some of those. */
function* groupsWith(group: readonly Card[], others: readonly Card[]): Generator<readonly Card[]> {
  yield group;
  for (const [i, card] of others.entries())
    if (group.every((x) => x.part !== card.part)) yield* groupsWith([...group, card], others.slice(i + 1));
}

function worth(group: readonly Card[]): number {
  const { sameVehicleVp, mixedVp } = json.vehicleScoring;
  const isOne = group.every((card) => card.vehicle === group[0]!.vehicle);
  return (isOne ? sameVehicleVp : mixedVp)[group.length]!;
}
