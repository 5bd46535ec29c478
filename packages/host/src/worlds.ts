import { type AnyGame, findPick, forkRng, makeRng, type Seat, samePick, seedOf } from '@ashtown/engine';
import type { State } from './timeline.ts';

const WORLDS = 3;

/** A few states a seat cannot tell from the true one. The stream is the same each time and knows no secret. */
export function worldsOf(game: AnyGame, state: State, seat: Seat): State[] {
  const view = game.view(state, seat);
  const rng = makeRng(seedOf(`worlds of ${seat} at ${state.ply}`));
  return Array.from({ length: WORLDS }, () => game.determinize(view, forkRng(rng)));
}

/**
 * Whether an answer could be taken back as if it had never been given: the same seat decides again, no chance was drawn,
 * no event was secret, and nothing came to light. For the last, the answer is given in several worlds the seat cannot
 * tell apart: what changes for anybody must be the same in all of them, since a thing that was hidden would differ. A seat
 * may show what is its own; it knew that before. An answer that waits for those of others has done nothing yet.
 */
export function isHarmless(game: AnyGame, seats: number, worlds: readonly State[], seat: Seat, pick: unknown): boolean {
  const viewers = [...Array(seats).keys(), null];
  let first: string | null = null;
  for (const world of worlds) {
    const effect = effectOf(game, viewers, world, seat, pick);
    if (effect === null || (first !== null && effect !== first)) return false;
    first = effect;
  }
  return true;
}

/** What an answer changes in everybody's eyes, as text; null where the world already shows that it is not harmless. */
function effectOf(
  game: AnyGame,
  viewers: readonly (Seat | null)[],
  world: State,
  seat: Seat,
  pick: unknown,
): string | null {
  try {
    if (findPick(game.legal(world, seat), pick) === undefined) return null;
    const after: State = game.clone(world);
    const events: unknown[] = [];
    game.apply(after, seat, pick, events);
    if (after.ply === world.ply) return '';
    const asked = game.asked(after);
    if (asked.length !== 1 || asked[0] !== seat || !samePick(world.rng, after.rng)) return null;
    if (events.some((e) => viewers.some((viewer) => !samePick(game.redact(e, viewer), e)))) return null;
    return JSON.stringify([
      events,
      viewers.map((viewer) => changes(game.view(world, viewer), game.view(after, viewer))),
    ]);
  } catch {
    return null;
  }
}

/** Where two pieces of plain data differ, and what the second says there. */
function changes(before: unknown, after: unknown, path = '', found: unknown[] = []): unknown[] {
  if (before === after) return found;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) {
    found.push(after === undefined ? [path] : [path, after]);
    return found;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    changes(before[key as never], after[key as never], `${path}/${key}`, found);
  return found;
}
