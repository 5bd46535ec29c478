import type { Holding, Seat, Sheet } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { MANHATTAN, type Res, type Token } from '../content/vocabulary.ts';
import type { View } from '../state.ts';

export type LineId = Res | Token | 'cards';

/** What a Monster has, and what its zone of Manhattan will give it in each of its turns. */
export const sheetOf =
  (t: Tables) =>
  (v: View, seat: Seat): Sheet => {
    const p = v.players[seat]!;
    const zone = p.at === MANHATTAN && p.out === 0 ? t.zones[p.zone] : undefined;
    const lines: (Holding & { readonly what: LineId })[] = [
      { what: 'star', n: p.star },
      { what: 'life', n: p.life },
      { what: 'energy', n: p.energy },
      { what: 'star', n: zone?.star ?? 0, each: true },
      { what: 'energy', n: zone?.energy ?? 0, each: true },
      { what: 'cards', n: p.cards.length },
      { what: 'web', n: p.web },
      { what: 'jinx', n: p.jinx },
      { what: 'carapace', n: p.carapace },
    ];
    return lines;
  };
