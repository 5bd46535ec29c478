import type { Seat } from '@ashtown/engine';
import type { Speed } from '../settings/settings.ts';

/** How long all pauses of one bot's turn may take together. */
export const TURN_TIME: Readonly<Record<Speed, number>> = { off: 0, fast: 500, normal: 1300 };

const LONGEST = 320;
const SHORTEST = 16;

/**
 * The pauses between the answers of bots, so that people can follow. However many answers a bot's turn has, its pauses
 * get shorter and never add up to more than `total`. A single answer of another seat in between (somebody flees) does not
 * begin a new turn; two in a row do.
 */
export class Pace {
  total = 0;
  readonly #spent = new Map<Seat, number>();
  #last: Seat | null = null;

  /** How long to wait before this seat's answer, in milliseconds. */
  before(seat: Seat): number {
    if (this.#last === seat) for (const other of this.#spent.keys()) if (other !== seat) this.#spent.delete(other);
    this.#last = seat;
    const spent = this.#spent.get(seat) ?? 0;
    const pause = Math.floor(Math.min(LONGEST, (this.total - spent) / 4));
    if (pause < SHORTEST) return 0;
    this.#spent.set(seat, spent + pause);
    return pause;
  }

  /** A person answered. */
  reset(): void {
    this.#spent.clear();
    this.#last = null;
  }
}
