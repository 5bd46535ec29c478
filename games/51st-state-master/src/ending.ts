import { type Cause, decidedBy, type Ending, type Feats, type Happened, linesOf } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { END_VP, SOLO } from './content/vocabulary.ts';
import { gradeOf } from './rules/solo.ts';
import { meritsOf, pointsOf, sum } from './standing.ts';
import { type Event, RIVAL, SOURCES, type View } from './state.ts';

/** How it was won, and why it was over. */

export const STEPS = ['points', 'goods', 'locations'] as const;
export type StepId = (typeof STEPS)[number];
export type WonBy = StepId | 'shared' | 'alone' | 'defeat';
export type CauseId = 'goal' | 'rivalGoal';

/** FSM-175: the first to have 25 VP, and the card that gave the last of them. */
function causeOf(t: Tables, v: View, log: readonly Happened<Event>[]): Cause & { t: CauseId } {
  const cause = { t: 'goal', n: END_VP, round: v.round } as const;
  for (const { at, events } of log) {
    const i = events.findIndex((e) => e.t === 'ending');
    const ended = events[i];
    if (ended?.t !== 'ending') continue;
    const { seat } = ended;
    if (seat === RIVAL) return { ...cause, t: 'rivalGoal', at: at + 1 };
    const gain = events.slice(0, i).findLast((e) => e.t === 'gained' && e.seat === seat);
    const card = gain?.t === 'gained' && t.faceNumber(gain.src) >= 0 ? { card: gain.src } : {};
    return { ...cause, seat, ...card, at: at + 1 };
  }
  return cause;
}

export const endingOf =
  (t: Tables) =>
  (v: View, log: readonly Happened<Event>[]): Ending => {
    const { solo } = v;
    const winners = v.winners ?? [];
    const merits = v.players.map((p) => meritsOf(v, p));
    const steps = STEPS.map((id, i) => ({ id, n: merits.map((n) => n[i]!) }));
    const shared = { winners, steps, why: causeOf(t, v, log), goal: END_VP };
    if (solo === null) return { ...shared, by: decidedBy(steps) ?? ('shared' satisfies WonBy) };
    const rival = pointsOf(v, solo.rival);
    const won = winners.length > 0;
    return {
      ...shared,
      by: (won ? 'alone' : 'defeat') satisfies WonBy,
      steps: steps.slice(0, 1),
      rival: { score: sum(rival), lines: linesOf(SOURCES, rival) },
      grade: { n: won ? gradeOf(merits[0]![0]!) : 0, least: SOLO.grades },
    };
  };

export type FeatId = 'razed' | 'visits' | 'redeveloped' | 'deals';

export const feats: Feats<Event, FeatId> = {
  razed: (e) =>
    e.t === 'razed' && e.seat !== RIVAL ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null,
  visits: (e) => (e.t === 'visited' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
  redeveloped: (e) => (e.t === 'redeveloped' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
  deals: (e) => (e.t === 'madeDeal' ? { seat: e.seat, n: 1, thing: { kind: 'card', id: e.card } } : null),
};
