import { type Log, push } from '@ashtown/engine';
import { BUILDING, namedBy, REACH, UNIT_AT } from '../answers/index.ts';
import { fire, gain } from '../cards/effects.ts';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, STACKS_PER_BOROUGH, TILES, TILES_PER_STACK, UNITS } from '../content/vocabulary.ts';
import { type Answers, type Event, type Frame, NOBODY, type Player, type State } from '../state.ts';
import { own } from './free.ts';
import type { Part } from './part.ts';
import { pay } from './payment.ts';
import { canDestroyAt, canPay, findMod, targetsAt, topTile, unitPrice } from './queries.ts';

/** KNY-85, KNY-91, KNY-92: what the points may be spent on; `reach` holds the boroughs opened by Seismic Ray as bits. */
export function destroyTargets(
  t: Tables,
  s: State,
  p: Player,
  points: number,
  reach: number,
): Answers['destroyObject'][] {
  const targets: Answers['destroyObject'][] = [];
  const anywhere = findMod(t, p, 'reaches');
  const price = findMod(t, p, 'reachPrice');
  for (let b = 0; b < BOROUGHS.length; b++) {
    const near = b === p.at || (reach & (1 << b)) !== 0;
    if (near && !s.turn.unitsOnly)
      for (let i = 0; i < STACKS_PER_BOROUGH; i++) {
        const tile = topTile(s, b * STACKS_PER_BOROUGH + i);
        if (tile >= 0 && t.tiles[tile]!.durability <= points) targets.push(BUILDING[b]![i]!);
      }
    for (let u = 0; u < UNITS.length; u++)
      if ((near || anywhere?.unit === UNITS[u]) && targetsAt(s, b, u) > 0 && unitPrice(t, p, u) <= points)
        targets.push(UNIT_AT[b]![u]!);
    if (!near && price && canPay(t, p, price.n) && canDestroyAt(t, s, p, b, points)) targets.push(REACH[b]!);
  }
  if (!canDestroyAt(t, s, p, p.at, points)) targets.push('stop');
  return targets;
}

/** Destroys the visible Building of a stack: reward, then it is a Unit (KNY-86, KNY-87). Gives its durability. */
export function raze(t: Tables, s: State, at: number, i: number, log: Log<Event>): number {
  const seat = s.turn.seat;
  const stack = at * STACKS_PER_BOROUGH + i;
  const tile = topTile(s, stack);
  const { durability, reward, unit } = t.tiles[tile]!;
  s.height[stack]!--;
  s.tiles[stack * TILES_PER_STACK + s.height[stack]!] = -1;
  const below = TILES[topTile(s, stack)] ?? null;
  log?.push({ t: 'razed', seat, at: BOROUGHS[at]!, stack: i, tile: TILES[tile]!, below });
  s.razed[tile]!++;
  s.units[at * UNITS.length + unit]!++;
  s.fresh[at * UNITS.length + unit]!++;
  gain(t, s, seat, reward.res, reward.n, TILES[tile]!, log);
  fire(t, s, 'building', seat, NOBODY, log);
  return durability;
}

/** Destroys a Unit: it leaves the game (KNY-88). Gives what it cost. */
export function shootDown(t: Tables, s: State, at: number, unit: number, log: Log<Event>): number {
  const seat = s.turn.seat;
  const price = unitPrice(t, s.players[seat]!, unit);
  const { reward } = t.units[unit]!;
  log?.push({ t: 'unitDestroyed', seat, at: BOROUGHS[at]!, unit: UNITS[unit]! });
  s.units[at * UNITS.length + unit]!--;
  s.turn.destroyed[unit]!++;
  gain(t, s, seat, reward.res, reward.n, UNITS[unit]!, log);
  fire(t, s, UNITS[unit]!, seat, NOBODY, log);
  return price;
}

/** Section 11: DESTRUCTION. */
export const destructionRules = (t: Tables): Part<'destroy' | 'destroyObject'> => ({
  destroy(s, { points, reach }) {
    if (points > 0) push<Frame>(s, { t: 'destroyObject', seats: [s.turn.seat], points, reach });
  },

  destroyObject: own(
    t,
    {
      legal: (s, f, seat) => destroyTargets(t, s, s.players[seat]!, f.points, f.reach),
      take(s, { points, reach }, seat, pick, log) {
        const named = namedBy(pick);
        if (named === undefined) return;
        const { kind, at, i } = named;
        if (kind === 'reach') {
          push<Frame>(s, { t: 'destroy', points, reach: reach | (1 << at) }); // KNY-188
          log?.push({ t: 'reached', seat, to: BOROUGHS[at]! });
          pay(t, s, seat, findMod(t, s.players[seat]!, 'reachPrice')!.n, false, log);
        } else {
          const spent = kind === 'building' ? raze(t, s, at, i, log) : shootDown(t, s, at, i, log);
          push<Frame>(s, { t: 'destroy', points: points - spent, reach });
        }
      },
    },
    { subway: true },
  ),
});
