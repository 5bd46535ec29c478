import type { Game, Seat } from './game.ts';
import { forkRng, makeRng, seedOf } from './rng.ts';

/** What an answer led to in one world. */
export interface TriedOut<E, V> {
  readonly events: readonly E[];
  readonly view: V;
}

/**
 * What an answer would lead to as far as a seat can know: it is tried on copies of worlds drawn from the seat's view. What is
 * the same in all of them is sure, the rest is chance or hidden. Whoever shows a preview shows this, and needs no rule.
 */
export function tryOut<S, P, E, V, O>(
  game: Game<S, P, E, V, O>,
  view: V,
  seat: Seat,
  answer: P,
  worlds = 1,
): TriedOut<E, V>[] {
  const rng = makeRng(seedOf(`tried by ${seat} at ${(view as { ply?: number }).ply}`));
  return Array.from({ length: worlds }, () => {
    const s = game.determinize(view, forkRng(rng));
    const events: E[] = [];
    game.apply(s, seat, answer, events);
    return { events, view: game.view(s, seat) };
  });
}
