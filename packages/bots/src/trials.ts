import { type AnyGame, cloneRng, forkRng, type Rng, type Seat } from '@ashtown/engine';
import { answerIn, type Dream } from './dream.ts';
import { finishMove } from './rollout.ts';

export interface TrialSettings {
  worlds: number;
  /** Whether the move an answer begins is finished before it is looked at. */
  wholeMoves: boolean;
}

/** Tries each of these answers in the same few worlds drawn from a view, with the same chance; `look` sees what came of it. */
export function tryAll<V, P>(
  game: AnyGame,
  seat: Seat,
  { view, picks, dreams }: { view: V; picks: readonly P[]; dreams: Rng },
  { worlds, wholeMoves }: TrialSettings,
  look: (dream: Dream, nth: number) => void,
): void {
  for (let w = 0; w < worlds; w++) {
    const world: Dream = game.determinize(view, forkRng(dreams));
    const beginning = { question: game.question(world, seat), round: game.rounds(world) };
    const chance = forkRng(dreams);
    for (const [nth, pick] of picks.entries()) {
      const dream: Dream = game.clone(world);
      answerIn(game, dream, seat, pick);
      if (wholeMoves) finishMove(game, dream, seat, beginning, cloneRng(chance));
      look(dream, nth);
    }
  }
}
