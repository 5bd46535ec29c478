import { expect, test } from 'vitest';
import { LINGER } from '../../src/story/pace.ts';
import { beatTimes, missed, smoothnessOf, worstWindow } from './smooth.ts';
import type { Noted } from './smooth-in-page.ts';

const NOTHING: Noted = { shifts: [], frames: [], tasks: [], inputs: [], came: [], told: [], presses: [], over: null };
const LITTLE = { used: 20, held: 30 };

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
      { at: 150, ms: 80, what: 'slow' },
      { at: 400, ms: 90, what: 'at full speed' },
      { at: 950, ms: 300, what: 'the result' },
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
  const found = smoothnessOf(noted, 100, slow, []);
  expect(found.frames).toEqual({ long: 1, longest: 80 });
  expect(found.input).toEqual({ p95: 120, slowed: 240, presses: 2 });
  expect(found.shift.sum).toBe(0);
  expect(missed(found, LITTLE)).toEqual(['frame', 'input']);
  expect(missed(found, { used: 20, held: 129 })).toEqual(['frame', 'input', 'worker']);
});

test('what keeps the main thread counts at both speeds, but not while the next thing to press is looked for', () => {
  const slow = { at: 150, ms: 130 };
  const quick = { at: 310, ms: 90 };
  const looking = { at: 260, ms: 500 };
  const tasksOf = (...tasks: Noted['tasks']) => {
    const found = smoothnessOf({ ...NOTHING, tasks, over: 900 }, 100, [[140, 200]], [[300, 920]]);
    return { ...found.tasks, missed: missed(found, LITTLE) };
  };
  expect(tasksOf(slow, looking, quick)).toEqual({ long: 1, longest: 90, slowed: 130, missed: ['task'] });
  expect(tasksOf(looking, quick, { at: 910, ms: 300 })).toEqual({ long: 0, longest: 90, slowed: 0, missed: [] });
});
