import type { Seat } from '@ashtown/engine';
import { sum } from '../answers/figures.ts';
import { AREAS, CITY, COLOURS, CONSTRUCTION, EXPLORATION } from '../content/vocabulary.ts';
import { bidOf, openAreas, openly, pickers } from '../rules/queries.ts';
import { LEAST, MOST, type Seen } from '../state.ts';
import { planCity, planned } from './plan.ts';
import { buildings, effectWorth, lots } from './prices.ts';
import type { Sight } from './sight.ts';

const N = COLOURS.length;

/** What the bids made will bring, and those still to be made. */
export function auctionValue(sight: Sight): { made: number; open: number } {
  const { ahead, w, v, seat, p } = sight;
  const { turn } = w.actions;
  if (!ahead.bidding) {
    let worth = 0;
    if (ahead.explore) worth += atRank(lots(sight), rankNow(sight, EXPLORATION));
    if (ahead.construct) worth += atRank(buildings(sight), rankNow(sight, CONSTRUCTION));
    for (let area = 0; area < AREAS.length; area++) worth += tileNow(sight, area);
    return { made: worth, open: 0 };
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
    const plan = planCity(sight, v.options, p, figures, sight.outlook);
    worth += turn * plan[plan.length - 1]!;
  }
  if (open === 0) return { made: worth, open: 0 };

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
  const plan = open & (1 << CITY) ? planCity(sight, v.options, p, forCity, sight.outlook) : [0];
  const areas = [EXPLORATION, CONSTRUCTION, CITY].filter((area) => open & (1 << area));
  const worths = areas.map((area) => {
    const worthOf: number[] = [];
    for (let n = 0; n <= all; n++) {
      const outside = partial?.area === area && (n < bound || n > most);
      worthOf.push(
        outside ? -1000 : bidValue(sight, area, n, values(area), false) + (area === CITY ? turn * planned(plan, n) : 0),
      );
    }
    return worthOf;
  });
  return { made: worth, open: bestSplit(worths, all) };
}

/** The best way to share out survivors over the areas that are still open. */
function bestSplit(worths: readonly number[][], all: number): number {
  if (worths.length === 1) return Math.max(...worths[0]!);
  let best = Number.NEGATIVE_INFINITY;
  const [a, b, c] = worths as [number[], number[], number[]?];
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
  const tile = sight.t.auction[v.auction[area]!]!;
  const bonus = first * effectWorth(sight, tile.bonus) + last * effectWorth(sight, tile.penalty);
  return bonus + (values ? atRank(values, behind) : 0);
}

/** How likely somebody who has not bid there yet will bid more than this. */
function overbids(sight: Sight, q: Seen, other: Seat, n: number): number {
  const { v, w } = sight;
  const { bid, doubt } = w.shape.auction;
  let open = 0;
  for (let c = 0; c < N; c++) open += openly(q, c);
  const behind = v.options.openSurvivors
    ? sum(q.screen!)
    : Math.max(0, (q.bounds[LEAST]! + q.bounds[MOST]!) / 2 - open);
  const areas = openAreas(v, other);
  const left = (areas & 1) + ((areas >> 1) & 1) + (areas >> 2);
  const expected = left === 0 ? 0 : (bid * behind) / left;
  return 1 / (1 + Math.exp((n + 0.5 - expected) / doubt));
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
  const tile = sight.t.auction[v.auction[area]!]!;
  if (best === seat && ahead.bonuses & (1 << area)) worth += effectWorth(sight, tile.bonus);
  if (worst === seat && ahead.penalties & (1 << area)) worth += effectWorth(sight, tile.penalty);
  return worth;
}

/** The value at a place in a list that is sorted; between two places between their values. */
function atRank(values: readonly number[], rank: number): number {
  if (values.length === 0) return 0;
  const last = values.length - 1;
  if (rank >= last) return values[last]!;
  const k = Math.floor(rank);
  return values[k]! + (rank - k) * (values[k + 1]! - values[k]!);
}
