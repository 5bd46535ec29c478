import type { Seat, Term } from '@ashtown/engine';
import type { View } from './state.ts';

export function evaluate(v: View, seat: Seat): readonly Term[] {
  return [{ id: 'vp', value: v.players[seat]!.vp }];
}
