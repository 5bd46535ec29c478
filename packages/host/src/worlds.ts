import { type AnyGame, forkRng, makeRng, type Seat, type State, samePick, seedOf } from '@ashtown/engine';

const WORLDS = 3;

/** A few states a seat cannot tell from the true one. The stream is the same each time and knows no secret. */
export function worldsOf(game: AnyGame, state: State, seat: Seat): State[] {
  const view = game.view(state, seat);
  const rng = makeRng(seedOf(`worlds of ${seat} at ${state.ply}`));
  return Array.from({ length: WORLDS }, () => game.determinize(view, forkRng(rng)));
}

/** Who might learn something: those at the table, and a spectator. */
type Viewer = Seat | null;

interface Trial {
  game: AnyGame;
  seats: number;
  seat: Seat;
  pick: unknown;
}

/**
 * Whether an answer could be taken back as if it had never been given: the same seat decides again, no chance was drawn,
 * no event was secret, and nothing came to light. For the last, the answer is given in several worlds the seat cannot
 * tell apart: what it changes for the viewers must be the same in all of them, since a thing that was hidden would differ.
 * A seat may show what is its own; it knew that before. An answer that waits for those of others has done nothing yet.
 */
export function isHarmless(trial: Trial, worlds: readonly State[], viewers = everybody(trial.seats)): boolean {
  let first: unknown;
  for (const world of worlds) {
    const effect = effectOf(trial, world, viewers);
    first ??= effect;
    if (effect === null || !samePick(effect, first)) return false;
  }
  return true;
}

const everybody = (seats: number): Viewer[] => [...Array(seats).keys(), null];

/** What an answer changes in the eyes of the viewers; null where this world alone shows that it is not harmless. */
function effectOf({ game, seats, seat, pick }: Trial, world: State, viewers: readonly Viewer[]): unknown {
  const after: State = game.clone(world);
  const events: unknown[] = [];
  try {
    game.apply(after, seat, pick, events);
  } catch {
    return null;
  }
  if (after.ply === world.ply) return 'waits';
  const asked = game.asked(after);
  if (asked.length !== 1 || asked[0] !== seat || !samePick(world.rng, after.rng)) return null;
  if (events.some((e) => everybody(seats).some((viewer) => !samePick(game.redact(e, viewer), e)))) return null;
  return { events, seen: viewers.map((viewer) => changes(game.view(world, viewer), game.view(after, viewer))) };
}

/** Where two pieces of plain data differ, by path, and what the second says there. */
function changes(before: unknown, after: unknown, path = '', found: Record<string, unknown> = {}): object {
  if (before === after) return found;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    found[path] = after === undefined ? 'nothing any more' : [after];
    return found;
  }
  for (const key of Object.keys(before)) changes(before[key as never], after[key as never], `${path}/${key}`, found);
  for (const key of Object.keys(after))
    if (!Object.hasOwn(before, key)) found[`${path}/${key}`] = [after[key as never]];
  return found;
}
