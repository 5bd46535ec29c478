import { type Log, makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { type Story, story } from '@ashtown/testkit';
import { onTestFinished } from 'vitest';
import {
  type Answer,
  AREAS,
  type Area,
  broken,
  COLOURS,
  type Event,
  FIGURES,
  game,
  makeFigures,
  type Options,
  type Player,
  type Position,
  rules,
  SOURCES,
  STATIONS,
  type State,
  type Station,
  tables,
  type WrittenFrame,
} from '../src/index.ts';
import { QUIET_OPTIONS } from '../src/options.ts';
import { readPosition } from '../src/position/index.ts';
import { countFigures, writeFigures } from '../src/position/parts.ts';
import { layOut } from '../src/setup.ts';

export type { Position };

const N = COLOURS.length;
const ids = (cards: readonly number[], all: readonly { id: string }[]): (string | null)[] =>
  cards.map((i) => all[i]?.id ?? null);

const at = (p: Player, place: Station): string => {
  const i = STATIONS.indexOf(place);
  return makeFigures(p.placed.slice(i * N, i * N + N));
};

const READ = {
  round: (s: State) => s.round,
  start: (s: State) => s.start,
  vp: (s: State) => s.players.map((p) => p.vp),
  marauders: (s: State) => s.players.map((p) => p.marauders),
  damage: (s: State) => s.players.map((p) => p.damage),
  aside: (s: State) => s.players.map((p) => p.aside),
  screen: (s: State) => s.players.map((p) => makeFigures(p.screen)),
  exploration: (s: State) => s.players.map((p) => at(p, 'exploration')),
  construction: (s: State) => s.players.map((p) => at(p, 'construction')),
  cityBid: (s: State) => s.players.map((p) => at(p, 'city')),
  pool: (s: State) => s.players.map((p) => at(p, 'pool')),
  spent: (s: State) => s.players.map((p) => at(p, 'spent')),
  recruits: (s: State) => s.players.map((p) => at(p, 'recruit')),
  order: (s: State) => Object.fromEntries(AREAS.map((a, i) => [a, s.order[i]!])) as Record<Area, Seat[]>,
  /** Visible buildings by site, the first one at 0. */
  city: (s: State) => s.players.map((p) => ids(p.city, tables.buildings)),
  under: (s: State) => s.players.map((p) => p.under.map((covered) => tables.buildings[covered % 100]!.id)),
  hand: (s: State) => s.players.map((p) => ids(p.hand, tables.equipment)),
  open: (s: State) => s.players.map((p) => ids(p.open, tables.equipment)),
  houses: (s: State) => s.players.map((p) => p.houses >= 0),
  chosen: (s: State) => s.players.map((p) => tables.scoring[p.chosen]?.id ?? null),
  display: (s: State) => ids(s.display, tables.equipment),
  figures: (s: State) => s.display.map((_, slot) => writeFigures(FIGURES, s.figures.slice(slot * 5, slot * 5 + 5))),
  offer: (s: State) => ids(s.offer, tables.buildings),
  offerTiles: (s: State) => ids(s.offerTiles, tables.tiles),
  bag: (s: State) => writeFigures(FIGURES, s.bag),
  deckSize: (s: State) => s.deck.length,
  /** From the top down. */
  deck: (s: State) => ids(s.deck.toReversed(), tables.equipment),
  auction: (s: State) => ids(s.auction, tables.auction),
  common: (s: State) => ids(s.common, tables.scoring),
  /** Equipment, buildings and building tiles in the box. */
  boxed: (s: State) => [
    ...tables.equipment.flatMap((e, k) => Array<string>(s.gone.equipment[k]!).fill(e.id)),
    ...s.gone.buildings.map((b) => tables.buildings[b]!.id),
    ...tables.tiles.flatMap((t, k) => Array<string>(s.gone.tiles[k]!).fill(t.id)),
  ],
  /** Where the points of a seat came from, those at the start of the story apart. */
  from: (s: State) =>
    s.players.map((p) =>
      Object.fromEntries(SOURCES.flatMap((src, i) => (p.from[i] && i > 0 ? [[src, p.from[i]]] : []))),
    ),
  over: (s: State) => s.over,
};

export type Told = Story<State, Answer, Event, typeof READ>;

/** Begins a story of Armageddon. Whatever happens in it, nothing may be broken at its end. */
export function given(position: Position): Told {
  const told = story(game, { state: build(position), begin: rules.run, read: READ });
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail' && broken(told.state).length > 0) throw new Error(broken(told.state).join('; '));
  });
  return told;
}

export const OPTIONS: Options = QUIET_OPTIONS;

/** The state of a position before anything of it happens. */
export function build(position: Position): State {
  const read = readPosition(tables, position);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.state;
}

/** A table whose first Preparation is over; the start player is asked for a bid. */
export const fresh = (seats: number, options: Partial<Options> = {}, seed = 'table', log: Log<Event> = null): State =>
  game.setup(seats, { ...OPTIONS, ...options }, makeRng(seedOf(`${seed} ${seats}`)), log);

/** A table before the first round. */
export const laidOut = (seats: number, seed = 'table'): State =>
  layOut(tables, seats, { ...OPTIONS }, makeRng(seedOf(`${seed} ${seats}`)));

/** Plays on at random to the end, looking at what each answer did. */
export function ramble(s: State, seed: string, look: (before: State, events: Event[]) => void = () => {}): State {
  const rng = makeRng(seedOf(seed));
  while (game.asked(s).length > 0) {
    const seat = game.asked(s)[0]!;
    const before = game.clone(s);
    const events: Event[] = [];
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), events);
    look(before, events);
  }
  return s;
}

/** Somebody has taken this card with this tile and is to build it. */
export const builds = (seat: Seat, card: string, of = 'bt_damage_minus'): WrittenFrame[] => [
  { t: 'placeBuilding', seats: [seat], card, tile: of },
  tile(seat, of),
];
/** A building tile takes effect. */
export const tile = (seat: Seat, id: string): WrittenFrame => ({ t: 'tile', seat, tile: id });
/** The City turn of a seat, from its first action on. */
export const acts = (seat: Seat): WrittenFrame => ({ t: 'cityAction', seats: [seat] });

/** Where the generator has to point so that a figure comes out of a bag. */
export function pointAt(bag: string, figure: string): number {
  const n = countFigures(FIGURES, bag);
  let i = 0;
  for (const [f, name] of FIGURES.entries()) {
    if (name === figure && n[f]! > 0) return i;
    i += n[f]!;
  }
  throw new Error(`no ${figure} in ${bag}`);
}
