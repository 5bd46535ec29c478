import type { Change, Told } from '@ashtown/engine';
import type { Event, Face } from '@ashtown/king-of-new-york/board';

/** Where a turn goes on to something else than its symbols. */
const AFTER: readonly Event['t'][] = ['phase', 'turn', 'rolled', 'moved', 'bought', 'swept'];

/**
 * What the symbols of each kind have done in a turn, as far as it is told. What has only begun to be resolved may still do
 * something; `over`: nothing of it is left.
 */
export function doneBy(told: readonly Told[], over = true): ReadonlyMap<Face, readonly Change[]> {
  const done = new Map<Face, Change[]>();
  let face: Face | null = null;
  for (const [i, { event, telling }] of told.entries()) {
    const e = event as Event;
    if (e.t === 'resolving') face = e.face;
    else if (AFTER.includes(e.t)) face = null;
    if (face === null || (!over && i === told.length - 1 && e.t === 'resolving')) continue;
    const sums = done.get(face) ?? [];
    done.set(face, sums);
    // What leaves with an eliminated Monster is no damage.
    for (const { seat, what, n } of e.t === 'eliminated' ? [] : (telling.delta ?? [])) {
      const at = sums.findIndex((x) => x.seat === seat && x.what === what);
      if (at < 0) sums.push({ seat, what, n });
      else sums[at] = { seat, what, n: sums[at]!.n + n };
    }
  }
  return done;
}
