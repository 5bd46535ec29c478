import { makeRng, type Seat, seedOf } from '@ashtown/engine';
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
  type Frame,
  game,
  makeFigures,
  type Options,
  type Pick,
  PLACES,
  type Place,
  type Player,
  parseFigures,
  rules,
  SOURCES,
  type State,
} from '../src/index.ts';
import { layOut } from '../src/setup.ts';

type BySeat<T> = Readonly<Record<Seat, T>>;
/** Survivors as in answers: `worker*2 leader`. Figures may also be `marauder*3`. */
type Survivors = string;

/** A position, told as people would: only what matters. The rest is quiet: nothing on the tracks, empty hands and screens. */
export interface Position {
  seats?: number;
  options?: Partial<Options>;
  round?: number;
  start?: Seat;
  /** What happens, the first frame first; when all of it is over, nobody is asked. */
  run: readonly Frame[];
  vp?: BySeat<number>;
  /** VP markers from the bottom up; unless told, seat 0 is lowest. */
  stack?: readonly Seat[];
  marauders?: BySeat<number>;
  damage?: BySeat<number>;
  aside?: readonly Seat[];
  screen?: BySeat<Survivors>;
  pool?: BySeat<Survivors>;
  recruits?: BySeat<Survivors>;
  spent?: BySeat<Survivors>;
  /** Bids by area, in the order in which they were made. */
  bids?: { readonly [A in Area]?: readonly (readonly [Seat, Survivors])[] };
  /** Buildings by site, from 1, on top of what is printed; null takes the printed one away. */
  city?: BySeat<Readonly<Record<number, string | null>>>;
  used?: BySeat<Readonly<Record<string, number>>>;
  fought?: BySeat<number>;
  houses?: readonly Seat[];
  hand?: BySeat<readonly string[]>;
  /** Cards among `hand` that everybody knows. */
  open?: BySeat<readonly string[]>;
  tiles?: BySeat<readonly string[]>;
  display?: readonly (readonly [card: string, figures: Survivors])[];
  offer?: readonly (readonly [card: string, tile: string])[];
  auction?: readonly string[];
  common?: readonly [string, string];
  /** The next equipment cards, the first one first; with `only` the whole deck. */
  deck?: readonly string[];
  only?: boolean;
  /** The whole bag; what is left over is in the box. Unless told, all figures not in the position are in it. */
  bag?: Survivors;
  rigged?: readonly number[];
}

const N = COLOURS.length;
const figuresOf = (text: string): number[] =>
  FIGURES.map((name) => {
    const part = text.split(' ').find((word) => word.split('*')[0] === name);
    return part === undefined ? 0 : Number(part.split('*')[1] ?? 1);
  });
const figureText = (n: readonly number[]): string =>
  FIGURES.flatMap((name, i) => (n[i]! > 0 ? [n[i]! > 1 ? `${name}*${n[i]}` : name] : [])).join(' ') || 'nobody';

const kind = (id: string): number => found(box.index.equipment.get(id), id);
const building = (id: string): number => found(box.index.building.get(id), id);
function found(i: number | undefined, id: string): number {
  if (i === undefined) throw new Error(`no ${id}`);
  return i;
}
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
  figures: (s: State) => s.display.map((_, slot) => figureText(s.figures.slice(slot * 5, slot * 5 + 5))),
  offer: (s: State) => ids(s.offer, box.buildings),
  offerTiles: (s: State) => ids(s.offerTiles, box.tiles),
  bag: (s: State) => figureText(s.bag),
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
  const told = story(game, {
    state: build(position),
    rigged: position.rigged ?? [],
    begin(s, log) {
      for (const f of position.run.toReversed()) s.stack.push(f);
      rules.run(s, log);
    },
    read: READ,
  });
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail' && broken(told.state).length > 0) throw new Error(broken(told.state).join('; '));
  });
  return told;
}

export const OPTIONS: Options = {
  'repair.workersPerStep': 1,
  pickOrder: 'descendingBids',
  roundTrack: 'rising',
  openSurvivors: false,
};

export function build(position: Position): State {
  const { seats = 3, round = 1, start = 0 } = position;
  const s = layOut(box, seats, { ...OPTIONS, ...position.options }, makeRng(seedOf('given')));
  s.stack.length = 0;
  s.round = round;
  s.start = start;
  for (const [height, seat] of (position.stack ?? s.players.map((_, i) => i)).entries())
    s.players[seat]!.arrived = height + 1;
  s.players.forEach((p, seat) => {
    placePlayer(p, seat, position);
  });
  for (const [i, area] of AREAS.entries())
    for (const [seat, figures] of position.bids?.[area] ?? []) {
      s.order[i]!.push(seat);
      for (const [c, n] of parseFigures(figures).entries()) s.players[seat]!.placed[i * N + c] = n;
    }
  layCards(s, position);
  layBuildings(s, position);
  layTiles(s, position);
  fillBag(s, position);
  return s;
}

function placePlayer(p: Player, seat: Seat, position: Position): void {
  p.vp = position.vp?.[seat] ?? 10;
  p.from.fill(0);
  p.from[0] = p.vp;
  p.marauders = position.marauders?.[seat] ?? 0;
  p.damage = position.damage?.[seat] ?? 2;
  p.aside = position.aside?.includes(seat) ? 1 : 0;
  p.screen = [...parseFigures(position.screen?.[seat] ?? 'nobody')];
  for (const [place, figures] of [
    ['pool', position.pool],
    ['recruit', position.recruits],
    ['spent', position.spent],
  ] as const)
    for (const [c, n] of parseFigures(figures?.[seat] ?? 'nobody').entries())
      p.placed[PLACES.indexOf(place) * N + c] = n;
  for (const [site, id] of Object.entries(position.city?.[seat] ?? {})) {
    const i = Number(site) - 1;
    if (id !== null && p.city[i]! >= 0) p.under.push(i * 100 + p.city[i]!);
    p.city[i] = id === null ? -1 : building(id);
  }
  for (const [line, n] of Object.entries(position.used?.[seat] ?? {})) {
    const [a, b] = line.split('.').map(Number) as [number, number];
    p.used[(a - 1) * 2 + b - 1] = n;
  }
  p.fought = position.fought?.[seat] ?? 0;
  p.houses = position.houses?.includes(seat) ? found(box.index.tile.get('bt_two_houses'), 'two houses') : -1;
  p.hand = (position.hand?.[seat] ?? []).map(kind).sort((a, b) => a - b);
  p.open = (position.open?.[seat] ?? []).map(kind).sort((a, b) => a - b);
  p.bounds = [0, 0, 0, 0, ...box.total.slice(1), 0, 99];
}

/** Cards that lie nowhere else are in the deck, or with `only` in the box. */
function layCards(s: State, { display = [], deck = [], only }: Position): void {
  const left = box.equipment.map((e) => e.copies);
  for (const p of s.players) for (const k of p.hand) left[k]!--;
  s.figures.fill(0);
  for (const [slot, [card, figures]] of display.entries()) {
    s.display[slot] = kind(card);
    left[kind(card)]!--;
    for (const [figure, n] of figuresOf(figures).entries()) s.figures[slot * FIGURES.length + figure] = n;
  }
  const top = deck.map(kind);
  for (const k of top) left[k]!--;
  const rest = left.flatMap((n, k) => Array<number>(n).fill(k));
  if (only) for (const k of rest) s.gone.equipment[k]!++;
  s.deck = [...(only ? [] : rest), ...top.toReversed()];
  s.seen = s.deck.map(() => 0);
}

function layBuildings(s: State, { offer = [], run }: Position): void {
  const placed = new Set(s.players.flatMap((p) => [...p.city, ...p.under.map((covered) => covered % 100)]));
  for (const [slot, [card, tile]] of offer.entries()) {
    s.offer[slot] = building(card);
    placed.add(building(card));
    const i = s.tiles.indexOf(found(box.index.tile.get(tile), tile));
    s.offerTiles[slot] = s.tiles.splice(i, 1)[0]!;
  }
  for (const p of s.players) if (p.houses >= 0) s.tiles.splice(s.tiles.indexOf(p.houses), 1);
  for (const f of run) {
    if (f.t === 'tile') s.tiles.splice(s.tiles.indexOf(f.tile), 1);
    if (f.t === 'placeBuilding') placed.add(f.card);
  }
  s.level1 = box.levels[1]!.filter((card) => !placed.has(card));
  s.level2 = box.levels[2]!.filter((card) => !placed.has(card));
}

function layTiles(s: State, position: Position): void {
  const scoring = (id: string): number => found(box.index.scoring.get(id), id);
  const taken = [...(position.common ?? []), ...Object.values(position.tiles ?? {}).flat()].map(scoring);
  const left = box.scoring.map((_, tile) => tile).filter((tile) => !taken.includes(tile));
  s.common = position.common ? position.common.map(scoring) : [left.pop()!, left.pop()!];
  for (const [seat, p] of s.players.entries())
    p.tiles = position.tiles?.[seat] ? position.tiles[seat]!.map(scoring) : [left.pop()!, left.pop()!];
  s.unseen = left;
  if (!position.auction) return;
  s.auction = position.auction.map((id) => found(box.index.auction.get(id), id));
  s.auctionStack = box.auction.map((_, tile) => tile).filter((tile) => !s.auction.includes(tile));
}

function fillBag(s: State, { bag }: Position): void {
  const left = box.total.map((n, figure) => {
    let there = 0;
    for (const [i, k] of s.figures.entries()) if (i % FIGURES.length === figure) there += k;
    if (figure > 0)
      for (const p of s.players) {
        there += p.screen[figure - 1]! + (figure === N ? p.aside : 0);
        for (let place = 0; place < PLACES.length; place++) there += p.placed[place * N + figure - 1]!;
      }
    return n - there;
  });
  s.bag = bag === undefined ? left : figuresOf(bag);
  s.gone.figures = left.map((n, figure) => n - s.bag[figure]!);
  if (s.gone.figures.some((n) => n < 0)) throw new Error(`too many figures: ${s.gone.figures}`);
}

/** Somebody has taken this card with this tile and is to build it. */
export const builds = (seat: Seat, card: string, tile = 'bt_damage_minus'): Frame[] => [
  { t: 'placeBuilding', seats: [seat], card: building(card), tile: tileOf(tile) },
  { t: 'tile', seat, tile: tileOf(tile) },
];
export const tileOf = (id: string): number => found(box.index.tile.get(id), id);
/** A building tile takes effect. */
export const tile = (seat: Seat, id: string): Frame => ({ t: 'tile', seat, tile: tileOf(id) });
/** The City turn of a seat, from its first action on. */
export const acts = (seat: Seat): Frame => ({ t: 'cityAction', seats: [seat] });

/** Where the generator has to point so that a figure comes out of a bag. */
export function pointAt(bag: Survivors, figure: string): number {
  const n = figuresOf(bag);
  let i = 0;
  for (const [f, name] of FIGURES.entries()) {
    if (name === figure && n[f]! > 0) return i;
    i += n[f]!;
  }
  throw new Error(`no ${figure} in ${bag}`);
}
