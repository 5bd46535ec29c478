import { sum } from '../answers/figures.ts';
import type { Effect, Passive } from '../content/schema.ts';
import { colourOf, FIGURES, MARAUDER, SITES } from '../content/vocabulary.ts';
import { sitesFor } from '../rules/queries.ts';
import { equipmentWorth, tileBonus } from './cards.ts';
import type { Sight } from './sight.ts';
import { added, spared } from './tracks.ts';

/** What lies on the displays is worth before it is taken, and what tiles do. */

/** A survivor on an equipment card for each round to come, by colour. */
const SURVIVOR = [1.25, 1.9, 1.9, 2.3];
/** The card one would miss least. */
const DISCARD = 0.8;
/** A housing point where room is short, and where it is not: now, and for each round to come. */
const SHORT = 3;
const TIGHT = { now: 0.8, round: 0.5 };
const ROOMY = { now: 0.3, round: 0.3 };
/** How much of a line will be used, paid by anybody or a worker, or by a specialist; and how often in a round at most. */
const COMMON_COST = 0.6;
const RARE_COST = 0.4;
const USES = 2;
const FIGHTS = 3;

/** A tile's effect in VP. */
export function effectWorth({ outlook: o, p, owned, housing, rounds }: Sight, e: Effect): number {
  switch (e.t) {
    case 'vp':
      return e.amount;
    case 'removeMarauder':
      return Math.min(e.amount, p.marauders) * e.vpEach + spared(o, e.amount, 0);
    case 'addMarauder':
      return -added(o, e.amount, 0);
    case 'damage':
      return e.spaces < 0 ? spared(o, 0, -e.spaces) : -added(o, 0, e.spaces);
    case 'drawEquipment':
      return e.amount * o.perCard;
    case 'discardEquipment':
      return p.hand.length > 0 ? -DISCARD * e.amount : 0;
    case 'temporaryHousing':
      return Math.max(0.2, Math.min(e.amount, sum(owned) + 1 - housing)) * (1 + 0.3 * rounds);
    case 'exchangeInPlace':
      return o.perTraining;
    default:
      return 0;
  }
}

const sorted = (values: number[]): number[] => values.sort((a, b) => b - a);

/** Equipment cards on the display with their figures, the best first. */
export function lots(sight: Sight): number[] {
  const { t, v, p, owned, housing, rounds, outlook } = sight;
  const values: number[] = [];
  const now = equipmentWorth(sight, p.hand);
  for (let slot = 0; slot < v.display.length; slot++) {
    const kind = v.display[slot]!;
    if (kind < 0) continue;
    let worth = equipmentWorth(sight, [...p.hand, kind]) - now + tileBonus(sight, { group: t.equipment[kind]!.group });
    let room = housing - sum(owned);
    for (let figure = FIGURES.length - 1; figure > MARAUDER; figure--)
      for (let i = v.figures[slot * FIGURES.length + figure]!; i > 0; i--)
        worth +=
          room-- > 0
            ? SURVIVOR[colourOf(figure)]! * rounds + tileBonus(sight, { colour: colourOf(figure) })
            : t.homeless;
    values.push(worth - added(outlook, v.figures[slot * FIGURES.length + MARAUDER]!, 0));
  }
  return sorted(values);
}

/** Building cards on the display with their tiles, the best first. */
export function buildings(sight: Sight): number[] {
  const { t, v, p } = sight;
  const values: number[] = [];
  const standing: number[] = [];
  for (let site = 0; site < SITES; site++) standing.push(p.city[site]! < 0 ? 0 : buildingWorth(sight, p.city[site]!));
  for (let slot = 0; slot < v.offer.length; slot++) {
    const card = v.offer[slot]!;
    if (card < 0) continue;
    let best = 0;
    const worth = buildingWorth(sight, card);
    for (const site of sitesFor(t, p, card)) best = Math.max(best, worth - standing[site]!);
    values.push(best + effectWorth(sight, t.tiles[v.offerTiles[slot]!]!.effect));
  }
  return sorted(values);
}

/** A use of a line; what is missing here is worth a card. */
const USE: { [T in Effect['t']]?: (e: Extract<Effect, { t: T }>) => number } = {
  vp: (e) => e.amount,
  fight: (e) => 1.6 * e.amount,
  pushBack: (e) => 0.9 * e.amount,
  vpPerType: () => 5,
  repair: (e) => e.vp + 0.9,
  exchange: () => 1.2,
};

/** What holds while a building is visible, in a round. */
const LASTING: { [T in Passive['t']]?: number } = {
  housingPerType: 1,
  workersCountAs: 1.5,
  vpPerUnusedHousing: 1,
  fightVpBonus: 2,
  noFightVp: -4,
};

/** A rough price: points, room, and the use of its lines in the rounds to come. */
function buildingWorth(sight: Sight, card: number): number {
  const { t, rounds, outlook, housing, owned } = sight;
  const b = t.buildings[card]!;
  const room = housing - sum(owned) < SHORT ? TIGHT : ROOMY;
  let each = b.vp;
  for (const { times, effect, cost } of b.lines) {
    const use = USE[effect.t] as ((e: Effect) => number) | undefined;
    const part = cost[0] === 'any' || cost[0] === 'worker' ? COMMON_COST : RARE_COST;
    const uses = Math.min(times, effect.t === 'fight' ? FIGHTS : USES);
    each += (uses * part * (use ? use(effect) : outlook.perCard)) / cost.length;
  }
  for (const e of b.passives) each += LASTING[e.t] ?? 0;
  return each * (rounds + 1) + b.housing * (room.now + room.round * rounds) + tileBonus(sight, { type: b.type });
}
