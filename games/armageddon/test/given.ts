import type { Seat } from '@ashtown/engine';
import { type Story, story } from '@ashtown/testkit';
import { onTestFinished } from 'vitest';
import {
  AREAS,
  type Area,
  box,
  broken,
  COLOURS,
  type Event,
  FIGURES,
  game,
  makeFigures,
  type Options,
  type Pick,
  PLACES,
  type Place,
  type Player,
  type Position,
  rules,
  SOURCES,
  type State,
  type WrittenFrame,
} from '../src/index.ts';
import { readPosition } from '../src/position.ts';
import { countFigures, writeFigures } from '../src/position-parts.ts';
import { QUIET_OPTIONS } from '../src/position-read.ts';

export type { Position };

const N = COLOURS.length;
const ids = (cards: readonly number[], all: readonly { id: string }[]): (string | null)[] =>
  cards.map((i) => all[i]?.id ?? null);

const at = (p: Player, place: Place): string => {
  const i = PLACES.indexOf(place);
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
  city: (s: State) => s.players.map((p) => ids(p.city, box.buildings)),
  under: (s: State) => s.players.map((p) => p.under.map((covered) => box.buildings[covered % 100]!.id)),
  hand: (s: State) => s.players.map((p) => ids(p.hand, box.equipment)),
  open: (s: State) => s.players.map((p) => ids(p.open, box.equipment)),
  houses: (s: State) => s.players.map((p) => p.houses >= 0),
  chosen: (s: State) => s.players.map((p) => box.scoring[p.chosen]?.id ?? null),
  display: (s: State) => ids(s.display, box.equipment),
  figures: (s: State) => s.display.map((_, slot) => writeFigures(FIGURES, s.figures.slice(slot * 5, slot * 5 + 5))),
  offer: (s: State) => ids(s.offer, box.buildings),
  offerTiles: (s: State) => ids(s.offerTiles, box.tiles),
  bag: (s: State) => writeFigures(FIGURES, s.bag),
  deckSize: (s: State) => s.deck.length,
  /** From the top down. */
  deck: (s: State) => ids(s.deck.toReversed(), box.equipment),
  auction: (s: State) => ids(s.auction, box.auction),
  common: (s: State) => ids(s.common, box.scoring),
  /** Equipment, buildings and building tiles in the box. */
  boxed: (s: State) => [
    ...box.equipment.flatMap((e, k) => Array<string>(s.gone.equipment[k]!).fill(e.id)),
    ...s.gone.buildings.map((b) => box.buildings[b]!.id),
    ...box.tiles.flatMap((t, k) => Array<string>(s.gone.tiles[k]!).fill(t.id)),
  ],
  /** Where the points of a seat came from, those at the start of the story apart. */
  from: (s: State) =>
    s.players.map((p) =>
      Object.fromEntries(SOURCES.flatMap((src, i) => (p.from[i] && i > 0 ? [[src, p.from[i]]] : []))),
    ),
  over: (s: State) => s.over,
};

export type Told = Story<State, Pick, Event, typeof READ>;

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
  const read = readPosition(box, position);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.state;
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
