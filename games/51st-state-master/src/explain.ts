import type { Ref, Seat } from '@ashtown/engine';
import type { Reason, View } from './state.ts';

export function explain(_: View, __: Seat, ___: Ref): Reason | null {
  return null;
}
