import type { Log } from '@ashtown/engine';
import { fire, gain } from '../cards/effects.ts';
import { BOROUGHS, STACKS_PER_BOROUGH, TILE, TILES, TILES_PER_STACK, UNIT, UNITS } from '../content/vocabulary.ts';
import { canDestroyAt, canPay, findMod, targetsAt, topTile, unitPrice } from '../queries.ts';
import { type Answers, type Event, NOBODY, type Player, type State } from '../state.ts';

type Target = Answers['destroyObject'];

/** A thing an answer to `destroyObject` names: a stack, a kind of Unit, or a borough to reach for. */
interface Named {
  kind: 'building' | 'unit' | 'reach';
  at: number;
  i: number;
}
const NAMED = new Map<Target, Named>();
const name = (pick: Target, named: Named) => {
  NAMED.set(pick, named);
  return pick;
};
const BUILDING = BOROUGHS.map((b, at) =>
  Array.from({ length: STACKS_PER_BOROUGH }, (_, i) => name(`building ${b} ${i}`, { kind: 'building', at, i })),
);
const UNIT_AT = BOROUGHS.map((b, at) => UNITS.map((u, i) => name(`unit ${b} ${u}`, { kind: 'unit', at, i })));
const REACH = BOROUGHS.map((b, at) => name(`reach ${b}`, { kind: 'reach', at, i: 0 }));

export const namedBy = (pick: Target): Named | undefined => NAMED.get(pick);

/** KNY-85, KNY-91, KNY-92: what the points may be spent on; `reach` holds the boroughs opened by Seismic Ray as bits. */
export function destroyTargets(s: State, p: Player, points: number, reach: number): Target[] {
  const targets: Target[] = [];
  const anywhere = findMod(p, 'reaches');
  const price = findMod(p, 'reachPrice');
  for (let b = 0; b < BOROUGHS.length; b++) {
    const near = b === p.at || (reach & (1 << b)) !== 0;
    if (near && !s.turn.unitsOnly)
      for (let i = 0; i < STACKS_PER_BOROUGH; i++) {
        const tile = topTile(s, b * STACKS_PER_BOROUGH + i);
        if (tile >= 0 && TILE[tile]!.durability <= points) targets.push(BUILDING[b]![i]!);
      }
    for (let u = 0; u < UNITS.length; u++)
      if ((near || anywhere?.unit === UNITS[u]) && targetsAt(s, b, u) > 0 && unitPrice(p, u) <= points)
        targets.push(UNIT_AT[b]![u]!);
    if (!near && price && canPay(p, price.n) && canDestroyAt(s, p, b, points)) targets.push(REACH[b]!);
  }
  if (!canDestroyAt(s, p, p.at, points)) targets.push('stop');
  return targets;
}

/** Destroys the visible Building of a stack: reward, then it is a Unit (KNY-86, KNY-87). Gives its durability. */
export function raze(s: State, at: number, i: number, log: Log<Event>): number {
  const seat = s.turn.seat;
  const stack = at * STACKS_PER_BOROUGH + i;
  const tile = topTile(s, stack);
  const { durability, reward, unit } = TILE[tile]!;
  log?.push({ t: 'razed', seat, at: BOROUGHS[at]!, stack: i, tile: TILES[tile]! });
  s.height[stack]!--;
  s.tiles[stack * TILES_PER_STACK + s.height[stack]!] = -1;
  s.razed[tile]!++;
  s.units[at * UNITS.length + unit]!++;
  s.fresh[at * UNITS.length + unit]!++;
  gain(s, seat, reward.res, reward.n, TILES[tile]!, log);
  fire(s, 'building', seat, NOBODY, log);
  return durability;
}

/** Destroys a Unit: it leaves the game (KNY-88). Gives what it cost. */
export function shootDown(s: State, at: number, unit: number, log: Log<Event>): number {
  const seat = s.turn.seat;
  const price = unitPrice(s.players[seat]!, unit);
  const { reward } = UNIT[unit]!;
  log?.push({ t: 'unitDestroyed', seat, at: BOROUGHS[at]!, unit: UNITS[unit]! });
  s.units[at * UNITS.length + unit]!--;
  s.turn.destroyed[unit]!++;
  gain(s, seat, reward.res, reward.n, UNITS[unit]!, log);
  fire(s, UNITS[unit]!, seat, NOBODY, log);
  return price;
}
