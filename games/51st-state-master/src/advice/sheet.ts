import type { Holding, Seat, Sheet } from '@ashtown/engine';
import { GOODS, type Good, TOKENS } from '../content/vocabulary.ts';
import type { Facts } from '../rules/facts.ts';
import { countIntact } from '../rules/queries.ts';
import { pointsOf, sum } from '../standing.ts';
import type { View } from '../state.ts';

export type LineId = Good | 'deal' | 'location';

/** What somebody has, and what the next Production would bring besides the goods that are kept. */
export const sheetOf =
  ({ forecast }: Pick<Facts, 'forecast'>) =>
  (v: View, seat: Seat): Sheet => {
    const p = v.players[seat]!;
    const { goods } = forecast(v, seat);
    const lines: (Holding & { readonly what: LineId })[] = [
      { what: 'vp', n: sum(pointsOf(v, p)) },
      ...GOODS.map((what, g) => ({ what, n: (goods[what] ?? 0) - (p.stored[g] ?? 0), each: true as const })),
      ...GOODS.slice(0, TOKENS).map((what, g) => ({ what, n: p.tokens[g]! })),
      { what: 'card', n: p.hand.length + p.seen.length },
      { what: 'location', n: countIntact(p) },
      { what: 'deal', n: p.deals.length },
    ];
    return lines;
  };
