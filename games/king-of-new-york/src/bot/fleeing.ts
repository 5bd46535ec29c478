import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { BOROUGHS, type Borough, MANHATTAN } from '../content/vocabulary.ts';
import { moveFee } from '../rules/queries.ts';
import type { Answer, Player, State, View } from '../state.ts';
import { leavesIncome, letsWin } from './flight.ts';
import { evaluateOf } from './index.ts';
import { reckonOf } from './reckon.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * What bots reckon: rerolls, and inside dreams what fleeing is worth, right after it. Tried out, a flight would often end the
 * attacker's turn, and the first roll of the next one count for it.
 */
export function worthsOf(t: Tables, w: Weights = WEIGHTS) {
  const rolling = reckonOf(t, w);
  const fleeing = fleeingOf(t, w);
  return (v: View | State, seat: Seat, legal: readonly Answer[], hurry = false): number[] | null =>
    (hurry ? fleeing(v as View, seat, legal) : null) ?? rolling(v, seat, legal, hurry);
}

function fleeingOf(t: Tables, w: Weights) {
  const evaluate = evaluateOf(t, w);
  const worth = (v: View, seat: Seat): number => evaluate(v, seat).reduce((sum, { value }) => sum + value, 0);
  return (v: View, seat: Seat, legal: readonly Answer[]): number[] | null => {
    const top = v.stack[v.stack.length - 1];
    if (top?.t !== 'flee') return null;
    const mustStay = (!top.fled && letsWin(t, v)) || leavesIncome(t, v, seat);
    return legal.map((to) => {
      if (to === 'stay') return worth(v, seat);
      return mustStay ? Number.NEGATIVE_INFINITY : worth(fled(t, v, seat, BOROUGHS.indexOf(to as Borough)), seat);
    });
  };
}

/** The table once somebody has fled, and the attacker has entered (KNY-78). */
function fled(t: Tables, v: View, seat: Seat, to: number): View {
  const entering = v.turn.entered ? 0 : t.figures.entryStars;
  const players = v.players.map((p, other): Player => {
    if (other === seat) return { ...p, at: to, zone: 0, energy: Math.max(0, p.energy - moveFee(t, v)) };
    if (other !== v.turn.seat || p.at === MANHATTAN) return p;
    return { ...p, at: MANHATTAN, zone: 0, star: p.star + entering };
  });
  return { ...v, players };
}
