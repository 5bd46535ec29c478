import { amount, counted, oneOf, own, type Sight, sightOf, steps } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { MANHATTAN, UNITS, ZONES } from '../content/vocabulary.ts';
import { living } from '../rules/queries.ts';
import type { Player, State, View } from '../state.ts';

type Table = State | View;

const of = own<Player>;

/** What a learned value sees of a Monster. */
export const inputsOf = (t: Tables): Sight<Table> =>
  sightOf<Table>([
    oneOf('turn in', [0, 1, 2, 3, 4, 5], (s, seat) => (seat - s.turn.seat + s.players.length) % s.players.length),
    steps(
      'stars',
      [4, 8, 11, 13, 15, 16, 17, 18, 19],
      of(({ star }) => star),
    ),
    amount(
      'stars',
      of(({ star }) => star / 20),
    ),
    steps(
      'life',
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      of(({ life }) => life),
    ),
    steps(
      'energy',
      [1, 2, 3, 4, 5, 6, 7, 8, 10, 12],
      of(({ energy }) => energy),
    ),
    oneOf(
      'zone',
      ZONES,
      of(({ at, zone }) => (at === MANHATTAN ? zone : -1)),
    ),
    counted('unit', UNITS, (s, seat, see) => {
      const { at } = s.players[seat]!;
      if (at < 0) return;
      for (let kind = 0; kind < UNITS.length; kind++) see(kind, s.units[at * UNITS.length + kind]!);
    }),
    amount('nobody in Manhattan', (s) => (s.players.some(({ at, out }) => at === MANHATTAN && out === 0) ? 0 : 1)),
    amount('Superstar', (s, seat) => (s.superstar === seat ? 1 : 0)),
    amount('Statue', (s, seat) => (s.statue === seat ? 1 : 0)),
    amount(
      'web',
      of(({ web }) => web),
    ),
    amount(
      'jinx',
      of(({ jinx }) => jinx),
    ),
    amount(
      'carapace',
      of(({ carapace }) => carapace),
    ),
    oneOf('alive', [2, 3, 4, 5, 6], (s) => living(s) - 2),
    counted('card', t.cardIds, (s, seat, see) => {
      for (const card of s.players[seat]!.cards) see(t.order[card]!, 1);
    }),
  ]);
