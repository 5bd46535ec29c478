import { makeRng, type Seat, seedOf } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { AREAS, COLOURS, FIGURES, figureOf, LINES, PLAYERS, PRIVATE_TILES, STATIONS } from '../content/vocabulary.ts';
import { spread } from '../imagine/cards.ts';
import { QUIET_OPTIONS } from '../options.ts';
import { layOut } from '../setup.ts';
import { type Bounds, HI, LEAST, LO, type Memory, MOST, type Player, SOURCES, type State } from '../state.ts';
import { readFrame } from './frames.ts';
import type { Position } from './index.ts';
import { countFigures, type Survivors } from './parts.ts';

/** From a position whose shape was checked to a state; whether it is sound is not asked here. */

const N = COLOURS.length;
const ascending = (a: number, b: number): number => a - b;

export const QUIET = { round: 1, vp: 10, damage: 2 } as const;
/** Nobody knows anything of the survivors somebody owns. */
export const quietBounds = (t: Tables): Bounds => [0, 0, 0, 0, ...t.total.slice(1), 0, 99];

const survivorsOf = (text: Survivors | undefined): number[] => countFigures(COLOURS, text ?? 'nobody');

/** The cards of a list that are not among the others, as often as they are there, ascending. */
export function without(all: readonly number[], ...others: readonly (readonly number[])[]): number[] {
  const left = new Map<number, number>();
  for (const x of all) left.set(x, (left.get(x) ?? 0) + 1);
  for (const x of others.flat()) left.set(x, (left.get(x) ?? 0) - 1);
  return [...left].sort(([a], [b]) => a - b).flatMap(([x, n]) => Array.from({ length: Math.max(0, n) }, () => x));
}

export function place(t: Tables, given: Position): State {
  const { seats = PLAYERS[0], round = QUIET.round, start = 0, over = false } = given;
  const s = layOut(t, seats, { ...QUIET_OPTIONS, ...given.options }, makeRng(seedOf('given')));
  const run = given.run ?? (over ? [] : [{ t: 'roundEnd' } as const]);
  s.stack = run.map((f) => readFrame(t, f)).reverse();
  s.round = round;
  s.start = start;
  s.over = over;
  s.ply = given.ply ?? 0;
  const order = given.markers ?? s.players.map((_, seat) => seat);
  for (const [seat, p] of s.players.entries()) {
    p.arrived = given.arrived?.[seat] ?? order.indexOf(seat) + 1;
    placePlayer(t, p, seat, given);
  }
  s.clock = given.clock ?? Math.max(...s.players.map((p) => p.arrived));
  for (const [i, area] of AREAS.entries())
    for (const [seat, figures] of given.bids?.[area] ?? []) {
      s.order[i]!.push(seat);
      for (const [c, n] of survivorsOf(figures).entries()) s.players[seat]!.placed[i * N + c] = n;
    }
  layCards(t, s, given);
  layBuildings(t, s, given);
  layTiles(t, s, given);
  fillBag(t, s, given);
  if (given.rng) s.rng.w = given.rng.slice();
  if (given.rigged && given.rigged.length > 0) s.rng.forced = given.rigged.slice();
  return s;
}

function placePlayer(t: Tables, p: Player, seat: Seat, given: Position): void {
  const kinds = (cards: readonly string[] = []): number[] => cards.map((id) => t.index.equipment.get(id)!);
  p.vp = given.vp?.[seat] ?? QUIET.vp;
  p.from = SOURCES.map((source) => (source === 'start' ? 0 : (given.from?.[seat]?.[source] ?? 0)));
  p.from[0] = p.vp - p.from.reduce((n, k) => n + k, 0);
  p.marauders = given.marauders?.[seat] ?? 0;
  p.damage = given.damage?.[seat] ?? QUIET.damage;
  p.aside = given.aside?.includes(seat) ? 1 : 0;
  p.screen = survivorsOf(given.screen?.[seat]);
  for (const [where, figures] of [
    ['pool', given.pool],
    ['recruit', given.recruits],
    ['spent', given.spent],
  ] as const)
    for (const [c, n] of survivorsOf(figures?.[seat]).entries()) p.placed[STATIONS.indexOf(where) * N + c] = n;
  for (const [site, id] of Object.entries(given.city?.[seat] ?? {})) {
    const i = Number(site) - 1;
    if (id !== null && p.city[i]! >= 0) p.under.push(i * 100 + p.city[i]!);
    p.city[i] = id === null ? -1 : t.index.building.get(id)!;
  }
  const under = given.under?.[seat];
  if (under) p.under = under.map(([site, id]) => (site - 1) * 100 + t.index.building.get(id)!);
  for (const [line, n] of Object.entries(given.used?.[seat] ?? {})) {
    const [a, b] = line.split('.').map(Number) as [number, number];
    p.used[(a - 1) * LINES + b - 1] = n;
  }
  p.fought = given.fought?.[seat] ?? 0;
  const house = given.houses?.find((x) => x === seat || (typeof x !== 'number' && x[0] === seat));
  p.houses = house === undefined ? -1 : typeof house === 'number' ? firstHouses(t) : t.index.tile.get(house[1])!;
  p.hand = kinds(given.hand?.[seat]).sort(ascending);
  p.open = kinds(given.open?.[seat]).sort(ascending);
  p.look = kinds(given.look?.[seat]);
  p.match = [...(given.match?.[seat] ?? [0, 0])];
  p.chosen = t.index.scoring.get(given.chosen?.[seat] ?? '') ?? -1;
  p.bounds = boundsOf(t, given.bounds?.[seat] ?? {});
  p.memory = memoryOf(t, given, seat);
}

export const firstHouses = (t: Tables): number => t.tiles.findIndex(({ effect }) => effect.t === 'temporaryHousing');

function boundsOf(t: Tables, told: NonNullable<Position['bounds']>[Seat]): Bounds {
  const b = quietBounds(t);
  for (const [c, colour] of COLOURS.entries()) {
    b[LO + c] = told[colour]?.[0] ?? b[LO + c]!;
    b[HI + c] = told[colour]?.[1] ?? b[HI + c]!;
  }
  b[LEAST] = told.all?.[0] ?? b[LEAST]!;
  b[MOST] = told.all?.[1] ?? b[MOST]!;
  return b;
}

function memoryOf(t: Tables, given: Position, seat: Seat): Memory | null {
  const told = given.memory?.[seat];
  if (!told) return null;
  const { sure, drawn, spied = [] } = told;
  const seats = given.seats ?? PLAYERS[0];
  return {
    sure: sure ? t.equipment.map(({ id }) => sure[id] ?? 0) : [],
    drawn: sure ? Array.from({ length: seats }, (_, other) => drawn?.[other] ?? 0) : [],
    spied: spied.flatMap(([other, id]) => [other, t.index.equipment.get(id)!]),
  };
}

/** Cards that lie nowhere else are in the deck, or with `only` in the box. */
function layCards(t: Tables, s: State, { display = [], deck = [], only = false, seen }: Position): void {
  for (const [slot, shown] of display.entries()) {
    if (!shown) continue;
    s.display[slot] = t.index.equipment.get(shown[0])!;
    for (const [figure, n] of countFigures(FIGURES, shown[1]).entries()) s.figures[slot * FIGURES.length + figure] = n;
  }
  const all = spread(t.equipment.map(({ copies }) => copies));
  const top = deck.map((id) => t.index.equipment.get(id)!);
  const rest = without(all, top, s.display, ...s.players.flatMap((p) => [p.hand, p.look]));
  if (only) for (const kind of rest) s.gone.equipment[kind]!++;
  s.deck = [...(only ? [] : rest), ...top.reverse()];
  s.seen = s.deck.map(() => 0);
  for (const [seat, places] of Object.entries(seen ?? {}))
    for (const at of places)
      if (at > s.deck.length)
        s.seen.push(0); // no such card: the check of the deck will say so
      else s.seen[s.deck.length - at]! |= 1 << Number(seat);
}

function layBuildings(t: Tables, s: State, { offer = [], level1 = [], level2 = [], tileStack, gone }: Position): void {
  const ids = (cards: readonly string[]): number[] => cards.map((id) => t.index.building.get(id)!);
  for (const [slot, shown] of offer.entries()) {
    if (!shown) continue;
    s.offer[slot] = t.index.building.get(shown[0])!;
    s.offerTiles[slot] = t.index.tile.get(shown[1])!;
  }
  s.gone.buildings = ids(gone?.buildings ?? []);
  const placed = [...s.offer, ...s.gone.buildings];
  for (const p of s.players) placed.push(...p.city, ...p.under.map((covered) => covered % 100));
  const tiles = [...s.offerTiles, ...s.players.map((p) => p.houses)];
  for (const f of s.stack) {
    if (f.t === 'placeBuilding') placed.push(f.card);
    if (f.t === 'tile') tiles.push(f.tile);
  }
  const pile = (level: number, next: number[]) => [...without(t.levels[level]!, placed, next), ...next.reverse()];
  s.level1 = pile(1, ids(level1));
  s.level2 = pile(2, ids(level2));
  if (tileStack) {
    const next = tileStack.map((id) => t.index.tile.get(id)!);
    for (const tile of without(s.tiles, tiles, next)) s.gone.tiles[tile]!++;
    s.tiles = next.reverse();
  } else
    for (const tile of tiles) {
      const at = s.tiles.indexOf(tile);
      if (at >= 0) s.tiles.splice(at, 1);
    }
}

function layTiles(t: Tables, s: State, given: Position): void {
  const ids = (tiles: readonly (string | null)[]): number[] => tiles.map((id) => t.index.scoring.get(id ?? '') ?? -1);
  const all = t.scoring.map((_, tile) => tile);
  s.gone.scoring = ids(given.gone?.scoring ?? []);
  const told = [...(given.common ?? []), ...(given.unseen ?? []), ...Object.values(given.tiles ?? {}).flat()];
  const left = without(all, ids(told), s.gone.scoring);
  s.common = given.common ? ids(given.common) : [left.pop() ?? -1, left.pop() ?? -1];
  for (const [seat, p] of s.players.entries())
    p.tiles = given.tiles?.[seat] ? ids(given.tiles[seat]!) : left.splice(-PRIVATE_TILES).reverse();
  s.counted = t.index.scoring.get(given.counted ?? '') ?? -1;
  s.unseen = [...ids(given.unseen ?? []), ...left];
  const auction = (tiles: readonly string[]): number[] => tiles.map((id) => t.index.auction.get(id)!);
  s.gone.auction = auction(given.gone?.auction ?? []);
  if (!given.auction) return;
  s.auction = auction(given.auction);
  const next = auction(given.auctionStack ?? []);
  const rest = without(
    t.auction.map((_, tile) => tile),
    s.auction,
    next,
    s.gone.auction,
  );
  s.auctionStack = [...rest, ...next.reverse()];
}

/** Figures that are neither in the bag nor in the box. */
function elsewhere(s: State): number[] {
  const n = FIGURES.map(() => 0);
  for (const [i, k] of s.figures.entries()) n[i % FIGURES.length]! += k;
  for (const p of s.players) {
    for (let c = 0; c < N; c++) n[figureOf(c)]! += p.screen[c]! + (COLOURS[c] === 'leader' ? p.aside : 0);
    for (const [i, k] of p.placed.entries()) n[figureOf(i % N)]! += k;
  }
  return n;
}

function fillBag(t: Tables, s: State, { bag }: Position): void {
  const there = elsewhere(s);
  const left = t.total.map((n, figure) => n - there[figure]!);
  s.bag = bag === undefined ? left : countFigures(FIGURES, bag);
  s.gone.figures = left.map((n, figure) => n - s.bag[figure]!);
}
