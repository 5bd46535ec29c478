import { sum } from '../answers/figures.ts';
import type { Effect, Passive } from '../content/schema.ts';
import { colourOf, FIGURES, MARAUDER, SITES } from '../content/vocabulary.ts';
import { sitesFor } from '../rules/queries.ts';
import { equipmentWorth, tileBonus } from './cards.ts';
import type { Sight } from './sight.ts';
import { added, spared } from './tracks.ts';

/** What lies on the displays is worth before it is taken, and what tiles do. */

/** A tile's effect in VP. */
export function effectWorth({ w, outlook: o, p, owned, housing, rounds }: Sight, e: Effect): number {
  const { discard, houses } = w.shape.prices;
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
      return p.hand.length > 0 ? -discard * e.amount : 0;
    case 'temporaryHousing':
      return (
        Math.max(houses.least, Math.min(e.amount, sum(owned) + 1 - housing)) * (houses.now + houses.round * rounds)
      );
    case 'exchangeInPlace':
      return o.perTraining;
    default:
      return 0;
  }
}

const sorted = (values: number[]): number[] => values.sort((a, b) => b - a);

/** Equipment cards on the display with their figures, the best first. */
export function lots(sight: Sight): number[] {
  const { t, w, v, p, owned, housing, rounds, outlook } = sight;
  const { survivor } = w.shape.prices;
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
            ? survivor[colourOf(figure)]! * rounds + tileBonus(sight, { colour: colourOf(figure) })
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
function useWorth({ w, outlook }: Sight, e: Effect): number {
  const { use } = w.shape.prices;
  switch (e.t) {
    case 'vp':
      return e.amount;
    case 'fight':
      return use.fight * e.amount;
    case 'pushBack':
      return use.pushBack * e.amount;
    case 'vpPerType':
      return use.vpPerType;
    case 'repair':
      return e.vp + use.repair;
    case 'exchange':
      return use.exchange;
    default:
      return outlook.perCard;
  }
}

/** A rough price: points, room, and the use of its lines in the rounds to come. */
function buildingWorth(sight: Sight, card: number): number {
  const { t, w, rounds, housing, owned } = sight;
  const { short, tight, roomy, cost, uses } = w.shape.prices;
  const lasting: { readonly [T in Passive['t']]?: number } = w.shape.prices.lasting;
  const b = t.buildings[card]!;
  const room = housing - sum(owned) < short ? tight : roomy;
  let each = b.vp;
  for (const line of b.lines) {
    const [first] = line.cost;
    const part = first === 'any' || first === 'worker' ? cost.common : cost.rare;
    const n = Math.min(line.times, line.effect.t === 'fight' ? uses.fights : uses.most);
    each += (n * part * useWorth(sight, line.effect)) / line.cost.length;
  }
  for (const e of b.passives) each += lasting[e.t] ?? 0;
  return each * (rounds + 1) + b.housing * (room.now + room.round * rounds) + tileBonus(sight, { type: b.type });
}
