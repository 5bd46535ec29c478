import type { Ref, Seat } from '@ashtown/engine';
import type { Reason, View } from '../state.ts';

/** Why nothing can be done with a card now; null if it can be bid. */
export function explain(v: View, seat: Seat, ref: Ref): Reason | null {
  if (ref.kind !== 'card') return null;
  if (!v.players[seat]!.hand.includes(Number(ref.id))) return { t: 'not-held', card: ref.id };
  return v.stack.at(-1)?.t === 'bid' ? null : { t: 'not-now' };
}
