import type { LogEntry, Position } from '@ashtown/protocol';
import { describe, expect, test } from 'vitest';
import { type Shown, Story } from '../../src/story/story.ts';

const position = (at: number, more: Partial<Position> = {}): Position =>
  ({ seat: 0, at, ply: at, view: {}, asked: [1], question: null, legal: [], clock: null, ...more }) as Position;
const log = (n: number): LogEntry[] => Array.from({ length: n }, (_, at) => ({ at, seat: 1, events: [{ t: 'x' }] }));

/** A story with a clock of its own. */
function telling(hold: (shown: Shown) => number = () => 100) {
  const waiting: { run(): void; ms: number }[] = [];
  const story = new Story({
    hold,
    later(run, ms) {
      const timer = { run, ms };
      waiting.push(timer);
      return () => void waiting.splice(waiting.indexOf(timer), 1);
    },
  });
  const { store } = story;
  return {
    story,
    waiting,
    at: () => store.getState().shown?.position.at ?? null,
    fresh: () => store.getState().shown?.fresh.map((x) => x.at) ?? null,
    behind: () => store.getState().behind,
    tick: () => waiting.shift()?.run(),
  };
}

describe('a story', () => {
  test('begins with a cut, and tells the first answer of a match like any other', () => {
    const { story, at, fresh } = telling();
    story.follow(position(0), []);
    expect([at(), fresh()]).toEqual([0, []]);
    story.follow(position(1), log(1));
    expect([at(), fresh()]).toEqual([1, [0]]);
  });

  test('shows one moment after the other, each with what led to it', () => {
    const { story, at, fresh, behind, tick } = telling();
    story.follow(position(0), []);
    for (const n of [1, 2, 3]) story.follow(position(n), log(n));
    expect([at(), behind()]).toEqual([1, 2]);
    tick();
    expect([at(), fresh(), behind()]).toEqual([2, [1], 1]);
    tick();
    expect([at(), fresh(), behind()]).toEqual([3, [2], 0]);
  });

  test('waits where it is held, goes on step by step, and skips to the present', () => {
    const { story, at, fresh, behind, tick, waiting } = telling();
    story.follow(position(0), []);
    for (const n of [1, 2, 3, 4]) story.follow(position(n), log(n));
    story.pause();
    tick();
    expect([at(), waiting.length]).toEqual([1, 0]);
    story.step();
    expect([at(), behind()]).toEqual([2, 2]);
    story.play();
    expect(at()).toBe(3);
    story.skip();
    expect([at(), fresh(), behind(), waiting.length]).toEqual([4, [3], 0, 0]);
  });

  test('is where the table is where nothing is held', () => {
    const { story, at } = telling(() => 0);
    for (const n of [0, 1, 2, 3]) story.follow(position(n), log(n));
    expect(at()).toBe(3);
  });

  test.each([
    ['other eyes', position(3, { seat: 1 }), log(3)],
    ['something taken back', position(1), log(1)],
  ])('cuts at %s', (_, next, entries) => {
    const { story, at, fresh, behind } = telling();
    story.follow(position(0), []);
    story.follow(position(1), log(1));
    story.follow(position(2), log(2));
    story.follow(next, entries);
    expect([at(), fresh(), behind()]).toEqual([next.at, [], 0]);
  });

  test('shows nothing while nobody may look', () => {
    const { story, at } = telling();
    story.follow(position(2), log(2));
    story.follow(null, []);
    expect(at()).toBeNull();
  });

  test('a clock or a wish changes the moment and plays nothing again', () => {
    const { story, at, fresh } = telling();
    story.follow(position(0), []);
    story.follow(position(1), log(1));
    const before = story.store.getState().shown!.fresh;
    story.follow(position(1, { redo: true }), log(1));
    expect([at(), story.store.getState().shown!.position.redo]).toEqual([1, true]);
    expect(fresh()).toEqual([0]);
    expect(story.store.getState().shown!.fresh).toBe(before);
  });

  test('nobody waits for a story while their time runs', () => {
    const { story, at } = telling();
    story.follow(position(0), []);
    for (const n of [1, 2]) story.follow(position(n), log(n));
    const clock = { kind: 'live', left: [1], running: [0], at: 0, expired: null } as const;
    story.follow(position(3, { question: 'q', clock }), log(3));
    expect(at()).toBe(3);
  });

  test('a long turn and a long queue are told within their time', () => {
    const { story, tick, waiting, at } = telling(() => 1000);
    story.follow(position(0), []);
    for (let n = 1; n <= 60; n++) story.follow(position(n), log(n));
    let told = 0;
    while (waiting.length > 0) {
      told += waiting[0]!.ms;
      tick();
    }
    expect(at()).toBe(60);
    expect(told).toBeLessThanOrEqual(6000);
  });
});
