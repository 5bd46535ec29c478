import type { Tables } from '../content/tables.ts';
import { MIDGAME, ROUNDS } from '../content/vocabulary.ts';
import { damageEffects } from '../rules/queries.ts';
import type { Options } from '../state.ts';
import type { Shape } from './weights.ts';

/**
 * What the two tracks will still cost, in VP: by marauders on the one and space of the marker on the other. Damage stays
 * and feeds on itself, so a marauder let in early costs several times what the last one does.
 */
type Toll = readonly (readonly number[])[];

/** The tolls from any round to the end of the game; `damage` where that round's Completion is still to come. */
export function tollsOf(t: Tables, w: Shape['tracks']) {
  const known = new Map<string, Toll>();
  return (track: Options['roundTrack'], round: number, damage: boolean): Toll => {
    const key = `${track} ${round} ${damage}`;
    let toll = known.get(key);
    if (!toll) {
      const spaces = Array.from({ length: t.damage.length + 1 }, (_, space) => Math.max(1, space));
      toll = Array.from({ length: t.last + 1 }, (_, n) => spaces.map((d) => paid(t, w, track, round, damage, n, d)));
      known.set(key, toll);
    }
    return toll;
  };
}
export type TollOf = ReturnType<typeof tollsOf>;

/** Goes through the rounds to come. */
function paid(
  t: Tables,
  w: Shape['tracks'],
  track: Options['roundTrack'],
  now: number,
  first: boolean,
  n: number,
  space: number,
): number {
  let vp = 0;
  let marauders = n;
  let damage = space;
  const suffer = (leader: boolean) => {
    for (const e of damageEffects(t, Math.round(damage))) {
      if (e.t === 'vp') vp += e.amount;
      else if (e.t === 'addMarauder') marauders += e.amount;
      else if (leader) vp -= w.leader;
    }
  };
  for (let round = now; round <= ROUNDS; round++) {
    if (round > now) {
      const all = marauders + t.arrivals[track][round - 1]!;
      marauders = Math.min(t.last, all);
      vp += (all - marauders) * t.marauderOverflow;
      suffer(true);
      marauders = Math.max(0, marauders + w.taken - w.drivenOff[round - 1]!);
      damage = Math.max(1, damage - w.repaired);
    }
    if (round > now || first) {
      const all = damage + marauders;
      damage = Math.min(t.damage.length, all);
      vp += (all - damage) * t.damageOverflow;
    }
    if (round === MIDGAME) {
      vp += marauders * t.midgameReset;
      marauders = 0;
    }
  }
  suffer(false);
  return -(vp + marauders * t.finalMarauder);
}

/** Where somebody stands on the tracks, and what that costs. */
export interface Tracks {
  toll: Toll;
  marauders: number;
  damage: number;
}

/** What is saved with so many marauders and steps of damage less. */
export const spared = ({ toll, marauders, damage }: Tracks, fewer: number, steps: number): number =>
  toll[marauders]![damage]! - toll[Math.max(0, marauders - fewer)]![Math.max(1, damage - steps)]!;

/** What so many more will cost; beyond the end of a track a tile does nothing. */
export const added = ({ toll, marauders, damage }: Tracks, more: number, steps: number): number =>
  toll[Math.min(toll.length - 1, marauders + more)]![Math.min(toll[0]!.length - 1, damage + steps)]! -
  toll[marauders]![damage]!;
