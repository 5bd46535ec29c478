import { amount, counted, oneOf, own, type Sight, sightOf, steps } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { GOODS, TOKENS } from '../content/vocabulary.ts';
import { countIntact, type Known, type Somebody } from '../rules/queries.ts';

const of = own<Somebody>;

/** What a learned value sees of a State. */
export function inputsOf(t: Tables): Sight<Known> {
  const ids = Array.from({ length: t.faces }, (_, face) => t.faceId(face));
  const cards = (name: string, read: (p: Somebody) => readonly (number | null)[]): Sight<Known> =>
    counted(name, ids, (s, seat, see) => {
      for (const card of read(s.players[seat]!)) if (card !== null) see(t.face[card]!, 1);
    });
  return sightOf<Known>([
    oneOf('round', [1, 2, 3, 4, 5, 6, 7, 8], (s) => s.round - 1),
    oneOf('place', [0, 1, 2, 3], (s, seat) => (seat - s.first + s.players.length) % s.players.length),
    steps(
      'VP',
      [3, 6, 9, 12, 15, 18, 21, 24],
      of(({ vp }) => vp),
    ),
    amount(
      'VP',
      of(({ vp }) => vp / 25),
    ),
    amount('ending', (s) => (s.ending ? 1 : 0)),
    oneOf(
      'faction',
      t.factionIds,
      of(({ faction }) => faction),
    ),
    steps('intact', [2, 4, 6, 8, 10, 12], of(countIntact)),
    steps(
      'hand',
      [1, 2, 3, 4, 5, 6, 8],
      of(({ hand, seen }) => hand.length + seen.length),
    ),
    counted('stored', GOODS.slice(0, TOKENS), (s, seat, see) => {
      const { tokens, stored } = s.players[seat]!;
      for (let g = 0; g < TOKENS; g++) if (tokens[g]! + stored[g]! > 0) see(g, tokens[g]! + stored[g]!);
    }),
    cards('in play', ({ places }) => places.flatMap(({ card, ruins }) => (ruins ? [] : [card]))),
    cards('deal', ({ deals }) => deals),
    cards('in hand', ({ hand, seen }) => [...hand, ...seen]),
  ]);
}
