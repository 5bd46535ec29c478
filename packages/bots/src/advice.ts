import type { AnyGame, Reason, Seat } from '@ashtown/engine';
import type { Turn } from './bot.ts';
import { flat } from './flat.ts';
import { reasonsFor } from './reasons.ts';

/** One of the best answers: the chance to win with it, the standard error of that, and what speaks for it. */
export interface Advised<P = unknown> {
  pick: P;
  chance: number;
  error: number;
  reasons: readonly Reason[];
}

/** The expert, who here looks into the best few even where one of them is plainly best. */
const ADVISER = flat({ id: 'adviser', effort: 5, candidates: 6, rethinks: true, thorough: true });

/** The best answers of a turn, at most three of them, in the order a strong player would give them. */
export function adviceFor<V, P>(game: AnyGame, seat: Seat, turn: Turn<V, P>): Advised<P>[] {
  const { rng, view } = turn;
  const { top } = ADVISER.choose(game, seat, turn).info!;
  const picks = top.map(({ pick }) => pick);
  const reasons = reasonsFor(game, seat, { view, rng }, picks);
  return top.map(({ pick, mean, se, visits }, nth) => ({
    pick,
    chance: mean,
    error: Math.max(se, leastError(mean, visits)),
    // A win in all worlds the reasons look at may be none in another.
    reasons: reasons[nth]!.filter(({ t }) => t !== 'wins' || mean === 1),
  }));
}

/** A handful of dreams may agree by chance: so much is unsure about them all the same. */
const leastError = (chance: number, dreams: number): number => Math.sqrt(chance * (1 - chance)) / (dreams + 1);
