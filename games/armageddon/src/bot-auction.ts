import type { Seat } from '@ashtown/engine';
import { equipmentWorth, type Sight, tileBonus } from './bot.ts';
import { sum } from './box.ts';
import type { Effect } from './content.ts';
import { planCity, planned } from './plan.ts';
import { bidOf, openAreas, openly, pickers, sitesFor } from './queries.ts';
import { LEAST, MOST, type Seen } from './state.ts';
import { AREAS, CITY, COLOURS, CONSTRUCTION, colourOf, EXPLORATION, FIGURES, MARAUDER, SITES } from './vocabulary.ts';

const N = COLOURS.length;

/** What the bids made, and those still to be made, will bring. */
export function auctionValue(sight: Sight): number {
  const { ahead, v, seat, p } = sight;
  if (!ahead.bidding) {
    let worth = 0;
    if (ahead.explore) worth += atRank(lots(sight), rankNow(sight, EXPLORATION));
    if (ahead.construct) worth += atRank(buildings(sight), rankNow(sight, CONSTRUCTION));
    for (let area = 0; area < AREAS.length; area++) worth += tileNow(sight, area);
    return worth;
  }
  const open = openAreas(v, seat);
  const top = v.stack[v.stack.length - 1];
  const partial = top?.t === 'bidColour' && top.seats[0] === seat ? top : null;
  const stock = p.screen!.slice();
  const lotValues = lots(sight);
  const buildingValues = buildings(sight);
  const values = (area: number) => (area === EXPLORATION ? lotValues : area === CONSTRUCTION ? buildingValues : null);

  let worth = 0;
  for (let area = 0; area < AREAS.length; area++)
    if (!(open & (1 << area))) worth += bidValue(sight, area, bidOf(p, area), values(area), true);
  if (!(open & (1 << CITY))) {
    const figures = p.placed.slice(CITY * N, CITY * N + N);
    const plan = planCity(sight.box, v.options, p, figures, sight.outlook);
    worth += 0.95 * plan[plan.length - 1]!;
  }
  if (open === 0) return worth;

  // Survivors named already for a bid that is being made colour by colour are bound to their area.
  let bound = 0;
  let most = Number.POSITIVE_INFINITY;
  if (partial) {
    bound = sum(partial.bid);
    most = bound;
    for (let c = partial.colour; c < N; c++) most += stock[c]!;
  }
  const all = sum(stock);
  const forCity = stock.slice();
  if (partial)
    for (let c = 0; c < partial.colour; c++)
      forCity[c] = partial.area === CITY ? partial.bid[c]! : stock[c]! - partial.bid[c]!;
  const plan = open & (1 << CITY) ? planCity(sight.box, v.options, p, forCity, sight.outlook) : [0];
  const areas = [EXPLORATION, CONSTRUCTION, CITY].filter((area) => open & (1 << area));
  const tables = areas.map((area) => {
    const table: number[] = [];
    for (let n = 0; n <= all; n++) {
      const outside = partial?.area === area && (n < bound || n > most);
      table.push(
        outside ? -1000 : bidValue(sight, area, n, values(area), false) + (area === CITY ? 0.95 * planned(plan, n) : 0),
      );
    }
    return table;
  });
  return worth + bestSplit(tables, all);
}

/** The best way to share out survivors over the areas that are still open. */
function bestSplit(tables: readonly number[][], all: number): number {
  if (tables.length === 1) return Math.max(...tables[0]!);
  let best = Number.NEGATIVE_INFINITY;
  const [a, b, c] = tables as [number[], number[], number[]?];
  for (let i = 0; i <= all; i++)
    for (let j = 0; i + j <= all; j++) {
      const worth = a[i]! + b[j]! + (c ? c[all - i - j]! : 0);
      if (worth > best) best = worth;
    }
  return best;
}

/** A bid of this size: the place among the others it is likely to get, and the auction tile. */
function bidValue(sight: Sight, area: number, n: number, values: readonly number[] | null, made: boolean): number {
  const { v, seat } = sight;
  const order = v.order[area]!;
  const mine = made ? order.indexOf(seat) : order.length;
  let behind = 0;
  let first = 1;
  let last = 1;
  for (let other = 0; other < v.players.length; other++) {
    if (other === seat) continue;
    const q = v.players[other]!;
    const at = order.indexOf(other);
    let beaten: number;
    if (at >= 0) {
      const bid = bidOf(q, area);
      beaten = bid > n || (bid === n && at < mine) ? 1 : 0;
    } else beaten = overbids(sight, q, other, n);
    behind += v.options.pickOrder === 'topToBottom' ? (at >= 0 && at < mine ? 1 : 0) : beaten;
    first *= 1 - beaten;
    last *= beaten;
  }
  const tile = sight.box.auction[v.auction[area]!]!;
  const bonus = first * effectWorth(sight, tile.bonus) + last * effectWorth(sight, tile.penalty);
  return bonus + (values ? atRank(values, behind) : 0);
}

/** How likely somebody who has not bid there yet will bid more than this. */
function overbids(sight: Sight, q: Seen, other: Seat, n: number): number {
  const { v } = sight;
  let open = 0;
  for (let c = 0; c < N; c++) open += openly(q, c);
  const behind = q.screen ? sum(q.screen) : Math.max(0, (q.bounds[LEAST]! + q.bounds[MOST]!) / 2 - open);
  const areas = openAreas(v, other);
  const left = (areas & 1) + ((areas >> 1) & 1) + (areas >> 2);
  const expected = left === 0 ? 0 : (0.95 * behind) / left;
  return 1 / (1 + Math.exp((n + 0.5 - expected) / 0.9));
}

/** Who chooses before me is known once all bids are made. */
function rankNow({ v, seat, ahead }: Sight, area: number): number {
  if (area === EXPLORATION && !ahead.explore) return 0;
  const pending: Seat[] = [];
  for (let i = v.stack.length - 1; i >= 0; i--) {
    const f = v.stack[i]!;
    if (f.t === 'explore' && area === EXPLORATION) pending.push(f.seat);
    if (f.t === 'takeEquipment' && area === EXPLORATION) pending.push(f.seats[0]);
    if (f.t === 'takeBuilding' && area === CONSTRUCTION) pending.push(f.seats[0]);
  }
  const seats = pending.length > 0 ? pending : pickers(v, area);
  return Math.max(0, seats.indexOf(seat));
}

/** The auction tile of an area, once all bids are made and it is still to be applied. */
function tileNow(sight: Sight, area: number): number {
  const { v, ahead, seat } = sight;
  const order = v.order[area]!;
  let worth = 0;
  if (!((ahead.bonuses | ahead.penalties) & (1 << area))) return 0;
  let best = order[0]!;
  let worst = order[0]!;
  for (const other of order) {
    if (bidOf(v.players[other]!, area) > bidOf(v.players[best]!, area)) best = other;
    if (bidOf(v.players[other]!, area) <= bidOf(v.players[worst]!, area)) worst = other;
  }
  const tile = sight.box.auction[v.auction[area]!]!;
  if (best === seat && ahead.bonuses & (1 << area)) worth += effectWorth(sight, tile.bonus);
  if (worst === seat && ahead.penalties & (1 << area)) worth += effectWorth(sight, tile.penalty);
  return worth;
}

/** A tile's effect in VP. */
function effectWorth({ outlook: o, p, owned, housing, rounds }: Sight, e: Effect): number {
  switch (e.t) {
    case 'vp':
      return e.amount;
    case 'removeMarauder':
      return Math.min(e.amount, p.marauders) * (e.vpEach + o.perMarauder);
    case 'addMarauder':
      return -e.amount * o.perMarauder;
    case 'damage':
      return e.spaces < 0 && p.damage === 1 ? 0 : -e.spaces * o.perRepair;
    case 'drawEquipment':
      return e.amount * o.perCard;
    case 'discardEquipment':
      return p.hand.length > 0 ? -0.8 * e.amount : 0;
    case 'temporaryHousing':
      return Math.max(0.2, Math.min(e.amount, sum(owned) + 1 - housing)) * (1 + 0.3 * rounds);
    case 'exchangeInPlace':
      return o.perTraining;
    default:
      return 0;
  }
}

const sorted = (values: number[]): number[] => values.sort((a, b) => b - a);

/** The value at a place in a list that is sorted; between two places between their values. */
function atRank(values: readonly number[], rank: number): number {
  if (values.length === 0) return 0;
  const last = values.length - 1;
  if (rank >= last) return values[last]!;
  const k = Math.floor(rank);
  return values[k]! + (rank - k) * (values[k + 1]! - values[k]!);
}

/** Equipment cards on the display with their figures, the best first. */
function lots(sight: Sight): number[] {
  const { box, v, p, owned, housing, rounds, outlook } = sight;
  const values: number[] = [];
  const now = equipmentWorth(sight, p.hand);
  for (let slot = 0; slot < v.display.length; slot++) {
    const kind = v.display[slot]!;
    if (kind < 0) continue;
    let worth =
      equipmentWorth(sight, [...p.hand, kind]) - now + tileBonus(sight, { group: box.equipment[kind]!.group });
    let room = housing - sum(owned);
    for (let figure = FIGURES.length - 1; figure >= 0; figure--)
      for (let i = v.figures[slot * FIGURES.length + figure]!; i > 0; i--) {
        if (figure === MARAUDER) worth -= outlook.perMarauder;
        else if (room-- > 0)
          worth += SURVIVOR[colourOf(figure)]! * rounds + tileBonus(sight, { colour: colourOf(figure) });
        else worth += box.homeless;
      }
    values.push(worth);
  }
  return sorted(values);
}
const SURVIVOR = [1, 1.6, 1.6, 2];

/** Building cards on the display with their tiles, the best first. */
function buildings(sight: Sight): number[] {
  const { box, v, p } = sight;
  const values: number[] = [];
  const standing: number[] = [];
  for (let site = 0; site < SITES; site++) standing.push(p.city[site]! < 0 ? 0 : buildingWorth(sight, p.city[site]!));
  for (let slot = 0; slot < v.offer.length; slot++) {
    const card = v.offer[slot]!;
    if (card < 0) continue;
    let best = 0;
    const worth = buildingWorth(sight, card);
    for (const site of sitesFor(box, p, card)) best = Math.max(best, worth - standing[site]!);
    values.push(best + effectWorth(sight, box.tiles[v.offerTiles[slot]!]!.effect));
  }
  return sorted(values);
}

/** A rough price: points, room, and a use of each line in the rounds to come. */
function buildingWorth(sight: Sight, card: number): number {
  const { box, rounds, outlook, housing, owned } = sight;
  const b = box.buildings[card]!;
  const turns = rounds + 1;
  let worth = b.vp * turns + tileBonus(sight, { type: b.type });
  worth += b.housing * (housing - sum(owned) < 3 ? 0.8 + 0.5 * rounds : 0.3 + 0.3 * rounds);
  let lines = 0;
  for (const { times, effect, cost } of b.lines) {
    const each =
      effect.t === 'vp'
        ? effect.amount
        : effect.t === 'fight'
          ? effect.amount * 1.6
          : effect.t === 'pushBack'
            ? effect.amount * 0.9
            : effect.t === 'vpPerType'
              ? 5
              : effect.t === 'repair'
                ? effect.vp + 0.9
                : effect.t === 'exchange'
                  ? 1.2
                  : outlook.perCard;
    lines += (Math.min(times, 2) * each * (cost[0] === 'any' || cost[0] === 'worker' ? 0.6 : 0.4)) / cost.length;
  }
  for (const e of b.passives) {
    if (e.t === 'housingPerType') worth += 3 * (0.4 + 0.3 * rounds);
    if (e.t === 'workersCountAs') worth += 1.5 * turns;
    if (e.t === 'vpPerUnusedHousing') worth += turns;
    if (e.t === 'fightVpBonus') worth += 2 * turns;
    if (e.t === 'noFightVp') worth -= 2 * turns;
  }
  return worth + lines * turns;
}
