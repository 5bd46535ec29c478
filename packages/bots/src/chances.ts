import { type AnyGame, cloneRng, forkRng } from '@ashtown/engine';
import type { Turn } from './bot.ts';
import { type Dream, handMadeValue } from './dream.ts';
import { tuningFor } from './glance.ts';
import { rollOut } from './rollout.ts';

const DREAMS = 60;

/**
 * The chances of all seats as one of them sees the table: averaged over dreams in which everybody plays on to the end of a
 * round. Alone at the table the last one is the game's own.
 */
export function chancesFor<V, P>(game: AnyGame, { view, rng, budget, value }: Turn<V, P>): number[] {
  const { players, sharpness, horizon } = tuningFor(game, view);
  const chances = Array.from({ length: Math.max(2, players) }, () => 0);
  const settings = { value: value ?? handMadeValue(game, players, sharpness) };
  const dreams = cloneRng(rng);
  const most = budget.iterations ?? DREAMS;
  let done = 0;
  do {
    const dream: Dream = game.determinize(view, forkRng(dreams));
    const until = game.rounds(dream) + horizon;
    const shares = rollOut(game, dream, { ...settings, until }, forkRng(dreams));
    const mine = shares.slice(0, players);
    for (const [seat, share] of mine.entries()) chances[seat]! += share;
    // What no player wins is won by the game, which only happens alone.
    if (players === 1) chances[1]! += 1 - mine[0]!;
    done++;
  } while (done < most && (budget.iterations !== undefined || !budget.expired?.()));
  return chances.map((sum) => sum / done);
}
