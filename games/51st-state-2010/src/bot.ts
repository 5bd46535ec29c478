import type { Seat, Term } from '@ashtown/engine';
import { scoreOf } from './queries.ts';
import type { View } from './state.ts';
import type { Tables } from './tables.ts';

export const evaluateOf =
  (_: Tables) =>
  (v: View, seat: Seat): readonly Term[] => [{ id: 'score', value: scoreOf(v.players[seat]!) }];
