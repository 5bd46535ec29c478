import type { LogEntry, Position } from '@ashtown/protocol';
import { describe, expect, test } from 'vitest';
import type { Beat } from '../../src/story/beats.ts';
import type { Scripted } from '../../src/story/narrator.ts';
import { BEATS, CATCH_UP, TURN } from '../../src/story/pace.ts';
import { type Shown, Story } from '../../src/story/story.ts';

const position = (at: number, more: Partial<Position> = {}): Position =>
  ({ seat: 0, at, ply: at, view: {}, asked: [1], question: null, legal: [], clock: null, ...more }) as Position;
const log = (n: number, seat: (at: number) => number = () => 1): LogEntry[] =>
  Array.from({ length: n }, (_, at) => ({ at, seat: seat(at), events: [{ t: 'x' }] }));
const beat = (more: Partial<Beat> = {}): Beat =>
  ({ head: doing('x'), by: 1, to: [], lines: [], weight: 'short', touches: false, others: [], ...more }) as Beat;
const doing = (t: string) => ({ event: { t } }) as Beat['head'];
const step = (more: Partial<Scripted> = {}): Scripted => ({
  beat: beat(),
  turn: 1,
  owner: 1,
  decision: false,
  own: false,
  left: [],
  ...more,
});

interface Around {
  tell?: (shown: Shown) => readonly Scripted[];
  time?: number;
  factor?: number;
  stops?: boolean;
  watched?: () => boolean;
}

/** A story with a clock of its own. */
function telling({ tell = () => [step()], time = 100, factor = 1, stops = false, watched = () => true }: Around = {}) {
  const waiting: { run(): void; ms: number }[] = [];
  const story = new Story({
    tell,
    cut() {},
    time: (s) => (s.beat ? time : 0),
    factor: () => factor,
    stops: () => stops,
    watched,
    later(run, ms) {
      const timer = { run, ms };
      waiting.push(timer);
      return () => {
        const i = waiting.indexOf(timer);
        if (i >= 0) waiting.splice(i, 1);
      };
    },
  });
  const state = () => story.store.getState();
  return {
    story,
    waiting,
    state,
    at: () => state().shown?.position.at ?? null,
    fresh: () => state().shown?.fresh.map((x) => x.at) ?? null,
    behind: () => state().behind,
    tick: () => waiting[0]?.run(),
    /** Lets it run to its end, and says how long that took. */
    run() {
      let told = 0;
      while (waiting.length > 0 && state().behind > 0) {
        told += waiting[0]!.ms;
        waiting[0]!.run();
      }
      return told;
    },
  };
}

describe('a story', () => {
  test('begins with a cut, and tells the first answer of a match like any other', () => {
    const { story, at, fresh, state } = telling();
    story.follow(position(0), []);
    expect([at(), fresh(), state().now]).toEqual([0, [], null]);
    story.follow(position(1), log(1));
    expect([at(), fresh()]).toEqual([1, [0]]);
    expect(state().now).not.toBeNull();
  });

  test('shows one moment after the other, each with what led to it, and then empties the stage', () => {
    const { story, at, fresh, behind, tick, state } = telling();
    story.follow(position(0), []);
    for (const n of [1, 2, 3]) story.follow(position(n), log(n));
    expect([at(), behind()]).toEqual([1, 2]);
    tick();
    expect([at(), fresh(), behind()]).toEqual([2, [1], 1]);
    tick();
    expect([at(), fresh(), behind()]).toEqual([3, [2], 0]);
    tick();
    expect(state().now).not.toBeNull();
    tick();
    expect([state().now, at()]).toEqual([null, 3]);
  });

  test('tells the beats of one moment one after the other, with what is still to be told of it', () => {
    const later = [{ id: '0.1' }] as unknown as Scripted['left'];
    const [a, b] = [step({ left: later }), step()];
    const { story, state, tick, behind } = telling({ tell: () => [a, b] });
    story.follow(position(0), []);
    story.follow(position(1), log(1));
    const { shown } = state();
    expect([state().now?.beat, behind(), state().turn.length]).toEqual([a.beat, 1, 2]);
    expect(shown?.left).toBe(later);
    tick();
    expect([state().now?.beat, behind()]).toEqual([b.beat, 0]);
    expect(state().shown).toEqual({ ...shown, left: [] });
    expect(state().shown?.fresh).toBe(shown?.fresh);
  });

  test('skipping leaves nothing to be told', () => {
    const later = [{ id: '0.1' }] as unknown as Scripted['left'];
    const { story, state } = telling({ tell: () => [step({ left: later }), step()] });
    story.follow(position(0), []);
    story.follow(position(1), log(1));
    story.skip();
    expect([state().shown?.position.at, state().shown?.left, state().now]).toEqual([1, [], null]);
  });

  test('what ends a match stands for its time and leaves for the result at once', () => {
    const { story, state, tick } = telling({ tell: () => [step({ beat: beat({ cue: 'end' }) })] });
    story.follow(position(0), []);
    story.follow(position(1), log(1));
    expect(state().now?.beat?.cue).toBe('end');
    tick();
    expect(state().now).toBeNull();
  });

  test('waits where it is held, goes on and back step by step, and skips to the present', () => {
    const { story, at, fresh, behind, tick, waiting } = telling();
    story.follow(position(0), []);
    for (const n of [1, 2, 3, 4]) story.follow(position(n), log(n));
    story.pause();
    tick();
    expect([at(), waiting.length]).toEqual([1, 0]);
    story.step();
    expect([at(), behind()]).toEqual([2, 2]);
    story.back();
    expect([at(), fresh(), behind()]).toEqual([1, [], 3]);
    story.step();
    expect([at(), behind()]).toEqual([2, 2]);
    story.play();
    expect(at()).toBe(3);
    story.skip();
    expect([at(), fresh(), behind(), waiting.length]).toEqual([4, [3], 0, 0]);
  });

  test('looking back while more happens loses nothing', () => {
    const { story, at, run } = telling();
    story.follow(position(0), []);
    for (const n of [1, 2]) story.follow(position(n), log(n));
    story.step();
    story.back();
    story.follow(position(3), log(3));
    expect(at()).toBe(1);
    story.play();
    run();
    expect(at()).toBe(3);
  });

  test('is where the table is where nothing is held', () => {
    const { story, at } = telling({ factor: 0 });
    for (const n of [0, 1, 2, 3]) story.follow(position(n), log(n));
    expect(at()).toBe(3);
  });

  test('where it is slow, it waits after every player', () => {
    const { story, at, tick, state } = telling({
      tell: ({ fresh }) => [step({ turn: fresh[0]!.at < 2 ? 1 : 2 })],
      stops: true,
    });
    story.follow(position(0), []);
    for (const n of [1, 2, 3]) story.follow(position(n), log(n));
    tick();
    tick();
    expect([at(), state().paused]).toEqual([2, true]);
    story.play();
    expect([at(), state().paused]).toEqual([3, false]);
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

  test('what happens while nobody looks is not played; it was missed until it is seen or answered', () => {
    let watched = true;
    const own = { is: false };
    const { story, at, state } = telling({ watched: () => watched, tell: () => [step({ own: own.is, beat: null })] });
    story.follow(position(0), []);
    expect(state().missed).toBe(true);
    story.seen();
    watched = false;
    story.follow(position(1), log(1));
    story.follow(position(2), log(2));
    expect([at(), state().now, state().missed]).toEqual([2, null, true]);
    watched = true;
    own.is = true;
    story.follow(position(3), log(3));
    expect(state().missed).toBe(false);
  });

  test('a clock or a wish changes the moment and plays nothing again', () => {
    const { story, at, fresh, state } = telling();
    story.follow(position(0), []);
    story.follow(position(1), log(1));
    const before = state().shown!.fresh;
    story.follow(position(1, { redo: true }), log(1));
    expect([at(), state().shown!.position.redo]).toEqual([1, true]);
    expect(fresh()).toEqual([0]);
    expect(state().shown!.fresh).toBe(before);
  });

  test('nobody waits for a story while their time runs: it goes on beside the question', () => {
    const { story, at, state, behind } = telling();
    story.follow(position(0), []);
    for (const n of [1, 2]) story.follow(position(n), log(n));
    const clock = { kind: 'live', left: [1], running: [0], at: 0, expired: null } as const;
    story.follow(position(3, { question: 'q', clock }), log(3));
    expect([at(), behind()]).toEqual([3, 2]);
    expect(state().now).not.toBeNull();
  });

  test('a turn is told in a few beats and within its time; what is more is said to be more', () => {
    const { story, state, at, run } = telling({ time: 1000 });
    const seen = new Set<Beat>();
    story.store.subscribe(({ now }) => now?.beat && seen.add(now.beat));
    story.follow(position(0), []);
    story.pause();
    for (let n = 1; n <= 30; n++) story.follow(position(n), log(n));
    story.play();
    expect(run()).toBeLessThanOrEqual(TURN);
    expect([at(), seen.size]).toEqual([30, BEATS]);
    expect(state().now!.beat!.others.length).toBe(30 - BEATS);
  });

  test('of a long turn what would be missed least is joined, the same thing done again first', () => {
    const kinds = 'roll roll roll hit out take raze enter buy arrive'.split(' ');
    const tell = ({ fresh }: Shown) => {
      const kind = kinds[fresh[0]!.at]!;
      const weight = ['hit', 'out', 'take', 'enter', 'buy'].includes(kind) ? 'full' : 'short';
      return [step({ beat: beat({ head: doing(kind), weight }) })];
    };
    const { story, state, tick } = telling({ tell });
    const told: string[] = [];
    const counts: number[] = [];
    story.store.subscribe(({ now, turn }) => {
      const beat = now?.beat;
      const says = beat && [beat, ...beat.others].map(({ head }) => (head.event as { t: string }).t).join('+');
      if (says && told.at(-1) !== says) told.push(says);
      if (now) counts.push(turn.length);
    });
    story.follow(position(0), []);
    for (let n = 1; n <= kinds.length; n++) story.follow(position(n), log(n));
    while (state().now) tick();
    expect(told).toEqual(['roll', 'roll+roll', 'hit', 'out', 'take', 'raze', 'enter', 'buy+arrive']);
    expect(Math.max(...counts)).toBe(BEATS);
  });

  test('what goes on in a moment that was joined with another is not played again', () => {
    const roll = () => step({ beat: beat({ head: doing('roll') }) });
    const hit = () => step({ beat: beat({ weight: 'full' }) });
    const steps = [[hit], [roll], [roll, hit], [hit], [hit], [hit], [hit], [hit]];
    const tell = ({ fresh: [entry] }: Shown) => steps[entry!.at]!.map((made) => made());
    const { story, state, fresh, tick } = telling({ tell });
    story.follow(position(0), []);
    story.pause();
    for (let n = 1; n <= steps.length; n++) story.follow(position(n), log(n));
    story.play();
    while (!state().now!.beat!.others.length) tick();
    const moment = state().shown!.fresh;
    expect(fresh()).toEqual([1, 2]);
    tick();
    expect(state().now!.beat!.weight).toBe('full');
    expect(state().shown!.fresh).toBe(moment);
  });

  test('much that has gathered is told in time; what touches somebody here is not left out', () => {
    const mine = 20;
    const { story, at, run } = telling({
      time: 1000,
      tell: ({ fresh }) => {
        const answer = fresh[0]!.at;
        return [step({ turn: Math.floor(answer / 4), beat: beat({ touches: answer === mine, weight: 'full' }) })];
      },
    });
    const touched: boolean[] = [];
    story.store.subscribe(({ now }) => now?.beat?.touches && touched.push(true));
    story.follow(position(0), []);
    story.pause();
    for (let n = 1; n <= 60; n++)
      story.follow(
        position(n),
        log(n, (x) => Math.floor(x / 4) % 3),
      );
    story.play();
    expect(run()).toBeLessThanOrEqual(CATCH_UP);
    expect(at()).toBe(60);
    expect(touched.length).toBeGreaterThan(0);
  });
});
