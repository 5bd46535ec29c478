import type { Holding, Seat, Sheet } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { GOODS, type Good, KEPT, TOKENS } from '../content/vocabulary.ts';
import { factsOf } from '../rules/facts.ts';
import { accessible, handSize, scoreOf } from '../rules/queries.ts';
import type { View } from '../state.ts';

/** What stands on a sheet besides goods. */
export const LINES = ['score', 'location', 'spoils', 'deal'] as const;
export type LineId = (typeof LINES)[number] | Good;

/** What somebody has; goods that lie on cards count where they can be spent. */
export function sheetOf(t: Tables): (v: View, seat: Seat) => Sheet {
  const { forecastOf } = factsOf(t);
  return (v, seat) => {
    const p = v.players[seat]!;
    const produced = forecastOf(p);
    const goods = [...accessible(t, p), ...p.pool.slice(KEPT, TOKENS)];
    const lines: (Holding & { readonly what: LineId })[] = [
      { what: 'score', n: scoreOf(p) },
      ...GOODS.map((what) => ({ what, n: produced[what] ?? 0, each: true as const })),
      ...goods.map((n, g) => ({ what: GOODS[g]!, n })),
      { what: 'card', n: handSize(p) },
      { what: 'location', n: p.places.length },
      { what: 'deal', n: p.deals.length },
      { what: 'spoils', n: p.spoils.length },
    ];
    return lines;
  };
}
