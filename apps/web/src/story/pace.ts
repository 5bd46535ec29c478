import type { Speed } from '../settings/settings.ts';
import type { Weight } from './beats.ts';

/** How long a thing travels at each speed, in milliseconds. */
export const TRAVEL: Readonly<Record<Speed, number>> = { slow: 480, normal: 320, fast: 140, instant: 0 };

/** How much of the time of normal speed each one takes. */
export const FACTOR: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.45, instant: 0 };

/** How long a beat stands at least, and for each letter of its sentence. */
const HOLD: Readonly<Record<Weight, readonly [least: number, letter: number]>> = {
  full: [700, 12],
  short: [500, 10],
  quiet: [400, 10],
  none: [0, 0],
};

/** What one turn may take at most, in beats and in milliseconds of normal speed. */
export const BEATS = 8;
export const TURN = 6000;
/** One's own answer is only seen to move, and has nearly arrived by then: what follows waits no longer for it. */
export const OWN = 200;
/** However much has gathered, it is told within this. */
export const CATCH_UP = 15_000;
/** How long the last beat stays when nothing follows it. */
export const LINGER = 900;
/** How long the beat that ends a match stands. */
export const END = 1500;

/** No beat stands longer, however much there is to read: what is left of 1.2 s is for the page, which draws it bit by bit. */
const LONGEST = 950;
/** What somebody decides in the turn of another, and a pass, stands so long at least. */
const DECISION = 700;

/** How long a beat stands before the next one, in milliseconds of normal speed. */
export function holdOf(weight: Weight, letters: number, decision = false): number {
  const [least, letter] = HOLD[weight];
  return Math.min(LONGEST, Math.max(decision ? DECISION : least, letter * letters));
}
