import { amount, counted, oneOf, own, type Sight, sightOf, steps } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { type Board, type Somebody, scoreOf } from '../rules/queries.ts';

const of = own<Somebody>;

/** What a learned value sees of a State. */
export function inputsOf(t: Tables): Sight<Board> {
  const cards = (name: string, read: (p: Somebody) => readonly (number | null)[]): Sight<Board> =>
    counted(name, t.faceIds, (s, seat, see) => {
      for (const card of read(s.players[seat]!)) if (card !== null) see(t.face[card]!, 1);
    });
  return sightOf<Board>([
    oneOf('turn', [1, 2, 3, 4, 5, 6, 7, 8], (s) => s.turn - 1),
    oneOf('place', [0, 1, 2, 3], (s, seat) => (seat - s.first + s.players.length) % s.players.length),
    steps('score', [4, 8, 12, 16, 20, 24, 27, 30], of(scoreOf)),
    amount(
      'score',
      of((p) => scoreOf(p) / 30),
    ),
    oneOf(
      'faction',
      t.factions.map(({ id }) => id),
      of(({ faction }) => faction),
    ),
    steps(
      'places',
      [2, 4, 6, 8, 10],
      of(({ places }) => places.length),
    ),
    steps(
      'deals',
      [1, 2, 3, 4, 5],
      of(({ deals }) => deals.length),
    ),
    steps(
      'hand',
      [1, 2, 3, 4, 5, 6, 7, 8],
      of(({ hand, seen }) => hand.length + seen.length),
    ),
    cards('in play', ({ places, leader }) => [...places.map(({ card }) => card), ...(leader ? [leader.card] : [])]),
    cards('deal', ({ deals }) => deals.map(({ card }) => card)),
    cards('in hand', ({ hand, seen }) => [...hand, ...seen]),
  ]);
}
