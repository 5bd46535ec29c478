import { makeRng, type Seat, seedOf } from '@ashtown/engine';
import { type Story, story } from '@ashtown/testkit';
import { stockUp } from '../src/effects.ts';
import {
  BASE_SOURCES,
  type BaseSource,
  COLOURS,
  type Colour,
  type Event,
  type Frame,
  GOODS,
  type Goods,
  game,
  KEPT,
  type Pick,
  type Place,
  type Player,
  rules,
  type State,
  scoreOf,
  TOKENS,
  tables as t,
} from '../src/index.ts';
import { newPlayer } from '../src/setup.ts';

type BySeat<T> = Readonly<Record<Seat, T>>;
/** A location in play: a card, or a card with what lies on it. */
export type Standing =
  | string
  | ({ card: string; stock?: Goods } & Partial<Pick2<Place, 'uses' | 'visitors' | 'ones' | 'twos'>>);
type Pick2<T, K extends keyof T> = { [P in K]: T[P] };
export type Tucking = string | { card: string; ones?: number; twos?: number };

/** A position, told as people would: only what matters. Pools, hands and tables are empty unless told. */
export interface Position {
  seats?: number;
  turn?: number;
  first?: Seat;
  /** Whose action turn it is. */
  seat?: Seat;
  /** Where the turn is taken up. */
  from?: 'turn' | 'production' | 'actions' | 'scoring' | 'cleanup';
  /** Unless told, in the order of the file: New York, Merchants' Guild, Appalachian Federation, Mutants' Union. */
  factions?: BySeat<string>;
  score?: BySeat<number>;
  base?: BySeat<Partial<Record<BaseSource, number>>>;
  pool?: BySeat<Goods>;
  /** Cards in hand nobody else has seen, and cards everybody has. */
  hand?: BySeat<readonly string[]>;
  seen?: BySeat<readonly string[]>;
  places?: BySeat<readonly Standing[]>;
  leader?: BySeat<string | { card: string; ones?: number; stock?: Goods }>;
  spoils?: BySeat<readonly string[]>;
  deals?: BySeat<readonly Tucking[]>;
  exhausted?: BySeat<readonly Colour[]>;
  visits?: BySeat<number>;
  redeveloped?: readonly Seat[];
  passed?: readonly Seat[];
  /** The next cards, the first one first; the others follow in the order of the file. */
  deck?: readonly string[];
  /** Only these cards are left in the deck. */
  wholeDeck?: readonly string[];
  discard?: readonly string[];
  rigged?: readonly number[];
}

const amountsOf = (list: readonly number[] | null) =>
  Object.fromEntries(GOODS.slice(0, TOKENS).map((good, g) => [good, list?.[g] ?? 0])) as Record<
    (typeof GOODS)[number],
    number
  >;
const fill = (list: number[], goods: Goods = {}): number[] => {
  for (const [good, n] of Object.entries(goods)) list[GOODS.indexOf(good as never)] = n;
  return list;
};
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
export type Told = Story<State, Pick, Event, typeof READ>;

/** Begins a story of the first edition. */
export function given(position: Position): Told {
  const { from = 'actions' } = position;
  return story(game, {
    state: build(position),
    ...(position.rigged ? { rigged: position.rigged } : {}),
    begin(s, log) {
      const frames: Record<NonNullable<Position['from']>, Frame> = {
        turn: { t: 'turn' },
        production: { t: 'produce', nth: 0 },
        actions: { t: 'next', seat: position.seat ?? s.first },
        scoring: { t: 'scoring' },
        cleanup: { t: 'cleanup' },
      };
      s.stack.push(frames[from]);
      rules.run(s, log);
    },
    read: READ,
  });
}

function build(position: Position): State {
  const { seats = 2, first = 0 } = position;
  const s = game.setup(seats, {}, makeRng(seedOf('given')));
  const used = new Set<number>();
  const take = (id: string): number => {
    const card = t.id.findIndex((other, i) => other === id && !used.has(i));
    if (card < 0) throw new Error(`no ${id} is left`);
    used.add(card);
    return card;
  };
  s.stack.length = 0;
  s.ply = 0;
  s.turn = position.turn ?? (position.from === 'turn' ? 0 : 1);
  s.first = first;
  s.row = [];
  s.players = s.players.map((_, seat) => buildPlayer(position, seat, take));
  s.discard = (position.discard ?? []).map(take);
  const top = (position.wholeDeck ?? position.deck ?? []).map(take);
  const rest = position.wholeDeck ? [] : t.id.map((_, card) => card).filter((card) => !used.has(card));
  s.deck = [...top, ...rest].reverse();
  return s;
}

function buildPlayer(position: Position, seat: Seat, take: (id: string) => number): Player {
  const faction = position.factions?.[seat];
  const p = newPlayer(faction === undefined ? seat : t.factions.findIndex((x) => x.id === faction));
  p.score = position.score?.[seat] ?? 0;
  for (const [source, n] of Object.entries(position.base?.[seat] ?? {}))
    p.base[BASE_SOURCES.indexOf(source as BaseSource)] = n;
  fill(p.pool, position.pool?.[seat]);
  p.places = (position.places?.[seat] ?? []).map((x, no) => stand(x, no, take));
  p.placed = p.places.length;
  p.hand = (position.hand?.[seat] ?? []).map(take);
  p.seen = (position.seen?.[seat] ?? []).map(take);
  p.spoils = (position.spoils?.[seat] ?? []).map(take);
  p.deals = (position.deals?.[seat] ?? []).map((x) => {
    const { card, ones = 0, twos = 0 } = typeof x === 'string' ? { card: x } : x;
    return { card: take(card), ones, twos };
  });
  const leader = position.leader?.[seat];
  if (leader !== undefined) {
    const { card: id, ones = 0, stock } = typeof leader === 'string' ? { card: leader } : leader;
    const card = take(id);
    const goods = stock ? fill(Array<number>(KEPT).fill(0), stock) : stockUp(t.leader[card]!.stock);
    p.leader = { card, ones, twos: 0, stock: goods };
  }
  for (const colour of position.exhausted?.[seat] ?? []) p.exhausted |= 1 << COLOURS.indexOf(colour);
  p.visits = position.visits?.[seat] ?? 0;
  p.redeveloped = position.redeveloped?.includes(seat) ?? false;
  p.passed = position.passed?.includes(seat) ?? false;
  return p;
}

/** Stock cards carry what they began with, unless told. */
function stand(x: Standing, no: number, take: (id: string) => number): Place {
  const { card: id, stock, ...more } = typeof x === 'string' ? { card: x } : x;
  const card = take(id);
  const site = t.site[card]!;
  const begins = site.stock === null ? null : stockUp(site.stock);
  return {
    no,
    card,
    uses: 0,
    visitors: 0,
    ones: 0,
    twos: 0,
    stock: stock ? fill(Array<number>(KEPT).fill(0), stock) : begins,
    ...more,
  };
}

/** The answers of a seat that begin with a word. */
export const offered = (s: Told, seat: Seat, verb: string): string[] =>
  s.legal(seat).filter((pick) => pick === verb || pick.startsWith(`${verb} `));
