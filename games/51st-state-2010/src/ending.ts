import { decidedBy, type Ending, type Feats, type Happened } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { END_SCORE } from './content/vocabulary.ts';
import { merits } from './standing.ts';
import type { Event, View } from './state.ts';

/** How it was won, and why it was over (FS-182, FS-183). */

export const STEPS = ['points', 'cards', 'goods'] as const;
export type StepId = (typeof STEPS)[number];
export type WonBy = StepId | 'shared';
export type CauseId = 'goal';

export const endingOf =
  (t: Tables) =>
  (v: View, log: readonly Happened<Event>[]): Ending => {
    const winners = v.winners ?? [];
    const all = v.players.map((p) => merits(t, p));
    const steps = STEPS.map((id, i) => ({ id, n: all.map((n) => n[i]!) }));
    const last = log.at(-1);
    return {
      winners,
      by: decidedBy(steps) ?? ('shared' satisfies WonBy),
      steps,
      why: {
        t: 'goal' satisfies CauseId,
        n: END_SCORE,
        round: v.turn,
        ...(winners[0] === undefined ? {} : { seat: winners[0] }),
        ...(last && { at: last.at + 1 }),
      },
      goal: END_SCORE,
    };
  };

export type FeatId = 'conquered' | 'visits' | 'redeveloped' | 'deals' | 'stolen';

export const feats: Feats<Event, FeatId> = {
  conquered: (e) =>
    e.t === 'tucked' && e.sort === 'spoils' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null,
  visits: (e) => (e.t === 'visited' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
  redeveloped: (e) => (e.t === 'redeveloped' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
  deals: (e) =>
    e.t === 'tucked' && e.sort === 'deal' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null,
  stolen: (e) => (e.t === 'stole' ? { seat: e.seat, n: 1 } : null),
};
