import type { Cause, Ending, Feats, Happened, Merit, Out, Seat } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { type Event, NOBODY, type View } from './state.ts';

/** How it was won, and why it was over (KNY-142 to KNY-146). */

export const STEPS = ['lasted', 'stars'] as const;
export type StepId = (typeof STEPS)[number];
export type WonBy = Extract<Event, { t: 'won' }>['how'];
export type CauseId = 'goal' | 'last' | 'painbow' | 'draw';

/** What the log says; where it does not reach so far, it follows from who is left. */
function howOf(t: Tables, v: View, log: readonly Happened<Event>[]): WonBy {
  const won = log.at(-1)?.events.findLast((e) => e.t === 'won');
  if (won?.t === 'won') return won.how;
  const left = v.players.filter((p) => p.out === 0);
  if (left.length < 2) return left.length === 0 ? 'draw' : 'last';
  return v.players[v.winners?.[0] ?? 0]!.star >= t.figures.starsToWin ? 'stars' : 'painbow';
}

/** The eliminated, each with whoever hit it last. */
function outOf(v: View, log: readonly Happened<Event>[]): Out[] {
  const hitBy = new Map<Seat, Seat>();
  const fell = new Map<Seat, { by: Seat | null; at: number }>();
  for (const { at, events } of log)
    for (const e of events) {
      if (e.t === 'hurt') hitBy.set(e.seat, e.by);
      if (e.t !== 'eliminated') continue;
      const by = hitBy.get(e.seat) ?? NOBODY;
      fell.set(e.seat, { by: by === NOBODY || by === e.seat ? null : by, at: at + 1 });
    }
  return v.players.flatMap((p, seat) => (p.out === 0 ? [] : [{ seat, round: p.out, by: null, ...fell.get(seat) }]));
}

const CAUSES = { stars: 'goal', last: 'last', painbow: 'painbow', draw: 'draw' } as const satisfies Record<
  WonBy,
  CauseId
>;

export const endingOf =
  (t: Tables) =>
  (v: View, log: readonly Happened<Event>[]): Ending => {
    const winners = v.winners ?? [];
    const by = howOf(t, v, log);
    const out = outOf(v, log);
    const lasted: Merit = {
      id: 'lasted' satisfies StepId,
      n: v.players.map((p) => (p.out === 0 ? null : p.out)),
    };
    const last = log.at(-1);
    const why: Cause = {
      t: CAUSES[by],
      n: t.figures.starsToWin,
      round: v.turn.no,
      ...(winners.length === 1 ? { seat: winners[0]! } : {}),
      ...(by === 'painbow' ? { card: t.sole.painbow } : {}),
      ...(last && { at: last.at + 1 }),
    };
    return {
      winners,
      by,
      steps: [
        ...(out.length > 0 ? [lasted] : []),
        { id: 'stars' satisfies StepId, n: v.players.map(({ star }) => star) },
      ],
      why,
      goal: t.figures.starsToWin,
      ...(out.length > 0 ? { out } : {}),
    };
  };

export type FeatId = 'damage' | 'buildings' | 'units' | 'bought';

export const feats: Feats<Event, FeatId> = {
  damage: (e) =>
    e.t === 'hurt' && e.by !== NOBODY && e.by !== e.seat && e.cause !== 'army' && e.life > 0
      ? { seat: e.by, n: e.life, thing: { kind: 'player', id: String(e.seat) } }
      : null,
  buildings: (e) => (e.t === 'razed' ? { seat: e.seat, n: 1 } : null),
  units: (e) => (e.t === 'unitDestroyed' ? { seat: e.seat, n: 1 } : null),
  bought: (e) => (e.t === 'bought' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
};
