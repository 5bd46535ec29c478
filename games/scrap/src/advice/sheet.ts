import type { Holding, Seat, Sheet } from '@ashtown/engine';
import type { View } from '../state.ts';

export type LineId = 'points' | 'cards';

/** What somebody has: points in the bank, and cards in hand. */
export function sheet({ players }: View, seat: Seat): Sheet {
  const { banked, hand } = players[seat]!;
  const lines: (Holding & { readonly what: LineId })[] = [
    { what: 'points', n: banked },
    { what: 'cards', n: hand.length },
  ];
  return lines;
}
