import type { Seat } from '@ashtown/engine';
import { type Story, story } from '@ashtown/testkit';
import {
  type Answer,
  BASE_SOURCES,
  beginPosition,
  COLOURS,
  type Event,
  GOODS,
  game,
  type Position,
  rules,
  type State,
  scoreOf,
  TOKENS,
  tables as t,
} from '../src/index.ts';

export type { Position };

const amountsOf = (list: readonly number[] | null) =>
  Object.fromEntries(GOODS.slice(0, TOKENS).map((good, g) => [good, list?.[g] ?? 0])) as Record<
    (typeof GOODS)[number],
    number
  >;
const ids = (cards: readonly number[]): string[] => cards.map((card) => t.id[card]!);

const READ = {
  pool: (s: State) => s.players.map((p) => amountsOf(p.pool)),
  /** Everything in the pool together. */
  poolSize: (s: State) => s.players.map((p) => p.pool.reduce((a, b) => a + b, 0)),
  hand: (s: State) => s.players.map((p) => ids([...p.seen, ...p.hand])),
  handSize: (s: State) => s.players.map((p) => p.seen.length + p.hand.length),
  hidden: (s: State) => s.players.map((p) => ids(p.hand)),
  seen: (s: State) => s.players.map((p) => ids(p.seen)),
  places: (s: State) => s.players.map((p) => p.places.map((x) => t.id[x.card]!)),
  /** Tokens of 1 and of 2 on each location. */
  tokens: (s: State) => s.players.map((p) => p.places.map((x) => [x.ones, x.twos])),
  stock: (s: State) => s.players.map((p) => p.places.map((x) => amountsOf(x.stock))),
  uses: (s: State) => s.players.map((p) => p.places.map((x) => x.uses)),
  visitors: (s: State) => s.players.map((p) => p.places.map((x) => x.visitors)),
  leader: (s: State) => s.players.map((p) => (p.leader ? t.id[p.leader.card]! : null)),
  leaderTokens: (s: State) => s.players.map((p) => p.leader?.ones ?? 0),
  leaderStock: (s: State) => s.players.map((p) => amountsOf(p.leader?.stock ?? null)),
  spoils: (s: State) => s.players.map((p) => ids(p.spoils)),
  deals: (s: State) => s.players.map((p) => p.deals.map((d) => t.id[d.card]!)),
  dealTokens: (s: State) => s.players.map((p) => p.deals.map((d) => d.ones + 10 * d.twos)),
  exhausted: (s: State) => s.players.map((p) => COLOURS.filter((_, i) => p.exhausted & (1 << i))),
  visits: (s: State) => s.players.map((p) => p.visits),
  passed: (s: State) => s.players.map((p) => p.passed),
  base: (s: State) => s.players.map((p) => p.base.reduce((a, b) => a + b, 0)),
  /** What the VP on the base came from, where there are some. */
  sources: (s: State) =>
    s.players.map((p) =>
      Object.fromEntries(BASE_SOURCES.flatMap((source, i) => (p.base[i] ? [[source, p.base[i]]] : []))),
    ),
  /** As of the last scoring, and counted now. */
  score: (s: State) => s.players.map((p) => p.score),
  running: (s: State) => s.players.map((p) => scoreOf(p)),
  deckSize: (s: State) => s.deck.length,
  discard: (s: State) => ids(s.discard),
  row: (s: State) => ids(s.row),
  spent: (s: State) => ids(s.spent),
  turn: (s: State) => s.turn,
  first: (s: State) => s.first,
  winners: (s: State) => s.winners,
};
export type Told = Story<State, Answer, Event, typeof READ>;

/** Begins a story of the first edition. */
export function given(position: Position): Told {
  const begun = beginPosition(position);
  if (!begun.ok) throw new Error(`${begun.problem.code} at ${begun.problem.where}: ${begun.problem.expected}`);
  return story(game, { state: begun.state, begin: rules.run, read: READ });
}

/** The answers of a seat that begin with a word. */
export const offered = (s: Told, seat: Seat, verb: string): string[] =>
  s.legal(seat).filter((pick) => pick === verb || pick.startsWith(`${verb} `));
