import type { AnyGame, Seat } from './game.ts';
import { samePick } from './replay.ts';
import { forkRng, makeRng, seedOf } from './rng.ts';
import type { State } from './timeline.ts';

const WORLDS = 3;

/** Who might learn something: those at the table, and a spectator. */
type Viewer = Seat | null;

/** An answer somebody thinks of, at a table of so many seats. */
export interface Trial {
  game: AnyGame;
  seats: number;
  seat: Seat;
  pick: unknown;
}

/**
 * Whether an answer could not be taken back freely, as far as its seat can know before it is given. It is found out in
 * worlds drawn from what the seat sees, or it would tell a secret; so whoever has the view and the rules finds the same.
 */
export const isFinal = (trial: Trial, view: unknown): boolean =>
  !isHarmless(trial, null, worldsOf(trial.game, view, trial.seat), [trial.seat]);

/** A few states a seat cannot tell from the true one, as they are wanted. The stream is the same each time and knows no secret. */
function* worldsOf(game: AnyGame, view: unknown, seat: Seat): Generator<State> {
  const rng = makeRng(seedOf(`worlds of ${seat} at ${(view as State).ply}`));
  for (let n = 0; n < WORLDS; n++) yield game.determinize(view, forkRng(rng));
}

/** Whether what became of an answer in the true world is enough to see that it cannot be taken back freely. No other world is drawn for it. */
export const wasPlainlyFinal = (trial: Trial, given: Given): boolean => judged(trial, unseen(given)) === null;

/** Whether an answer that was given can be taken back freely. What became of it in the true world comes first: that alone shows most. */
export function wasHarmless(trial: Trial, given: Given): boolean {
  const { game, seat } = trial;
  const first = judged(trial, unseen(given));
  return (
    first !== null &&
    isHarmless(trial, first, worldsOf(game, game.view(given.before, seat), seat), everybody(trial.seats))
  );
}

/**
 * Whether an answer could be taken back as if it had never been given: the same seat decides again, no chance was drawn,
 * no event was secret, and nothing came to light. For the last, the answer is given in several worlds the seat cannot
 * tell apart: what it changes for the viewers must be the same in all of them, since a thing that was hidden would differ.
 * A seat may show what is its own; it knew that before. An answer that waits for those of others has done nothing yet.
 * What others see and the seat does not is an event that is not told to all, so one world more is enough for their eyes.
 */
function isHarmless(
  trial: Trial,
  known: Outcome | 'waits' | null,
  worlds: Iterable<State>,
  viewers: readonly Viewer[],
): boolean {
  let first = known;
  let eyes = viewers;
  for (const world of worlds) {
    const outcome = outcomeOf(trial, world);
    if (outcome === null) return false;
    first ??= outcome;
    if (outcome === first) continue;
    if (outcome === 'waits' || first === 'waits' || !isSameEffect(trial, first, outcome, eyes)) return false;
    eyes = eyes.filter((viewer) => viewer === trial.seat);
  }
  return true;
}

const everybody = (seats: number): Viewer[] => [...Array(seats).keys(), null];

/** One world with an answer in it. */
export interface Given {
  readonly before: State;
  readonly after: State;
  readonly events: readonly unknown[];
}

/** What the viewers see of it is looked at once. */
interface Outcome extends Given {
  readonly seen: Map<Viewer, Seen>;
}

const unseen = ({ before, after, events }: Given): Outcome => ({ before, after, events, seen: new Map() });

interface Seen {
  readonly before: unknown;
  readonly after: unknown;
}

/** Null where this world alone shows that the answer is not harmless. */
function outcomeOf(trial: Trial, before: State): Outcome | 'waits' | null {
  const { game, seat, pick } = trial;
  const after: State = game.clone(before);
  const events: unknown[] = [];
  try {
    game.apply(after, seat, pick, events);
  } catch {
    return null;
  }
  return judged(trial, unseen({ before, after, events }));
}

function judged({ game, seats, seat }: Trial, outcome: Outcome): Outcome | 'waits' | null {
  const { before, after, events } = outcome;
  if (after.ply === before.ply) return 'waits';
  const asked = game.asked(after);
  if (asked.length !== 1 || asked[0] !== seat || !samePick(before.rng, after.rng)) return null;
  if (events.some((e) => everybody(seats).some((viewer) => !isTold(game, e, viewer)))) return null;
  return outcome;
}

function isTold(game: AnyGame, event: unknown, viewer: Viewer): boolean {
  const told = game.redact(event, viewer);
  return told === event || samePick(told, event);
}

/** The seat cannot tell the worlds apart beforehand, so its own eyes need only look at what comes out. */
function isSameEffect({ game, seat }: Trial, a: Outcome, b: Outcome, viewers: readonly Viewer[]): boolean {
  if (!samePick(a.events, b.events)) return false;
  return viewers.every((viewer) => {
    if (viewer === seat) return isSame(seenBy(game, a, seat).after, game.view(b.after, seat));
    const [x, y] = [seenBy(game, a, viewer), seenBy(game, b, viewer)];
    return isSameChange(x.before, x.after, y.before, y.after);
  });
}

function seenBy(game: AnyGame, { before, after, seen }: Outcome, viewer: Viewer): Seen {
  const known = seen.get(viewer) ?? { before: game.view(before, viewer), after: game.view(after, viewer) };
  seen.set(viewer, known);
  return known;
}

type Data = Readonly<Record<string, unknown>>;
const isData = (x: unknown): x is Data => typeof x === 'object' && x !== null;

/** `samePick` for whole views: without a function per key, since a view has hundreds. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isData(a) || !isData(b)) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const keys = Object.keys(a);
  if (Array.isArray(b) || Object.keys(b).length !== keys.length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !isSame(a[key], b[key])) return false;
  return true;
}

/** Whether what changes from `a0` to `a1` changes from `b0` to `b1` too, and into the same; what stays may differ. */
function isSameChange(a0: unknown, a1: unknown, b0: unknown, b1: unknown): boolean {
  if (a0 === a1 && b0 === b1) return true;
  if (!isData(a0) || !isData(a1) || !isData(b0) || !isData(b1)) {
    const isStill = samePick(a0, a1);
    return isStill === samePick(b0, b1) && (isStill || samePick(a1, b1));
  }
  if (Array.isArray(a0) && Array.isArray(a1) && Array.isArray(b0) && Array.isArray(b1)) {
    const length = Math.max(a0.length, a1.length, b0.length, b1.length);
    for (let i = 0; i < length; i++) if (!isSameChange(a0[i], a1[i], b0[i], b1[i])) return false;
    return true;
  }
  for (const key of keysOf(a0, a1, b0, b1)) if (!isSameChange(a0[key], a1[key], b0[key], b1[key])) return false;
  return true;
}

/** The keys of all; those of the first where no other has one more. */
function keysOf(first: Data, ...others: readonly Data[]): Iterable<string> {
  const keys = Object.keys(first);
  const isWhole = others.every((x) => Object.keys(x).length === keys.length && keys.every((key) => key in x));
  return isWhole ? keys : new Set([...keys, ...others.flatMap(Object.keys)]);
}
