import type { Holding, Seat, Sheet } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { COLOURS, type Colour } from '../content/vocabulary.ts';
import { housingOf, openly } from '../rules/queries.ts';
import type { View } from '../state.ts';

export const LINES = ['vp', 'cards', 'building', 'housing', 'damage', 'marauder'] as const;
export type LineId = (typeof LINES)[number] | Colour;

/** What somebody has; survivors only where one knows what is behind the screen. */
export const sheetOf =
  (t: Tables) =>
  (v: View, seat: Seat): Sheet => {
    const p = v.players[seat]!;
    const { screen } = p;
    const lines: (Holding & { readonly what: LineId })[] = [
      { what: 'vp', n: p.vp },
      ...(screen ? COLOURS.map((what, c) => ({ what, n: screen[c]! + openly(p, c) })) : []),
      { what: 'cards', n: p.hand.length },
      { what: 'building', n: p.city.filter((building) => building >= 0).length },
      { what: 'housing', n: housingOf(t, p) },
      { what: 'damage', n: p.damage },
      { what: 'marauder', n: p.marauders },
    ];
    return lines;
  };
