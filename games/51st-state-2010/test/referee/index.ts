import { difference, type Referee } from '@ashtown/testkit';
import { COLOURS, GOODS, made, type State } from '../../src/index.ts';
import type { MadeFirstEdition } from '../../src/make.ts';
import { BASE_SOURCES } from '../../src/state.ts';
import { type Bag, contactsOf, effectOf, plain } from './cards.ts';
import { Game } from './turn.ts';

const bagOf = (names: readonly string[], amounts: readonly number[] | null): string =>
  plain(new Map((amounts ?? []).map((n, i) => [names[i]!, n])) as Bag);
const tokensOf = ({ ones, twos }: { ones: number; twos: number }): string => '1'.repeat(ones) + '2'.repeat(twos);
const written = (tokens: readonly number[]): string => tokens.toSorted().join('');

type Made = Pick<MadeFirstEdition, 'game' | 'tables'>;

const stateOf =
  ({ game, tables }: Made) =>
  (s: State): object => {
    const idOf = (card: number): string => tables.id[card]!;
    return {
      sides: s.players.map((p) => ({
        faction: tables.factions[p.faction]!.id,
        score: p.score,
        base: bagOf(BASE_SOURCES, p.base),
        pool: bagOf(GOODS, p.pool),
        hidden: p.hand.map(idOf).sort(),
        seen: p.seen.map(idOf).sort(),
        places: p.places.map((place) => ({
          no: place.no,
          id: idOf(place.card),
          uses: place.uses,
          visitors: s.players.flatMap((_, seat) => (place.visitors & (1 << seat) ? [seat] : [])),
          tokens: tokensOf(place),
          stock: bagOf(GOODS, place.stock),
        })),
        leader: p.leader && [idOf(p.leader.card), tokensOf(p.leader), bagOf(GOODS, p.leader.stock)],
        spoils: p.spoils.map(idOf).sort(),
        deals: p.deals.map((deal) => `${idOf(deal.card)} ${tokensOf(deal)}`).sort(),
        exhausted: COLOURS.filter((_, i) => p.exhausted & (1 << i)).sort(),
        visits: p.visits,
        redeveloped: p.redeveloped,
        passed: p.passed,
      })),
      turn: s.turn,
      first: s.first,
      deck: s.deck.map(idOf),
      discard: s.discard.map(idOf),
      row: s.row.map(idOf).sort(),
      looked: s.looked.map(idOf).sort(),
      limbo: s.limbo < 0 ? null : idOf(s.limbo),
      spent: s.spent.map(idOf).sort(),
      winners: s.winners,
      result: game.result(s)?.map(({ seat, rank, share, score }) => ({ seat, rank, share, score })) ?? null,
    };
  };
const reckoned = (g: Game): object => ({
  sides: g.sides.map((p) => ({
    faction: p.faction,
    score: p.score,
    base: plain(p.base),
    pool: plain(p.pool),
    hidden: p.hidden.toSorted(),
    seen: p.seen.toSorted(),
    places: p.places.map(({ no, id, uses, visitors, tokens, stock }) => ({
      no,
      id,
      uses,
      visitors: visitors.toSorted(),
      tokens: written(tokens),
      stock: plain(stock),
    })),
    leader: p.leader && [p.leader.id, written(p.leader.tokens), plain(p.leader.stock)],
    spoils: p.spoils.toSorted(),
    deals: p.deals.map(({ id, tokens }) => `${id} ${written(tokens)}`).sort(),
    exhausted: contactsOf(p.faction)
      .filter((id) => p.exhausted.includes(id))
      .map((id) => effectOf(id, 'RANGE')!.color)
      .sort(),
    visits: p.visits,
    redeveloped: p.redeveloped,
    passed: p.passed,
  })),
  turn: g.turn,
  first: g.first,
  deck: g.deck,
  discard: g.discard,
  row: g.row.toSorted(),
  looked: g.looked.toSorted(),
  limbo: g.limbo,
  spent: g.spent.toSorted(),
  winners: g.winners,
  result:
    g.winners?.length === undefined
      ? null
      : g.sides.map((p) => ({
          seat: p.seat,
          rank: g.rankOf(p),
          share: g.winners!.includes(p.seat) ? 1 / g.winners!.length : 0,
          score: p.score,
        })),
});

/** The referee of a game that leaves some cards out; what they do is read from `content.json` all the same. */
export function refereeOf(which: Made): (s: State) => Referee<State> {
  const lying = stateOf(which);
  return (s) => {
    const table = new Game(s, which.tables);
    return {
      game: () => table.game() as ReturnType<Referee<State>['game']>,
      differs: (now) => difference(lying(now), reckoned(table)),
    };
  };
}
export const makeReferee = refereeOf(made);
