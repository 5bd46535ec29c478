import type { Deed, Seat } from '@ashtown/engine';
import { potIn } from '../rules/queries.ts';
import type { Answer, Card, View } from '../state.ts';
import { refs } from './refs.ts';

/** What an answer is, as data. */
export type ScrapDeed = Deed &
  ({ verb: 'bid'; card: Card } | { verb: 'roll'; risked: number } | { verb: 'stop'; pot: number });

export function deedOf(v: View, _seat: Seat, _question: string, answer: Answer): ScrapDeed {
  if (typeof answer === 'number') return { verb: 'bid', things: refs(answer), card: answer };
  const pot = potIn(v);
  return answer === 'roll'
    ? { verb: 'roll', things: [], risked: pot }
    : { verb: 'stop', things: [], gives: [{ what: 'score', n: pot }], pot };
}
