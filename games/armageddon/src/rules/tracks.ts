import type { Log, Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { type Event, type Player, SOURCES, type Source, type State } from '../state.ts';

type Out = Log<Event>;

/** By how much a marker really moves: VP never drop below 0 (ARM-21), the others stop at either end (ARM-26, ARM-31). */
export const vpChange = (p: Pick<Player, 'vp'>, n: number): number => Math.max(n, -p.vp);
export const marauderSteps = (t: Tables, p: Pick<Player, 'marauders'>, n: number): number =>
  Math.max(0, Math.min(t.last, p.marauders + n)) - p.marauders;
export const damageSteps = (t: Tables, p: Pick<Player, 'damage'>, n: number): number =>
  Math.max(1, Math.min(t.damage.length, p.damage + n)) - p.damage;

/** Moves the VP marker once; it lies on top where it arrives (ARM-22, ARM-23). */
export function score(s: State, seat: Seat, n: number, src: Source, log: Out): void {
  const p = s.players[seat]!;
  const change = vpChange(p, n);
  if (change === 0) return;
  p.vp += change;
  p.from[SOURCES.indexOf(src)]! += change;
  p.arrived = ++s.clock;
  log?.push({ t: 'vp', seat, n: change, src });
}

/** Right is bad (ARM-27). Tells how far it really went. */
export function moveMarauders(t: Tables, s: State, seat: Seat, n: number, log: Out, src?: 'damage'): number {
  const p = s.players[seat]!;
  const moved = marauderSteps(t, p, n);
  if (moved === 0) return 0;
  p.marauders += moved;
  log?.push({ t: 'marauders', seat, n: moved, to: p.marauders, ...(src && { src }) });
  return moved;
}

/** As above, on the damage track. */
export function moveDamage(t: Tables, s: State, seat: Seat, n: number, log: Out, src?: 'marauders'): number {
  const p = s.players[seat]!;
  const moved = damageSteps(t, p, n);
  if (moved === 0) return 0;
  p.damage += moved;
  log?.push({ t: 'damage', seat, n: moved, to: p.damage, ...(src && { src }) });
  return moved;
}
