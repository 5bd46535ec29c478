import { beforeExplaining, type Ref, type Seat } from '@ashtown/engine';
import type { Rules } from '../rules/index.ts';
import type { Reason, State, View } from '../state.ts';
import { refs } from './refs.ts';

/** Why nothing can be done with a thing now; null where an answer is about it. */
export function explainOf({ asked, legal }: Rules): (v: View, seat: Seat, ref: Ref) => Reason | null {
  return (v, seat, ref) => {
    const s = v as unknown as State; // the rules read only what a view holds
    const first = beforeExplaining({ asked, legal, refs }, s, seat, ref);
    if (first !== undefined) return first;
    if (ref.kind !== 'card') return null;
    return v.players[seat]!.hand.includes(Number(ref.id)) ? { t: 'not-now' } : { t: 'not-held', card: ref.id };
  };
}
