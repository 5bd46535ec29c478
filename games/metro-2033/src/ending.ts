import type { Ending, Feats, Happened } from '@ashtown/engine';
import { MARKERS } from './content/vocabulary.ts';
import { totalOf } from './rules/queries.ts';
import { type Event, NOBODY, type View } from './state.ts';

/** How it was won, and why it was over (MET-173, MET-176). */

export const STEPS = ['markers'] as const;
export type StepId = (typeof STEPS)[number];
export type WonBy = StepId;
export type CauseId = 'goal';

export function ending(v: View, log: readonly Happened<Event>[]): Ending {
  const { winner } = v;
  const last = log.at(-1);
  const mission = last?.events.findLast((e) => e.t === 'mission');
  return {
    winners: winner === NOBODY ? [] : [winner],
    by: 'markers' satisfies WonBy,
    steps: [{ id: 'markers' satisfies StepId, n: v.players.map(totalOf) }],
    why: {
      t: 'goal' satisfies CauseId,
      n: MARKERS,
      round: v.turn.no,
      ...(winner === NOBODY ? {} : { seat: winner }),
      ...(mission?.t === 'mission' && { card: mission.card }),
      ...(last && { at: last.at + 1 }),
    },
    goal: MARKERS,
  };
}

export type FeatId = 'missions' | 'monsters' | 'repelled' | 'lost';

export const feats: Feats<Event, FeatId> = {
  missions: (e) => (e.t === 'mission' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
  monsters: (e) => (e.t === 'attack' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
  repelled: (e) => (e.t === 'repelled' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.monster } } : null),
  lost: (e) => (e.t === 'lost' ? { seat: e.seat, n: e.cards.length, thing: { kind: 'card', id: e.cards[0]! } } : null),
};
