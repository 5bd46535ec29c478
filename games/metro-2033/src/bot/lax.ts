import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { STATION } from '../content/vocabulary.ts';
import type { Answer, View } from '../state.ts';
import { oneCardOf } from './oneCard.ts';

/** To put off a mission that can be completed now, or once one's next card is played: somebody's Monster may come first (MET-139). */
export function laxOf(t: Tables) {
  const { completes } = oneCardOf(t);
  /** Nobody needs to use up for a new Station what is meant for one in play. */
  const isStation = (pick: Answer): boolean => t.cards[t.cardOf.get(pick.slice('play '.length))!]!.category === STATION;

  return (pick: Answer, legal: readonly Answer[], v: View, seat: Seat): boolean => {
    if (pick === 'end') return legal.some((other) => other.startsWith('mission '));
    if (v.stack.at(-1)?.t !== 'turnAction' || !/^(play|protect) /.test(pick)) return false;
    const p = v.players[seat]!;
    return !completes(p, pick) && legal.some((other) => completes(p, other) && !isStation(other));
  };
}
