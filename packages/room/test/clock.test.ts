import { describe, expect, test } from 'vitest';
import { clockShown, expiredSeat, moveClock, refillClock, startClock, untilExpiry } from '../src/clock.ts';
import type { SeatRecord } from '../src/record.ts';

const human: SeatRecord = { kind: 'human', name: 'Ann' };
const bot: SeatRecord = { kind: 'bot', name: 'greedy', bot: 'greedy' };
const LIVE = { kind: 'live', reserve: 120, increment: 20 } as const;
const ASYNC = { kind: 'async', reserve: 3 * 86_400, increment: 86_400 } as const;
const SEATS = [human, human, bot];

describe('clocks', () => {
  test('only people who are asked lose time', () => {
    const clock = startClock(LIVE, SEATS, [0, 2], 1000);
    expect(clock).toEqual({ left: [120_000, 120_000, 120_000], running: [0], at: 1000 });
    expect(clockShown(clock, LIVE, 31_000, 77)).toEqual({
      kind: 'live',
      left: [90_000, 120_000, 120_000],
      running: [0],
      at: 77,
      expired: null,
    });
  });

  test('the increment comes when a seat is no longer asked, not with each of its answers', () => {
    let clock = startClock(LIVE, SEATS, [0], 0);
    clock = moveClock(clock, LIVE, SEATS, [0], 10_000);
    expect(clock.left[0]).toBe(110_000);
    clock = moveClock(clock, LIVE, SEATS, [1], 20_000);
    expect(clock).toEqual({ left: [120_000, 120_000, 120_000], running: [1], at: 20_000 });
    clock = moveClock(clock, LIVE, SEATS, [0], 21_000);
    expect(clock.left[1]).toBe(139_000);
  });

  test('an async reserve never grows beyond its start', () => {
    const clock = moveClock(startClock(ASYNC, SEATS, [0], 0), ASYNC, SEATS, [1], 1000);
    expect(clock.left[0]).toBe(3 * 86_400_000);
  });

  test('time that has run out stays at zero until the others choose or the seat moves', () => {
    const clock = startClock(LIVE, SEATS, [0, 1], 0);
    expect(untilExpiry(clock, 50_000)).toBe(70_000);
    expect(expiredSeat(clock, 119_999)).toBeNull();
    expect(expiredSeat(clock, 120_000)).toBe(0);
    expect(untilExpiry(clock, 120_000)).toBeNull();
    expect(moveClock(clock, LIVE, SEATS, [1], 500_000).left).toEqual([20_000, 0, 120_000]);
    expect(refillClock(clock, LIVE, 0, 130_000)).toMatchObject({ left: [120_000, 0, 120_000], at: 130_000 });
  });

  test('a bot in the seat stops its clock', () => {
    const clock = moveClock(startClock(LIVE, SEATS, [0], 0), LIVE, [bot, human, bot], [0], 1000);
    expect(clock).toMatchObject({ running: [], left: [119_000, 120_000, 120_000] });
  });

  test('a clock written by a server that forgot its last seconds does not gain time', () => {
    const clock = startClock(LIVE, SEATS, [0], 10_000);
    expect(clockShown(clock, LIVE, 8000, 0).left[0]).toBe(120_000);
  });
});
