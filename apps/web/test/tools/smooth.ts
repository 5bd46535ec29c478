import { LINGER } from '../../src/story/pace.ts';
import type { Noted, Shift } from './smooth-in-page.ts';
import type { Span } from './smooth-play.ts';
import type { Task } from './smooth-tasks.ts';
import type { WorkerMemory } from './smooth-worker.ts';

/** What is asked of a table in play. */
export const GOALS = { shift: 0.02, frame: 50, task: 100, input: 100, beat: 1200, worker: 128 } as const;

/** The goals in figures: what was measured of one game on one screen. Times are in milliseconds. */
export interface Smoothness {
  /** Layout shift without a press before it: all of it, the worst window as CLS is defined, and the largest at once. */
  shift: { sum: number; window: number; largest: number };
  /**
   * Frames of the story over 50 ms while the processor was slowed down, and the longest of them, 0 where there was none; those
   * that answer a press are counted beside them, and measured as input.
   */
  frames: { long: number; longest: number; pressed: number };
  /** From a press to what it led to on the screen, 95th percentile: at full speed, and slowed down. */
  input: { p95: number; slowed: number; presses: number };
  /** From the arrival of an answer to the end of what is told of it, by the beats told meanwhile. */
  beat: { p95: number; longest: number; beats: number };
}

/** Long tasks of the main thread: those over the goal by their own work, the most work of one, and the longest by the clock. */
export interface Kept {
  long: number;
  busy: number;
  ms: number;
}

/** All that was measured. A machine that does something else makes a task longer, but not its own work. */
export interface Measured extends Smoothness {
  tasks: { quick: Kept; slow: Kept };
  memory: WorkerMemory;
}

/** The standard: shifts less than a second apart belong together, for five seconds at most. */
const GAP = 1000;
const WINDOW = 5000;
/** What takes less is not told by the browser. */
const LEAST = 16;
/** A story that ends so soon after a press was cut short by it. */
const CUT = 300;

export function worstWindow(shifts: readonly Pick<Shift, 'at' | 'value'>[]): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last > GAP || at - first > WINDOW) {
      sum = 0;
      first = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(part * values.length) - 1)] ?? 0;

/** From the arrival of an answer to the end of each beat of it, shared among the beats told in that time. */
export function beatTimes({
  told,
  came,
  presses,
}: Pick<Noted, 'told' | 'came' | 'presses'>): { at: number; ms: number }[] {
  const shown = told.flatMap(({ beat, at }, i) => {
    const next = told[i + 1];
    if (beat === null || !next) return [];
    const isCut = presses.some((press) => press <= next.at && next.at - press < CUT);
    const end = next.beat === null ? Math.max(at, next.at - (isCut ? 0 : LINGER)) : next.at;
    return [{ after: Number(beat.split('.')[0]) + 1, at, end, isCut }];
  });
  return shown.flatMap(({ after, at, end, isCut }, i) => {
    const arrived = came.find((x) => x.after === after)?.at;
    if (arrived === undefined || isCut) return [];
    const beats = shown.slice(0, i + 1).filter((x) => x.end > arrived).length;
    return [{ at, ms: (end - arrived) / Math.max(1, beats) }];
  });
}

const isIn = (spans: readonly Span[], at: number): boolean => spans.some(([from, to]) => at >= from && at < to);

export function smoothnessOf(noted: Noted, begun: number, slow: readonly Span[]): Smoothness {
  const end = noted.over ?? Number.POSITIVE_INFINITY;
  const inPlay = <T extends { at: number }>(all: readonly T[]): T[] => all.filter(({ at }) => at >= begun && at < end);
  const isSlow = (at: number): boolean => isIn(slow, at);
  const shifts = inPlay(noted.shifts);
  const slowed = inPlay(noted.frames).filter(({ at }) => isSlow(at));
  const frames = slowed.filter(({ pressed }) => !pressed);
  const inputs = inPlay(noted.inputs);
  const presses = noted.presses.filter((at) => at >= begun && at < end);
  const p95 = (slowed: boolean): number => {
    const known = inputs.filter(({ at }) => isSlow(at) === slowed).map(({ ms }) => ms);
    const quick = presses.filter((at) => isSlow(at) === slowed).length - known.length;
    return percentile([...Array(Math.max(0, quick)).fill(LEAST), ...known], 0.95);
  };
  const beats = beatTimes(noted).filter(({ at }) => at >= begun && at < end && !isSlow(at));
  const times = beats.map(({ ms }) => ms);
  return {
    shift: {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      window: worstWindow(shifts),
      largest: Math.max(0, ...shifts.map(({ value }) => value)),
    },
    frames: {
      long: frames.length,
      longest: Math.max(0, ...frames.map(({ ms }) => ms)),
      pressed: slowed.length - frames.length,
    },
    input: { p95: p95(false), slowed: p95(true), presses: presses.length },
    beat: { p95: percentile(times, 0.95), longest: Math.max(0, ...times), beats: times.length },
  };
}

export function keptIn(tasks: readonly Task[], spans: readonly Span[], { over }: Pick<Noted, 'over'>): Kept {
  const found = tasks.filter(({ at }) => isIn(spans, at) && at < (over ?? Number.POSITIVE_INFINITY));
  const work = found.map(({ busy }) => busy);
  return {
    long: work.filter((busy) => busy > GOALS.task).length,
    busy: Math.max(0, ...work),
    ms: Math.max(0, ...found.map(({ ms }) => ms)),
  };
}

/** What of the goals is missed. */
export const missed = ({ shift, frames, tasks, input, beat, memory }: Measured): string[] => [
  ...(shift.window > GOALS.shift ? ['shift'] : []),
  ...(frames.longest > GOALS.frame ? ['frame'] : []),
  ...(tasks.quick.long + tasks.slow.long > 0 ? ['task'] : []),
  ...(input.p95 > GOALS.input ? ['input'] : []),
  ...(beat.p95 > GOALS.beat ? ['beat'] : []),
  ...(memory.held > GOALS.worker ? ['worker'] : []),
];
