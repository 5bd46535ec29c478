import type { Seat } from '@ashtown/engine';
import { EXCHANGE_BILL } from '../answers/actions.ts';
import type { Tables } from '../content/tables.ts';
import { BASICS } from '../content/vocabulary.ts';
import { available } from '../rules/queries.ts';
import type { Answer, PlayerView, View } from '../state.ts';
import { spend } from './engine.ts';
import { pointsOf } from './points.ts';
import { isReplacedEarly } from './replacing.ts';

/** Something one does with what is there: to build, to deal, to raze. */
const isDeed = (pick: Answer): boolean => /^(construct|redevelop|deal|raze|attack) /.test(pick);

/** What gives up something sure for what may come: whoever does so wants a reason. */
export const laxnessOf =
  (t: Tables) =>
  (pick: Answer, legal: readonly Answer[], v: View, seat: Seat): boolean => {
    const frame = v.stack.at(-1)!;
    if (frame.t !== 'takeTurn' && frame.t !== 'repeatAction' && frame.t !== 'redevelopOld') return false;
    if (pick === 'pass') return legal.some(isDeed);
    const p = v.players[seat]!;
    if (pick.startsWith('replace ')) return isReplacedEarly(t, v, p, Number(pick.slice(pick.indexOf('.') + 1)));
    if (pick.startsWith('take ')) return costsPoints(t, v, p, []);
    const isExchange = pick === 'exchange' || (frame.t === 'repeatAction' && frame.again < 0 && pick === 'again');
    return isExchange && costsPoints(t, v, p, GOODS_FOR_WORKERS);
  };

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
