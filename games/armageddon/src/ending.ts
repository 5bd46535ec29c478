import { decidedBy, type Ending, type Feats } from '@ashtown/engine';
import { ROUNDS } from './content/vocabulary.ts';
import { standing } from './standing.ts';
import type { Event, View } from './state.ts';

/** How it was won, and why it was over (ARM-46, ARM-227). */

export const STEPS = ['points', 'equipment'] as const;
export type StepId = (typeof STEPS)[number];
export type WonBy = StepId | 'shared';
export type CauseId = 'rounds';

export function ending(v: View): Ending {
  const { players } = v;
  const steps = [
    { id: 'points' satisfies StepId, n: players.map((p) => p.vp) },
    { id: 'equipment' satisfies StepId, n: players.map((p) => p.hand.length) },
  ];
  return {
    winners: v.over ? standing(v).flatMap(({ seat, rank }) => (rank === 1 ? [seat] : [])) : [],
    by: decidedBy(steps) ?? ('shared' satisfies WonBy),
    steps,
    why: { t: 'rounds' satisfies CauseId, n: ROUNDS, round: v.round },
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, n) => total + n, 0);

export type FeatId = 'built' | 'equipment' | 'activated' | 'recruited' | 'homeless';

export const feats: Feats<Event, FeatId> = {
  built: (e) => (e.t === 'built' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
  equipment: (e) => (e.t === 'tookEquipment' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
  activated: (e) => (e.t === 'acted' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
  recruited: (e) => (e.t === 'recruited' ? { seat: e.seat, n: 1 } : null),
  homeless: (e) => (e.t === 'homeless' ? { seat: e.seat, n: sum(e.figures) } : null),
};
