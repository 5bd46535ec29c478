import { decidedBy, type Ending } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { standingOf } from './standing.ts';
import type { View } from './state.ts';

/** How it was won, and why it was over (SCR-9). */

export type WonBy = 'points' | 'shared';

export const endingOf =
  (t: Tables) =>
  (v: View): Ending => {
    const standing = standingOf(t)(v);
    const steps = [{ id: 'points', n: standing.map(({ score }) => score) }];
    return {
      winners: standing.flatMap(({ seat, rank }) => (rank === 1 ? [seat] : [])),
      by: decidedBy(steps) ?? ('shared' satisfies WonBy),
      steps,
      why: { t: 'rounds', n: v.options.rounds, round: v.round },
    };
  };
