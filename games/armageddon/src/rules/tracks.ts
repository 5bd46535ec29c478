import type { Log, Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { type Event, SOURCES, type Source, type State } from '../state.ts';

type Out = Log<Event>;

/** Moves the VP marker once; it never drops below 0 (ARM-21), and lies on top where it arrives (ARM-22, ARM-23). */
export function score(s: State, seat: Seat, n: number, src: Source, log: Out): void {
  const p = s.players[seat]!;
  const change = Math.max(n, -p.vp);
  if (change === 0) return;
  p.vp += change;
  p.from[SOURCES.indexOf(src)]! += change;
  p.arrived = ++s.clock;
  log?.push({ t: 'vp', seat, n: change, src });
}

/** Right is bad. Stops at either end (ARM-26, ARM-27); tells how far it really went. */
export function moveMarauders(t: Tables, s: State, seat: Seat, n: number, log: Out): number {
  const p = s.players[seat]!;
  const to = Math.max(0, Math.min(t.last, p.marauders + n));
  const moved = to - p.marauders;
  if (moved === 0) return 0;
  p.marauders = to;
  log?.push({ t: 'marauders', seat, n: moved, to });
  return moved;
}

/** As above, on the damage track (ARM-31). */
export function moveDamage(t: Tables, s: State, seat: Seat, n: number, log: Out): number {
  const p = s.players[seat]!;
  const to = Math.max(1, Math.min(t.damage.length, p.damage + n));
  const moved = to - p.damage;
  if (moved === 0) return 0;
  p.damage = to;
  log?.push({ t: 'damage', seat, n: moved, to });
  return moved;
}
