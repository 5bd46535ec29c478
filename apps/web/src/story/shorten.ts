import type { LogEntry, Position } from '@ashtown/protocol';
import { joined } from './beats.ts';
import { addedTo, type Line } from './lines.ts';
import type { Scripted } from './narrator.ts';
import { BEATS, CATCH_UP } from './pace.ts';

/** What is on the screen: a position, the log up to it, and what of the log has just been added. */
export interface Shown {
  position: Position;
  log: readonly LogEntry[];
  fresh: readonly LogEntry[];
  /** What of it is still to be told: the figures of the picture do not have it yet. */
  left: readonly Line[];
}

/** One step of the story: a beat, and the picture that goes with it. */
export interface Step extends Scripted {
  shown: Shown;
}

/**
 * A queue as it is told: a turn has no more than so many beats, `told` of the first one already, and where too much has
 * gathered, turns that touch nobody here become one beat each.
 */
export function shortened(
  queue: readonly Step[],
  told: number,
  latest: Shown | null,
  time: (step: Step) => number,
): Step[] {
  const [first] = queue;
  if (!first) return [];
  const same = queue.filter(({ turn, beat }) => turn === first.turn && beat).length;
  const left = BEATS - told;
  let steps = same > left ? joinedIn(queue, first.turn, Math.max(0, left - 1), latest) : [...queue];
  const isLong = () => steps.reduce((sum, step) => sum + time(step), 0) > CATCH_UP;
  for (const turn of new Set(steps.map((step) => step.turn))) {
    if (!isLong()) break;
    if (!steps.some((step) => step.turn === turn && step.beat?.touches)) steps = joinedIn(steps, turn, 0, latest);
  }
  return steps;
}

/** With all beats of a turn after the first `whole` as one. */
function joinedIn(queue: readonly Step[], turn: number, whole: number, latest: Shown | null): Step[] {
  const rest = queue.filter((step) => step.turn === turn && step.beat).slice(whole);
  if (rest.length < 2) return [...queue];
  const from = queue.indexOf(rest[0]!);
  const to = queue.findLastIndex((step) => step.turn === turn);
  const before = queue[from - 1]?.shown ?? latest;
  const { shown } = queue[to]!;
  const fresh = (before && addedTo(before.log, shown.log)) ?? shown.fresh;
  const one: Step = {
    ...rest[0]!,
    beat: joined(rest.map(({ beat }) => beat!)),
    shown: fresh.length > 0 ? { ...shown, fresh } : shown,
  };
  return queue.toSpliced(from, to - from + 1, one);
}
