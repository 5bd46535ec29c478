import { amount, counted, oneOf, own, type See, type Sight, sightOf, steps } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import type { Player, State, View } from '../state.ts';

type Table = State | View;
type Somebody = Omit<Player, 'hand'> & { hand: readonly (Card | null)[] };

const of = own<Somebody>;

/** What a learned value sees of a Faction. */
export function inputsOf(t: Tables): Sight<Table> {
  const ids = t.cards.map(({ id }) => id);
  const cards = (name: string, read: (p: Somebody) => readonly (Card | null)[]): Sight<Table> =>
    counted(name, ids, (s: Table, seat: number, see: See) => {
      for (const card of read(s.players[seat]!)) if (card !== null) see(card, 1);
    });
  return sightOf<Table>([
    oneOf('turn in', [0, 1, 2, 3, 4], (s, seat) => (seat - s.turn.seat + s.players.length) % s.players.length),
    steps('rounds', [2, 4, 6, 8, 10, 13, 16, 20], (s) => Math.ceil(s.turn.no / s.players.length)),
    steps(
      'up',
      [1, 2, 3, 4, 5, 6, 7],
      of(({ up }) => up),
    ),
    steps(
      'below',
      [1, 2, 3, 4, 5, 6],
      of(({ down }) => down),
    ),
    steps(
      'reserve',
      [1, 2, 3, 4, 5],
      of(({ reserve }) => reserve),
    ),
    oneOf(
      'faction',
      t.factions.map(({ id }) => id),
      of(({ faction }) => faction),
    ),
    amount(
      'flipped',
      of(({ flipped }) => (flipped ? 1 : 0)),
    ),
    steps(
      'stations',
      [1, 2, 3],
      of(({ stations }) => stations.length),
    ),
    steps(
      'heroes',
      [1, 2, 3],
      of(({ heroes }) => heroes.length),
    ),
    cards('in play', ({ resources }) => resources),
    cards('protection', ({ shields }) => shields),
    cards('station', ({ stations }) => stations),
    cards('hero', ({ heroes }) => heroes),
    cards('hand', ({ hand }) => hand),
  ]);
}
