import { makeRng, type ParsedPosition, type Rng, type Seat, schema, seedOf } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { type Card, type Frame, ROUNDS, type State } from '../state.ts';

/** Any position as data: what is missing is quiet. Cards that are named nowhere are in the deck, the highest on top. */
export interface Position {
  seats: number;
  rounds?: (typeof ROUNDS)[number];
  salvage?: boolean;
  round?: number;
  hands?: Card[][];
  banked?: number[];
  discard?: Card[];
  deck?: Card[];
  over?: boolean;
  ply?: number;
  rng?: Rng;
  stack?: Frame[];
}

const { whole, listOf, fields, oneOf } = schema;
const Any = schema.anything as schema.Schema<never>;

const refuse = (where: string, expected: string) =>
  ({ ok: false, problem: schema.problem('broken', where, expected) }) as const;

export const makePosition = (s: State): Position => ({
  seats: s.players.length,
  rounds: s.options.rounds,
  salvage: s.options.salvage,
  round: s.round,
  hands: s.players.map((p) => p.hand.slice()),
  banked: s.players.map((p) => p.banked),
  discard: s.discard.slice(),
  deck: s.deck.slice(),
  over: s.over,
  ply: s.ply,
  rng: s.rng,
  stack: s.stack.slice(),
});

export function parsePositionOf(t: Tables, broken: (s: State) => readonly string[]) {
  const n = t.cards.length;
  const Cards = listOf(whole(1, n), 0, n);
  const Shape = fields(
    { seats: whole(2, 4) },
    {
      rounds: oneOf(ROUNDS),
      salvage: oneOf([true, false]),
      round: whole(0, 4),
      hands: listOf(Cards, 2, 4),
      banked: listOf(whole(0, 1000), 2, 4),
      discard: Cards,
      deck: Cards,
      over: oneOf([true, false]),
      ply: whole(0, 1_000_000),
      rng: Any,
      stack: listOf(Any, 0, 20),
    },
  );

  return (given: unknown): ParsedPosition<State> => {
    const wrong = Shape(given, '');
    if (wrong) return { ok: false, problem: wrong };
    const p = given as Position;
    const hands = p.hands ?? Array.from({ length: p.seats }, (_, seat) => [2 * seat + 1, 2 * seat + 2]);
    const banked = p.banked ?? hands.map(() => 0);
    if (hands.length !== p.seats || banked.length !== p.seats) return refuse('hands', 'one for each seat');
    const discard = p.discard ?? [];
    const told = new Set([...hands.flat(), ...discard]);
    const seats: Seat[] = hands.map((_, seat) => seat);
    const state: State = {
      rng: p.rng ?? makeRng(seedOf('position')),
      ply: p.ply ?? 0,
      stack: p.stack ?? [
        { t: 'round', n: (p.round ?? 1) + 1 },
        { t: 'bid', seats },
      ],
      options: { rounds: p.rounds ?? 3, salvage: p.salvage ?? false },
      round: p.round ?? 1,
      deck: p.deck ?? t.cards.filter((card) => !told.has(card)),
      discard: discard.slice(),
      players: hands.map((hand, seat) => ({ hand: hand.slice(), banked: banked[seat]! })),
      over: p.over ?? false,
    };
    const [fault] = broken(state);
    return fault === undefined ? { ok: true, state } : refuse('deck', fault);
  };
}
