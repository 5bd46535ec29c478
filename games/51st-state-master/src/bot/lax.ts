import { oncePerQuestion, type Seat } from '@ashtown/engine';
import { EXCHANGE_BILL } from '../answers/actions.ts';
import type { Tables } from '../content/tables.ts';
import { BASICS } from '../content/vocabulary.ts';
import { available } from '../rules/queries.ts';
import type { Answer, PlayerView, View } from '../state.ts';
import { spend } from './engine.ts';
import { pointsOf } from './points.ts';
import { EFFORT, type Planning, prospectsOf } from './prospect.ts';
import { isReplacedEarly } from './replacing.ts';

/** Something one does with what is there: to build, to deal, to raze. */
const isDeed = (pick: Answer): boolean => /^(construct|redevelop|deal|raze|attack) /.test(pick);

/** So much of what could be made of the round, in points, nobody gives up without a reason. */
const MUCH = 0.7;

/** An answer that makes goods of others, and nothing else for certain. */
const isForGoods = (pick: Answer): boolean => /^(convert|play|visit|take|use) /.test(pick);

/** What gives up something sure for what may come: whoever does so wants a reason. */
export function laxnessOf(t: Tables, planning: Planning) {
  const prospects = oncePerQuestion(prospectsOf(t, planning));

  /**
   * Whether far less can be made of the round afterwards than with another answer, if nobody else did anything, or just as much
   * without the goods an answer makes. Alone one may pass early, so that the virtual opponent does less.
   */
  function isOffCourse(pick: Answer, legal: readonly Answer[], v: View, seat: Seat): boolean {
    if (pick === 'pass' && v.solo !== null && !v.solo.rival.passed) return false;
    const { best, of } = prospects(v, seat, legal);
    const found = of(pick);
    const isShort = (by: number, most = Number.POSITIVE_INFINITY): boolean =>
      best.every((all, i) => all === Number.NEGATIVE_INFINITY || (all - found[i]! > by && all - found[i]! < most));
    return isShort(MUCH) || (isForGoods(pick) && isShort(EFFORT / 2, EFFORT * 1.5));
  }

  return (pick: Answer, legal: readonly Answer[], v: View, seat: Seat): boolean => {
    const isOwnTurn = v.stack.some((frame) => frame.t === 'turn' || frame.t === 'rivalTurn');
    return isOwnTurn && (isLaxAtOnce(t, pick, legal, v, seat) || isOffCourse(pick, legal, v, seat));
  };
}

/** What can be told without looking ahead. */
function isLaxAtOnce(t: Tables, pick: Answer, legal: readonly Answer[], v: View, seat: Seat): boolean {
  const frame = v.stack.at(-1)!;
  if (frame.t !== 'takeTurn' && frame.t !== 'repeatAction' && frame.t !== 'redevelopOld') return false;
  if (pick === 'pass') return legal.some(isDeed);
  const p = v.players[seat]!;
  if (pick.startsWith('replace ')) return isReplacedEarly(t, v, p, Number(pick.slice(pick.indexOf('.') + 1)));
  if (pick.startsWith('take ')) return costsPoints(t, v, p, []);
  const isExchange = pick === 'exchange' || (frame.t === 'repeatAction' && frame.again < 0 && pick === 'again');
  return isExchange && costsPoints(t, v, p, GOODS_FOR_WORKERS);
}

/** What the workers bring besides a card, by number. */
const GOODS_FOR_WORKERS = Array.from({ length: BASICS }, (_, g) => g);

/** Whether two workers are given of which the actions of a State could make points, and none of these goods makes as many. */
function costsPoints(t: Tables, v: View, p: PlayerView, goods: readonly number[]): boolean {
  const left = available(p);
  const points = pointsOf(t, v, p, left);
  spend(left, EXCHANGE_BILL);
  if (pointsOf(t, v, p, left) >= points) return false;
  for (const g of goods) {
    const all = left.slice();
    all[g]!++;
    if (pointsOf(t, v, p, all) >= points) return false;
  }
  return true;
}
