import type { Speed } from '../settings/settings.ts';
import type { Beat, Weight } from './beats.ts';

/** How long a thing travels at each speed, in milliseconds. */
export const TRAVEL: Readonly<Record<Speed, number>> = { off: 0, fast: 140, normal: 320 };

/** How much of the time of normal speed each one takes. */
const FACTOR: Readonly<Record<Speed, number>> = { off: 0, fast: 0.45, normal: 1 };
const HOLD: Readonly<Record<Weight, number>> = { full: 700, short: 350, none: 0 };
/** What one moment, and what one player's answers in a row, may take at most. */
const MOMENT = 2100;
export const TURN = 6000;
/** However much has gathered, it is told within this. */
export const CATCH_UP = 15_000;

/** How long a moment stands before the next one, in milliseconds. What people here did themselves is only seen to move. */
export function holdOf(beats: readonly Beat[], own: boolean, speed: Speed): number {
  const told = beats.filter(({ weight }) => weight !== 'none');
  if (told.length === 0) return 0;
  const hold = own
    ? 0
    : Math.min(
        MOMENT,
        told.reduce((sum, { weight }) => sum + HOLD[weight], 0),
      );
  return Math.max(TRAVEL[speed], hold * FACTOR[speed]);
}
