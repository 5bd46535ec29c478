import { expiredSeat, untilExpiry } from './clock.ts';
import type { Clock } from './house.ts';
import type { TableRecord } from './record.ts';

/** A timer cannot wait longer. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Rings when somebody's time runs out. Nothing else happens then. */
export class Alarm {
  readonly #stage: { readonly record: TableRecord };
  readonly #clock: Clock;
  readonly #ring: () => void;
  #timer: (() => void) | null = null;
  #isStopped = false;

  constructor(stage: { readonly record: TableRecord }, clock: Clock, ring: () => void) {
    this.#stage = stage;
    this.#clock = clock;
    this.#ring = ring;
  }

  /** After every change of the clocks. */
  set(): void {
    this.#timer?.();
    this.#timer = null;
    const { time, status } = this.#stage.record;
    const wait = time && status === 'playing' ? untilExpiry(time, this.#clock.up()) : null;
    if (wait === null || this.#isStopped) return;
    this.#timer = this.#clock.later(
      () => {
        const { time: late, status: still } = this.#stage.record;
        if (late && still === 'playing' && expiredSeat(late, this.#clock.up()) !== null) this.#ring();
        this.set();
      },
      Math.min(wait + 1, LONGEST_WAIT),
    );
  }

  stop(): void {
    this.#isStopped = true;
    this.#timer?.();
  }
}
