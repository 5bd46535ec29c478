import { type AnyGame, cloneRng, forkRng, type Seat, type Term } from '@ashtown/engine';
import type { Turn } from './bot.ts';
import { answerIn, type Dream } from './dream.ts';
import { finishMove } from './rollout.ts';

const WORLDS = 8;

/** What a seat would make of the table after each of these answers, term by term, once the move it begins is finished. */
export function reasonsFor<V, P>(game: AnyGame, seat: Seat, { view, rng }: Turn<V, P>, picks: readonly P[]): Term[][] {
  const dreams = cloneRng(rng);
  const sums = picks.map(() => new Map<string, number>());
  for (let w = 0; w < WORLDS; w++) {
    const world: Dream = game.determinize(view, forkRng(dreams));
    const question = game.question(world, seat);
    const chance = forkRng(dreams);
    for (const [i, pick] of picks.entries()) {
      const dream: Dream = game.clone(world);
      answerIn(game, dream, seat, pick);
      finishMove(game, dream, seat, question, cloneRng(chance));
      for (const { id, value } of game.evaluate(game.view(dream, seat), seat))
        sums[i]!.set(id, (sums[i]!.get(id) ?? 0) + value / WORLDS);
    }
  }
  return sums.map((terms) => [...terms].map(([id, value]) => ({ id, value })));
}
