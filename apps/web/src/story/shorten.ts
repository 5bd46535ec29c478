import type { LogEntry, Position } from '@ashtown/protocol';
import { type Beat, isAgain, joined, worthOf } from './beats.ts';
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
  let steps = joinedIn(queue, first.turn, Math.max(1, BEATS - told), latest);
  const isLong = () => steps.reduce((sum, step) => sum + time(step), 0) > CATCH_UP;
  for (const turn of new Set(steps.map((step) => step.turn))) {
    if (!isLong()) break;
    if (!steps.some((step) => step.turn === turn && step.beat?.touches)) steps = joinedIn(steps, turn, 1, latest);
  }
  return steps;
}

/** With no more than so many beats of a turn: what would be missed least is taken into what is told next to it. */
function joinedIn(queue: readonly Step[], turn: number, most: number, latest: Shown | null): Step[] {
  let steps = [...queue];
  for (;;) {
    const told = steps.filter((step): step is Told => step.turn === turn && step.beat !== null);
    if (told.length <= most) return steps;
    steps = joinedAt(steps, leastOf(told), latest);
  }
}

type Told = Step & { beat: Beat };
type Pair = readonly [Told, Told];

/** The two that lose least as one: the same thing done again rather than others, and of such the latest. */
function leastOf(told: readonly Told[]): Pair {
  const lossOf = ([a, b]: Pair): number =>
    2 * Math.min(worthOf(a.beat), worthOf(b.beat)) + (isAgain(a.beat, b.beat) ? 0 : 1);
  const pairs = told.slice(1).map((b, i): Pair => [told[i]!, b]);
  return pairs.reduce((least, pair) => (lossOf(pair) <= lossOf(least) ? pair : least));
}

function joinedAt(steps: readonly Step[], [a, b]: Pair, latest: Shown | null): Step[] {
  const [from, to] = [steps.indexOf(a), steps.indexOf(b)];
  const before = steps[from - 1]?.shown ?? latest;
  const added = before && addedTo(before.log, b.shown.log);
  const fresh = added && added.length > 0 ? added : b.shown.fresh;
  // What goes on in the same moment is not played again.
  const isSame = (step: Step): boolean => step.shown.fresh === b.shown.fresh;
  const rest = steps.slice(to + 1).map((x) => (isSame(x) ? { ...x, shown: { ...x.shown, fresh } } : x));
  const one: Step = { ...b, beat: joined([a.beat, b.beat]), shown: { ...b.shown, fresh } };
  return [...steps.slice(0, from), one, ...rest];
}
