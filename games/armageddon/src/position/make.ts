import type { Seat } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { AREAS, COLOURS, FIGURES, LINES, PLAYERS, STATIONS, type Station } from '../content/vocabulary.ts';
import { QUIET_OPTIONS } from '../options.ts';
import { HI, LEAST, LO, type Memory, MOST, type Player, SOURCES, type State } from '../state.ts';
import { writeFrame } from './frames.ts';
import type { Position } from './index.ts';
import { firstHouses, place, QUIET, quietBounds, without } from './parse.ts';
import { type BySeat, type Survivors, writeFigures } from './parts.ts';

/** From a state to the position that is read as this state again; what is quiet is left out. */

const N = COLOURS.length;
type Told = { -readonly [K in keyof Position]: Position[K] | undefined };

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);
const unless = <T>(quiet: boolean, x: T): T | undefined => (quiet ? undefined : x);

/** By seat what somebody has, but for those where it is undefined; undefined where that is everybody. */
function bySeat<T>(s: State, of: (p: Player, seat: Seat) => T | undefined): BySeat<T> | undefined {
  const told = s.players.flatMap((p, seat) => {
    const x = of(p, seat);
    return x === undefined ? [] : [[seat, x] as const];
  });
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

/** A record without what is undefined; undefined where nothing is left. */
function some<T>(entries: readonly (readonly [string | number, T | undefined])[]): Record<string, T> | undefined {
  const told = entries.filter((entry): entry is [string | number, T] => entry[1] !== undefined);
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

const tidy = (told: Told): Position => Object.fromEntries(Object.entries(told).filter(([, x]) => x !== undefined));

export function writePosition(t: Tables, s: State): Position {
  const first = tidy({ ...writeTable(t, s), ...writePlayers(t, s), ...writeDisplays(t, s) });
  const quiet = place(t, first); // piles that lie so by themselves need not be told
  return { ...first, ...tidy({ ...writeCards(t, s, quiet), ...writeTiles(t, s, quiet) }) };
}

function writeTable(t: Tables, s: State): Told {
  const options = Object.entries(s.options).filter(([id, x]) => QUIET_OPTIONS[id as keyof typeof QUIET_OPTIONS] !== x);
  const last = Math.max(...s.players.map((p) => p.arrived));
  return {
    seats: unless(s.players.length === PLAYERS[0], s.players.length),
    options: unless(options.length === 0, Object.fromEntries(options)),
    round: unless(s.round === QUIET.round, s.round),
    start: unless(s.start === 0, s.start),
    run: unless(s.over && s.stack.length === 0, s.stack.map((f) => writeFrame(t, f)).reverse()),
    over: unless(!s.over, s.over),
    ply: unless(s.ply === 0, s.ply),
    rigged: s.rng.forced?.slice(),
    arrived: bySeat(s, (p, seat) => unless(p.arrived === seat + 1, p.arrived)),
    clock: unless(s.clock === last, s.clock),
  };
}

function writePlayers(t: Tables, s: State): Told {
  const kinds = (cards: readonly number[]): string[] | undefined =>
    unless(
      cards.length === 0,
      cards.map((kind) => t.equipment[kind]!.id),
    );
  const people = (n: readonly number[]): Survivors | undefined =>
    unless(
      n.every((k) => k === 0),
      writeFigures(COLOURS, n),
    );
  const at = (p: Player, place: Station): number[] => {
    const i = STATIONS.indexOf(place);
    return p.placed.slice(i * N, i * N + N);
  };
  const bids = AREAS.map((area, i) => {
    const made = s.order[i]!.map((seat) => [seat, writeFigures(COLOURS, at(s.players[seat]!, area))] as const);
    return [area, unless(made.length === 0, made)] as const;
  });
  const houses = s.players.flatMap((p, seat) =>
    p.houses < 0 ? [] : [p.houses === firstHouses(t) ? seat : ([seat, t.tiles[p.houses]!.id] as const)],
  );
  return {
    vp: bySeat(s, (p) => unless(p.vp === QUIET.vp, p.vp)),
    from: bySeat(s, (p) => some(SOURCES.slice(1).map((source, i) => [source, p.from[i + 1] || undefined]))),
    marauders: bySeat(s, (p) => p.marauders || undefined),
    damage: bySeat(s, (p) => unless(p.damage === QUIET.damage, p.damage)),
    aside: unless(
      s.players.every((p) => p.aside === 0),
      s.players.flatMap((p, seat) => (p.aside > 0 ? [seat] : [])),
    ),
    screen: bySeat(s, (p) => people(p.screen)),
    pool: bySeat(s, (p) => people(at(p, 'pool'))),
    recruits: bySeat(s, (p) => people(at(p, 'recruit'))),
    spent: bySeat(s, (p) => people(at(p, 'spent'))),
    bids: some(bids),
    city: bySeat(s, (p) => some(p.city.map((b, i) => [i + 1, unless(b === t.printed[i], t.buildings[b]?.id ?? null)]))),
    under: bySeat(s, (p) => writeUnder(t, p)),
    used: bySeat(s, (p) =>
      some(p.used.map((n, i) => [`${Math.floor(i / LINES) + 1}.${(i % LINES) + 1}`, n || undefined])),
    ),
    fought: bySeat(s, (p) => p.fought || undefined),
    houses: unless(houses.length === 0, houses),
    hand: bySeat(s, (p) => kinds(p.hand)),
    open: bySeat(s, (p) => kinds(p.open)),
    look: bySeat(s, (p) => kinds(p.look)),
    chosen: bySeat(s, (p) => t.scoring[p.chosen]?.id),
    bounds: bySeat(s, (p) => writeBounds(t, p)),
    counted: t.scoring[s.counted]?.id,
    match: bySeat(s, (p) => unless(same(p.match, [0, 0]), [p.match[0]!, p.match[1]!] as const)),
    memory: bySeat(s, (p) => (p.memory ? writeMemory(t, p.memory) : undefined)),
  };
}

/** What is covered, unless it is what is printed below another building, site by site. */
function writeUnder(t: Tables, p: Player): [number, string][] | undefined {
  const quiet = p.city.flatMap((b, i) => {
    const printed = t.printed[i]!;
    return b >= 0 && printed >= 0 && b !== printed ? [i * 100 + printed] : [];
  });
  return unless(
    same(p.under, quiet),
    p.under.map((covered) => [Math.floor(covered / 100) + 1, t.buildings[covered % 100]!.id]),
  );
}

function writeBounds(t: Tables, { bounds }: Player) {
  const quiet = quietBounds(t);
  const range = (lo: number, hi: number) =>
    unless(bounds[lo] === quiet[lo] && bounds[hi] === quiet[hi], [bounds[lo]!, bounds[hi]!] as const);
  return some([...COLOURS.map((colour, c) => [colour, range(LO + c, HI + c)] as const), ['all', range(LEAST, MOST)]]);
}

function writeMemory(t: Tables, { sure, drawn, spied }: Memory) {
  const pairs = Array.from(
    { length: spied.length / 2 },
    (_, i) => [spied[2 * i]!, t.equipment[spied[2 * i + 1]!]!.id] as const,
  );
  const counts = some(sure.map((n, kind) => [t.equipment[kind]!.id, n || undefined]));
  const drew = some(drawn.map((n, seat) => [seat, n || undefined]));
  return {
    ...(sure.length > 0 ? { sure: counts ?? {} } : {}),
    ...(drew ? { drawn: drew } : {}),
    ...(pairs.length > 0 ? { spied: pairs } : {}),
  };
}

function writeDisplays(t: Tables, s: State): Told {
  const display = s.display.map((kind, slot) => {
    const figures = s.figures.slice(slot * FIGURES.length, (slot + 1) * FIGURES.length);
    return kind < 0 ? null : ([t.equipment[kind]!.id, writeFigures(FIGURES, figures)] as const);
  });
  const offer = s.offer.map((card, slot) =>
    card < 0 ? null : ([t.buildings[card]!.id, t.tiles[s.offerTiles[slot]!]!.id] as const),
  );
  const ids = (indices: readonly number[], all: readonly { id: string }[]): string[] | undefined =>
    unless(
      indices.length === 0,
      indices.map((i) => all[i]!.id),
    );
  return {
    display: unless(
      display.every((shown) => shown === null),
      display,
    ),
    offer: unless(
      offer.every((shown) => shown === null),
      offer,
    ),
    gone: some([
      ['buildings', ids(s.gone.buildings, t.buildings)],
      ['auction', ids(s.gone.auction, t.auction)],
      ['scoring', ids(s.gone.scoring, t.scoring)],
    ]),
  };
}

/** From the top of a pile down. */
const pileOf = (cards: readonly number[], all: readonly { id: string }[]): string[] =>
  cards.map((i) => all[i]!.id).reverse();

function writeCards(t: Tables, s: State, quiet: State): Told {
  const asDealt = same(s.deck, quiet.deck) && same(s.gone.equipment, quiet.gone.equipment);
  const top = s.deck.length;
  return {
    deck: unless(asDealt, pileOf(s.deck, t.equipment)),
    only: unless(asDealt || s.gone.equipment.every((n) => n === 0), true),
    seen: bySeat(s, (_, seat) => {
      const places = s.seen.flatMap((bits, i) => (bits & (1 << seat) ? [top - i] : [])).reverse();
      return unless(places.length === 0, places);
    }),
    level1: unless(same(s.level1, quiet.level1), pileOf(s.level1, t.buildings)),
    level2: unless(same(s.level2, quiet.level2), pileOf(s.level2, t.buildings)),
  };
}

function writeTiles(t: Tables, s: State, quiet: State): Told {
  const scoring = (tile: number): string => t.scoring[tile]!.id;
  const auctioned = same(s.auction, quiet.auction) && same(s.auctionStack, quiet.auctionStack);
  const dealt =
    same(s.common, quiet.common) &&
    same(s.unseen, quiet.unseen) &&
    s.players.every((p, seat) => same(p.tiles, quiet.players[seat]!.tiles));
  return {
    tileStack: unless(same(s.tiles, quiet.tiles) && same(s.gone.tiles, quiet.gone.tiles), pileOf(s.tiles, t.tiles)),
    auction: unless(
      auctioned,
      s.auction.map((tile) => t.auction[tile]!.id),
    ),
    auctionStack: unless(auctioned || same(s.auctionStack, without(s.auctionStack)), pileOf(s.auctionStack, t.auction)),
    common: unless(dealt, [t.scoring[s.common[0]!]?.id ?? null, t.scoring[s.common[1]!]?.id ?? null]),
    tiles: bySeat(s, (p) => unless(dealt, p.tiles.map(scoring))),
    unseen: unless(dealt || same(s.unseen, without(s.unseen)), s.unseen.map(scoring)),
    bag: unless(same(s.bag, quiet.bag), writeFigures(FIGURES, s.bag)),
    rng: unless(same(s.rng.w, quiet.rng.w), s.rng.w.slice()),
  };
}
