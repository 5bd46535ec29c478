import { amount, counted, oneOf, own, type Sight, sightOf, steps } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { COLOURS } from '../content/vocabulary.ts';
import { type Anyone, openly } from '../rules/queries.ts';
import type { State, View } from '../state.ts';

type Table = State | View;

const of = own<Anyone>;

/** What a learned value sees of a city. */
export const inputsOf = (t: Tables): Sight<Table> =>
  sightOf<Table>([
    oneOf('round', [1, 2, 3, 4, 5, 6], (s) => s.round - 1),
    amount(
      'VP',
      of(({ vp }) => vp / 50),
    ),
    amount('VP behind', (s, seat) => (Math.max(...s.players.map(({ vp }) => vp)) - s.players[seat]!.vp) / 50),
    steps(
      'marauders',
      [1, 2, 3, 4, 6, 8, 10, 13, 16],
      of(({ marauders }) => marauders),
    ),
    steps(
      'damage',
      [1, 2, 3, 4, 5, 6, 7, 8, 10, 12],
      of(({ damage }) => damage),
    ),
    amount(
      'aside',
      of(({ aside }) => aside),
    ),
    counted('survivor', COLOURS, (s, seat, see) => {
      const p = s.players[seat]!;
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const n = openly(p, colour) + (p.screen?.[colour] ?? 0);
        if (n > 0) see(colour, n);
      }
    }),
    counted(
      'building',
      t.buildings.map((_, i) => i),
      (s, seat, see) => {
        for (const building of s.players[seat]!.city) if (building >= 0) see(building, 1);
      },
    ),
    counted(
      'equipment',
      t.equipment.map((_, i) => i),
      (s, seat, see) => {
        for (const card of s.players[seat]!.hand) if (card !== null) see(card, 1);
      },
    ),
    counted(
      'scoring tile',
      t.scoring.map((_, i) => i),
      (s, seat, see) => {
        for (const tile of s.players[seat]!.tiles) if (tile !== null && tile >= 0) see(tile, 1);
      },
    ),
  ]);
