import type { Holding, Seat, Sheet } from '@ashtown/engine';
import { totalOf } from '../rules/queries.ts';
import type { View } from '../state.ts';

export const LINES = ['markers', 'up', 'cards', 'resources', 'shields', 'stations', 'heroes'] as const;
export type LineId = (typeof LINES)[number];

/** What somebody has: markers in all and above the Faction card, and cards in hand and in play. */
export function sheet(v: View, seat: Seat): Sheet {
  const p = v.players[seat]!;
  const lines: (Holding & { readonly what: LineId })[] = [
    { what: 'markers', n: totalOf(p) },
    { what: 'up', n: p.up },
    { what: 'resources', n: p.resources.length },
    { what: 'shields', n: p.shields.length },
    { what: 'stations', n: p.stations.length },
    { what: 'heroes', n: p.heroes.length },
    { what: 'cards', n: p.hand.length },
  ];
  return lines;
}
