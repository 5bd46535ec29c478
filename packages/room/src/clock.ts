import type { Seat } from '@ashtown/engine';
import type { ClockShown, ClockWish } from '@ashtown/protocol';
import type { ClockState, SeatRecord } from './record.ts';

/**
 * The clocks of a table, as plain data. `up` is the house's own running time in milliseconds, which stands still while
 * no house is open. Time that has run out does nothing by itself: the others choose.
 */

type Wish = NonNullable<ClockWish>;

const SECOND = 1000;

/** Bots have no clock. */
const running = (asked: readonly Seat[], seats: readonly SeatRecord[]): Seat[] =>
  asked.filter((seat) => seats[seat]!.kind === 'human');

export const startClock = (
  wish: Wish,
  seats: readonly SeatRecord[],
  asked: readonly Seat[],
  up: number,
): ClockState => ({ left: seats.map(() => wish.reserve * SECOND), running: running(asked, seats), at: up });

/**
 * After a change of the table. A seat that was asked and no longer is has made its move and gets the increment, and one that
 * a bot has taken has not; an async reserve never grows beyond its start.
 */
export function moveClock(
  clock: ClockState,
  wish: Wish,
  seats: readonly SeatRecord[],
  asked: readonly Seat[],
  up: number,
): ClockState {
  const next = running(asked, seats);
  const most = wish.kind === 'async' ? wish.reserve * SECOND : Number.POSITIVE_INFINITY;
  const left = timeLeft(clock, up).map((ms, seat) =>
    clock.running.includes(seat) && !asked.includes(seat)
      ? Math.max(ms, Math.min(most, ms + wish.increment * SECOND))
      : ms,
  );
  return { left, running: next, at: up };
}

/** The others wait: the seat gets its reserve once more. */
export const refillClock = (clock: ClockState, wish: Wish, seat: Seat, up: number): ClockState => ({
  left: timeLeft(clock, up).map((ms, other) => (other === seat ? wish.reserve * SECOND : ms)),
  running: clock.running,
  at: up,
});

export const expiredSeat = (clock: ClockState, up: number): Seat | null =>
  clock.running.find((seat) => clock.left[seat]! <= up - clock.at) ?? null;

/** In how many milliseconds the next seat runs out of time; null: none will. */
export function untilExpiry(clock: ClockState, up: number): number | null {
  const left = timeLeft(clock, up);
  const waits = clock.running.map((seat) => left[seat]!).filter((ms) => ms > 0);
  return waits.length > 0 ? Math.min(...waits) : null;
}

/** `now` is the time of day: a client counts down from there. */
export const clockShown = (clock: ClockState, wish: Wish, up: number, now: number): ClockShown => ({
  kind: wish.kind,
  left: timeLeft(clock, up),
  running: clock.running,
  at: now,
  expired: expiredSeat(clock, up),
});

const timeLeft = (clock: ClockState, up: number): number[] =>
  clock.left.map((ms, seat) => (clock.running.includes(seat) ? Math.max(0, ms - Math.max(0, up - clock.at)) : ms));
