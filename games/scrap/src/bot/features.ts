import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { potIn, strongCards } from '../rules/queries.ts';
import type { View } from '../state.ts';
import type { WEIGHTS } from './weights.ts';

/** Named numbers about a seat's table, one for each weight. */
export type Features = { [T in keyof typeof WEIGHTS]: Record<keyof (typeof WEIGHTS)[T], number> };

export const featuresOf =
  (t: Tables) =>
  (v: View, seat: Seat): Features => {
    const { hand, banked } = v.players[seat]!;
    const rivals = v.players.filter((_, other) => other !== seat).map((p) => p.banked);
    const top = v.stack.at(-1);
    const isMine = top?.t === 'press' && top.seats[0] === seat;
    return {
      lead: { ahead: banked - Math.max(...rivals) },
      hand: { strong: strongCards(t, hand) },
      pot: { open: isMine ? potIn(v) : 0 },
    };
  };
