import type { Change, Seat, Told } from '@ashtown/engine';
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

export const say = (sign: string, n: number): string => `${n > 0 ? '+' : '−'}${Math.abs(n)}${sign}`;

/** From the least to the most that several lose. */
export function rangeOf(changes: readonly { n: number }[], sign: string): string {
  const amounts = changes.map(({ n }) => n);
  const [least, most] = [Math.max(...amounts), Math.min(...amounts)];
  return least === most ? say(sign, most) : `${say('', least)}…${say(sign, most)}`;
}

/** So many others are named below the dice. */
const NAMED = 2;

/** What dice did, to whoever threw them first; of more others than there is room to name, from what to what. */
export function sayDone(
  changes: readonly Change[],
  actor: Seat,
  { who, others, signs }: { who(seat: Seat): string; others: string; signs: Readonly<Record<string, string>> },
): readonly string[] {
  const counted = changes.filter(({ what, n }) => n !== 0 && Object.hasOwn(signs, what));
  const of = (seat: Seat) => counted.filter((x) => x.seat === seat).map(({ what, n }) => say(signs[what]!, n));
  const theirs = counted.filter(({ seat }) => seat !== actor);
  const seats = [...new Set(theirs.map(({ seat }) => seat))];
  if (seats.length <= NAMED) return [...of(actor), ...seats.map((seat) => `${who(seat)} ${of(seat).join(' ')}`)];
  const ranges = Object.keys(signs).flatMap((id) => {
    const some = theirs.filter(({ what }) => what === id);
    return some.length > 0 ? [rangeOf(some, signs[id]!)] : [];
  });
  return [...of(actor), `${others} ${ranges.join(' ')}`];
}
