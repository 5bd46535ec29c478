import type { Tables } from '../content/tables.ts';
import { MIDGAME, ROUNDS } from '../content/vocabulary.ts';
import { damageEffects } from '../rules/queries.ts';
import type { Options } from '../state.ts';

/**
 * What the two tracks will still cost, in VP: by marauders on the one and space of the marker on the other. Damage stays
 * and feeds on itself, so a marauder let in early costs several times what the last one does.
 */
type Toll = readonly (readonly number[])[];

/** What an average city does in a later round: it takes marauders with its card, drives some off, and repairs. */
const TAKEN = 1;
const DRIVEN_OFF = [2, 2, 3, 4, 5, 6];
const REPAIRED = 1;
/** A round without the leader. */
const LEADER = 2.5;

const KNOWN = new WeakMap<Tables, Map<string, Toll>>();

/** The toll from here to the end of the game; `damage` where this round's Completion is still to come. */
export function tollOf(t: Tables, track: Options['roundTrack'], round: number, damage: boolean): Toll {
  let known = KNOWN.get(t);
  if (!known) {
    known = new Map();
    KNOWN.set(t, known);
  }
  const key = `${track} ${round} ${damage}`;
  let toll = known.get(key);
  if (!toll) {
    const spaces = Array.from({ length: t.damage.length + 1 }, (_, space) => Math.max(1, space));
    toll = Array.from({ length: t.last + 1 }, (_, n) => spaces.map((d) => paid(t, track, round, damage, n, d)));
    known.set(key, toll);
  }
  return toll;
}

/** Goes through the rounds to come. */
function paid(t: Tables, track: Options['roundTrack'], now: number, first: boolean, n: number, space: number): number {
  let vp = 0;
  let marauders = n;
  let damage = space;
  const suffer = (leader: boolean) => {
    for (const e of damageEffects(t, damage)) {
      if (e.t === 'vp') vp += e.amount;
      else if (e.t === 'addMarauder') marauders += e.amount;
      else if (leader) vp -= LEADER;
    }
  };
  for (let round = now; round <= ROUNDS; round++) {
    if (round > now) {
      const all = marauders + t.arrivals[track][round - 1]!;
      marauders = Math.min(t.last, all);
      vp += (all - marauders) * t.marauderOverflow;
      suffer(true);
      marauders = Math.max(0, marauders + TAKEN - DRIVEN_OFF[round - 1]!);
      damage = Math.max(1, damage - REPAIRED);
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
export interface Standing {
  toll: Toll;
  marauders: number;
  damage: number;
}

/** What is saved with so many marauders and steps of damage less. */
export const spared = ({ toll, marauders, damage }: Standing, fewer: number, steps: number): number =>
  toll[marauders]![damage]! - toll[Math.max(0, marauders - fewer)]![Math.max(1, damage - steps)]!;

/** What so many more will cost; beyond the end of a track a tile does nothing. */
export const added = ({ toll, marauders, damage }: Standing, more: number, steps: number): number =>
  toll[Math.min(toll.length - 1, marauders + more)]![Math.min(toll[0]!.length - 1, damage + steps)]! -
  toll[marauders]![damage]!;
