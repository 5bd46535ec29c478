import { expect, test } from 'vitest';
import { LINGER } from '../../src/story/pace.ts';
import { beatTimes, keptIn, missed, smoothnessOf, worstWindow } from './smooth.ts';
import type { Noted } from './smooth-in-page.ts';
import { addPiece, type Tasks } from './smooth-tasks.ts';

const NOTHING: Noted = { shifts: [], frames: [], inputs: [], came: [], told: [], presses: [], over: null };
const NOT_KEPT = { long: 0, busy: 0, ms: 0 };
const CALM = { tasks: { quick: NOT_KEPT, slow: NOT_KEPT }, memory: { used: 20, held: 30 } };

test('shifts less than a second apart belong to one window, for five seconds at most', () => {
  const every = (ms: number, n: number) => Array.from({ length: n }, (_, i) => ({ at: i * ms, value: 0.01 }));
  expect(worstWindow([])).toBe(0);
  expect(worstWindow(every(1500, 4))).toBeCloseTo(0.01);
  expect(worstWindow(every(500, 4))).toBeCloseTo(0.04);
  expect(worstWindow(every(900, 12))).toBeCloseTo(0.06);
});

test('a beat lasts from the arrival of its answer to the next one, or until nothing follows it', () => {
  const came = [
    { after: 4, at: 1000 },
    { after: 5, at: 1100 },
  ];
  const told = [
    { beat: '3.0', at: 1010 },
    { beat: '3.2', at: 1810 },
    { beat: '4.0', at: 2610 },
    { beat: null, at: 3400 + LINGER },
  ];
  const times = beatTimes({ came, told, presses: [] }).map(({ ms }) => Math.round(ms));
  // The second and the third waited for those before them: (2610 − 1000) / 2 and (3400 − 1100) / 3.
  expect(times).toEqual([810, 805, 767]);
  expect(beatTimes({ came, told, presses: [3400 + LINGER - 10] })).toHaveLength(2);
});

test('long frames count while the processor is slowed down, input while it is not, and nothing after the end', () => {
  const noted: Noted = {
    ...NOTHING,
    frames: [
      { at: 150, ms: 80, what: 'slow', pressed: false },
      { at: 165, ms: 110, what: 'the answer to a press', pressed: true },
      { at: 400, ms: 90, what: 'at full speed', pressed: false },
      { at: 950, ms: 300, what: 'the result', pressed: false },
    ],
    inputs: [
      { at: 300, ms: 120, what: 'pointerdown' },
      { at: 160, ms: 240, what: 'pointerdown' },
    ],
    presses: [160, 300],
    shifts: [{ at: 960, value: 0.5, what: [] }],
    over: 900,
  };
  const slow = [
    [140, 200],
    [940, 960],
  ] as const;
  const found = smoothnessOf(noted, 100, slow);
  expect(found.frames).toEqual({ long: 1, longest: 80, pressed: 1 });
  expect(found.input).toEqual({ p95: 120, slowed: 240, presses: 2 });
  expect(found.shift.sum).toBe(0);
  expect(missed({ ...found, ...CALM })).toEqual(['frame', 'input']);
});

test('what keeps the main thread counts by its own work, and not while the next thing to press is looked for', () => {
  const tasks = [
    { at: 150, ms: 130, busy: 110 },
    { at: 180, ms: 240, busy: 30 },
    { at: 260, ms: 500, busy: 500 },
    { at: 910, ms: 300, busy: 300 },
  ];
  const slow = keptIn(tasks, [[140, 200]], { over: 900 });
  expect(slow).toEqual({ long: 1, busy: 110, ms: 240 });
  expect(keptIn(tasks, [[300, 920]], { over: 900 })).toEqual(NOT_KEPT);
  const found = { ...smoothnessOf(NOTHING, 100, []), ...CALM };
  expect(missed(found)).toEqual([]);
  expect(missed({ ...found, tasks: { quick: NOT_KEPT, slow } })).toEqual(['task']);
  expect(missed({ ...found, memory: { used: 20, held: 129 } })).toEqual(['worker']);
});

test('a record tells the main thread from workers by the names of their threads', () => {
  const tasks: Tasks = { main: [], workers: 0 };
  const named = (tid: number, name: string) => ({ name: 'thread_name', pid: 1, tid, ts: 0, args: { name } });
  const task = (tid: number, ts: number, dur: number, tdur: number, name = 'ThreadControllerImpl::RunTask') => ({
    name,
    pid: 1,
    tid,
    ts,
    dur,
    tdur,
    args: {},
  });
  const ran = [task(1, 500_000, 70_000, 60_000), task(1, 600_000, 40_000, 40_000), task(2, 700_000, 250_000, 200_000)];
  addPiece(tasks, [...ran, named(1, 'CrRendererMain'), named(2, 'DedicatedWorker thread')], 400_000);
  expect(tasks).toEqual({ main: [{ at: 100, ms: 70, busy: 60 }], workers: 200 });
  const within = [task(1, 510_000, 50_000, 40_000, 'FunctionCall'), task(1, 520_000, 20_000, 15_000, 'Layout')];
  addPiece(tasks, [...ran, ...within, named(1, 'CrRendererMain')], 400_000);
  expect(tasks.main[1]?.parts).toEqual({ FunctionCall: 25, Layout: 15 });
});
