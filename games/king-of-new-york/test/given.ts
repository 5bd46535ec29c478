import { type Story, story } from '@ashtown/testkit';
import {
  type Answer,
  BOROUGHS,
  type Borough,
  type CardId,
  type Event,
  FACES,
  type Face,
  type Frame,
  game,
  type Position,
  parsePosition,
  type State,
  TILES,
  type Tile,
  UNITS,
  type Unit,
  ZONES,
} from '../src/index.ts';
import { topTile } from '../src/rules/queries.ts';

/** A deck with cards missing from the box: stories can begin where no game comes to, such as without any card to draw. */
interface Beyond {
  wholeDeck?: readonly CardId[];
}

const READ = {
  life: (s: State) => s.players.map((p) => p.life),
  star: (s: State) => s.players.map((p) => p.star),
  energy: (s: State) => s.players.map((p) => p.energy),
  at: (s: State) => s.players.map((p) => BOROUGHS[p.at] ?? null),
  zone: (s: State) => s.players.map((p) => ZONES[p.zone]!),
  space: (s: State) => s.players.map((p) => (p.space === 0 ? '2-4' : '5-6')),
  cards: (s: State) => s.players.map((p) => p.cards),
  web: (s: State) => s.players.map((p) => p.web),
  jinx: (s: State) => s.players.map((p) => p.jinx),
  carapace: (s: State) => s.players.map((p) => p.carapace),
  souvenirs: (s: State) => s.players.map((p) => BOROUGHS.filter((_, b) => p.souvenirs & (1 << b))),
  alive: (s: State) => s.players.map((p) => p.out === 0),
  superstar: (s: State) => s.superstar,
  statue: (s: State) => s.statue,
  units: (s: State) =>
    Object.fromEntries(
      BOROUGHS.map((b, i) => [b, Object.fromEntries(UNITS.map((u, k) => [u, s.units[i * UNITS.length + k]!]))]),
    ) as Record<Borough, Record<Unit, number>>,
  /** Tops of the stacks in a borough, null where a stack is used up. */
  tops: (s: State) =>
    Object.fromEntries(
      BOROUGHS.map((b, i) => [b, [0, 1, 2].map((k) => TILES[topTile(s, i * 3 + k)] ?? null)]),
    ) as Record<Borough, (Tile | null)[]>,
  bank: (s: State) => s.bank,
  discard: (s: State) => s.discard,
  deckSize: (s: State) => s.deck.length,
  dice: (s: State) => s.turn.dice.map((face) => FACES[face]!).join(' '),
  rerolls: (s: State) => s.turn.rerolls,
  open: (s: State) => Object.fromEntries(FACES.map((f, i) => [f, s.turn.open[i]!])) as Record<Face, number>,
  /** Whose turn it is, and its number. */
  active: (s: State) => s.turn.seat,
  turn: (s: State) => s.turn.no,
  extra: (s: State) => s.turn.extra,
  queue: (s: State) => s.queue,
  closed: (s: State) => s.closed,
  winners: (s: State) => s.winners,
};

/** Begins a story of King of New York. */
export function given({ wholeDeck, ...position }: Position & Beyond): Story<State, Answer, Event, typeof READ> {
  const events: Event[] = [];
  const parsed = parsePosition(position, events);
  if (!parsed.ok) throw new Error(`no such position: ${JSON.stringify(parsed.problem)}`);
  const { state } = parsed;
  if (wholeDeck) state.deck = wholeDeck.toReversed();
  return story(game, { state, begin: (_, log) => log.push(...events), read: READ });
}

/** `reroll('heal', 'ouch')` */
export const reroll = (...faces: Face[]): Answer =>
  `reroll ${[...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b)).join(' ')}`;

export type { Frame, Position };
