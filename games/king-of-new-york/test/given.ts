import { makeRng, type Seat, seedOf } from '@ashtown/engine';
import { type Story, story } from '@ashtown/testkit';
import {
  BOROUGHS,
  type Borough,
  CARD_IDS,
  type CardId,
  type Event,
  FACES,
  type Face,
  type Frame,
  game,
  MONSTERS,
  NOBODY,
  type Pick,
  SOURCES,
  type State,
  TILES,
  type Tile,
  UNITS,
  type Unit,
  ZONES,
  type Zone,
} from '../src/index.ts';
import { topTile } from '../src/queries.ts';
import { rules } from '../src/rules.ts';
import { newTurn } from '../src/turn.ts';

type BySeat<T> = Readonly<Record<Seat, T>>;
type Units = { readonly [B in Borough]?: { readonly [U in Unit]?: number } };

/** A position, told as people would: only what matters. The rest is quiet: 10♥, no cards, no Units, an empty bank. */
export interface Position {
  seats?: number;
  advanced?: boolean;
  closed?: boolean;
  /** Whose turn it is. */
  turn?: Seat;
  subway?: boolean;
  /** Where the turn is taken up; the steps before are skipped. */
  from?: 'turn' | 'roll' | 'result' | 'symbols' | 'move' | 'buy' | 'end';
  /** Unless told, 0 and 1 are in the Bronx, 2 and 3 in Queens, 4 and 5 in Brooklyn. */
  at?: BySeat<Borough>;
  zone?: BySeat<Zone>;
  /** Seats on a 5-6 space. */
  second?: readonly Seat[];
  life?: BySeat<number>;
  star?: BySeat<number>;
  energy?: BySeat<number>;
  cards?: BySeat<readonly CardId[]>;
  web?: BySeat<number>;
  jinx?: BySeat<number>;
  carapace?: BySeat<number>;
  souvenirs?: BySeat<readonly Borough[]>;
  /** Eliminated in an earlier turn. */
  out?: readonly Seat[];
  superstar?: Seat;
  statue?: Seat;
  units?: Units;
  /** Units among `units` that were revealed this turn. */
  fresh?: Units;
  /** The stacks of a borough, the visible Building last: `{ queens: [['high-rise-1', 'hospital-2']] }`. */
  stacks?: { readonly [B in Borough]?: readonly (readonly Tile[])[] };
  bank?: readonly CardId[];
  /** The next cards, the first one first; the others follow in the order of CARDS. */
  deck?: readonly CardId[];
  /** Only these cards are left in the deck. */
  wholeDeck?: readonly CardId[];
  discard?: readonly CardId[];
  claims?: readonly Seat[];
  queue?: readonly { seat: Seat; subway: boolean }[];
  entered?: boolean;
  destroyed?: { readonly [U in Unit]?: number };
  dealt?: BySeat<number>;
  /** The first roll; with `from` after the roll, the dice on the table: `'attack attack heal'`. */
  dice?: string;
  /** Faces of all dice thrown later, in order. */
  rolls?: string;
}

const STEPS = ['early', 'roll', 'result', 'symbols', 'move', 'buy', 'end'] as const;
const facesOf = (text = ''): number[] =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const face = FACES.indexOf(word as Face);
      if (face < 0) throw new Error(`no face ${word}`);
      return face;
    });

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
  /** Whose turn it is, and its number: 1 is the turn the story begins with. */
  turn: (s: State) => s.turn.seat,
  turnNo: (s: State) => s.turn.no,
  extra: (s: State) => s.turn.extra,
  queue: (s: State) => s.queue,
  closed: (s: State) => s.closed,
  winners: (s: State) => s.winners,
};

/** Begins a story of King of New York. */
export function given(position: Position): Story<State, Pick, Event, typeof READ> {
  const { from = 'turn', turn = 0 } = position;
  const rolling = from === 'turn' || from === 'roll';
  return story(game, {
    state: build(position),
    rigged: [...(rolling ? facesOf(position.dice) : []), ...facesOf(position.rolls)],
    begin(s, log) {
      if (from === 'turn') s.stack.push({ t: 'turn', seat: turn, extra: false, subway: position.subway ?? false });
      else for (const t of STEPS.slice(STEPS.indexOf(from)).reverse()) s.stack.push({ t });
      rules.run(s, log);
    },
    read: READ,
  });
}

function build(position: Position): State {
  const { seats = 2, from = 'turn', turn = 0 } = position;
  const s = game.setup(seats, { advanced: position.advanced ?? false }, makeRng(seedOf('given')));
  s.stack.length = 0;
  s.ply = 0;
  s.closed = position.closed ?? false;
  s.turn = newTurn(seats, from === 'turn' ? 0 : 1, turn, turn, false, position.subway ?? false);
  s.players.forEach((p, seat) => {
    p.monster = seat % MONSTERS.length;
    p.at = BOROUGHS.indexOf(position.at?.[seat] ?? BOROUGHS[1 + (seat >> 1)]!);
    p.zone = ZONES.indexOf(position.zone?.[seat] ?? 'lower');
    p.space = position.second?.includes(seat) ? 1 : 0;
    p.life = position.life?.[seat] ?? 10;
    p.energy = position.energy?.[seat] ?? 0;
    p.star = p.from[SOURCES.indexOf('cards')] = position.star?.[seat] ?? 0;
    p.cards = [...(position.cards?.[seat] ?? [])].sort((a, b) => CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b));
    p.web = position.web?.[seat] ?? 0;
    p.jinx = position.jinx?.[seat] ?? 0;
    p.carapace = position.carapace?.[seat] ?? 0;
    for (const b of position.souvenirs?.[seat] ?? []) p.souvenirs |= 1 << BOROUGHS.indexOf(b);
    if (position.out?.includes(seat)) Object.assign(p, { out: 1, life: 0, at: -1 });
  });
  s.superstar = position.superstar ?? NOBODY;
  s.statue = position.statue ?? NOBODY;
  s.claims = [...(position.claims ?? [])];
  s.queue = (position.queue ?? []).map((q) => ({ ...q }));
  placeUnits(s.units, position.units);
  placeUnits(s.fresh, position.fresh);
  buildStacks(s, position.stacks);
  dealCards(s, position);
  if (from !== 'turn' && from !== 'roll') s.turn.dice = facesOf(position.dice);
  if (from === 'symbols') s.turn.open = FACES.map((_, f) => s.turn.dice.filter((face) => face === f).length);
  s.turn.entered = position.entered ?? false;
  UNITS.forEach((u, i) => {
    s.turn.destroyed[i] = position.destroyed?.[u] ?? 0;
  });
  for (const [seat, n] of Object.entries(position.dealt ?? {})) s.turn.dealt[Number(seat)] = n;
  return s;
}

function placeUnits(place: number[], units: Units = {}): void {
  place.fill(0);
  for (const [b, kinds] of Object.entries(units))
    for (const [u, n] of Object.entries(kinds))
      place[BOROUGHS.indexOf(b as Borough) * UNITS.length + UNITS.indexOf(u as Unit)] = n;
}

/** Unless told, every stack is three high-rises of durability 1. */
function buildStacks(s: State, stacks: Position['stacks'] = {}): void {
  s.tiles.fill(0);
  s.height.fill(3);
  for (const [b, list] of Object.entries(stacks))
    for (const [k, tiles] of list.entries()) {
      const stack = BOROUGHS.indexOf(b as Borough) * 3 + k;
      s.height[stack] = tiles.length;
      for (let i = 0; i < 3; i++) s.tiles[stack * 3 + i] = i < tiles.length ? TILES.indexOf(tiles[i]!) : -1;
    }
}

function dealCards(s: State, { bank = [], deck = [], wholeDeck, discard = [] }: Position): void {
  s.bank = [0, 1, 2].map((slot) => bank[slot] ?? null);
  s.discard = [...discard];
  const placed = new Set<CardId>([...bank, ...deck, ...discard, ...s.players.flatMap((p) => p.cards)]);
  const order = wholeDeck ?? [...deck, ...CARD_IDS.filter((id) => !placed.has(id))];
  s.deck = [...order].reverse();
}

/** `reroll('heal', 'ouch')` */
export const reroll = (...faces: Face[]): Pick =>
  `reroll ${[...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b)).join(' ')}`;

export type { Frame };
