import { type Log, type Rng, type Seat, shuffle } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import {
  AREAS,
  COLOURS,
  FIGURES,
  figureOf,
  LINES,
  PLAYERS,
  PRIVATE_TILES,
  SITES,
  STATIONS,
} from './content/vocabulary.ts';
import { leadingSeat } from './rules/queries.ts';
import { type Event, type Options, type Player, SOURCES, type State } from './state.ts';

/** ARM-32 to ARM-44: the table before the first round. */
export function layOut(t: Tables, seats: number, options: Options, rng: Rng): State {
  const scoring = shuffle(
    rng,
    t.scoring.map((_, tile) => tile),
  );
  const common = [scoring.pop()!, scoring.pop()!]; // ARM-33
  const auctionStack = shuffle(
    rng,
    t.auction.map((_, tile) => tile),
  );
  const auction = AREAS.map(() => auctionStack.pop()!); // ARM-34
  const copies = (kinds: readonly { copies: number }[]) =>
    shuffle(
      rng,
      kinds.flatMap((kind, i) => Array<number>(kind.copies).fill(i)),
    );
  const deck = copies(t.equipment); // ARM-35
  const level1 = shuffle(rng, t.levels[1]!.slice());
  const level2 = shuffle(rng, t.levels[2]!.slice());
  const tiles = copies(t.tiles);
  const players = Array.from({ length: seats }, () => newPlayer(t));
  const stack: Seat[] = shuffle(
    rng,
    players.map((_, seat) => seat),
  );
  for (const [height, seat] of stack.entries()) players[seat]!.arrived = height + 1; // ARM-38
  for (const p of players) for (let i = 0; i < PRIVATE_TILES; i++) p.tiles.push(scoring.pop()!); // ARM-39
  const boxed = seats === PLAYERS[0] ? t.boxed3p.slice() : t.total.map(() => 0); // ARM-42
  return {
    rng,
    ply: 0,
    stack: [{ t: 'round' }],
    options,
    round: 0,
    start: leadingSeat({ players }), // ARM-49
    clock: seats,
    players,
    bag: t.total.map((n, figure) => n - boxed[figure]! - seats * t.start[figure]!), // ARM-40
    deck,
    seen: deck.map(() => 0),
    display: players.map(() => -1),
    figures: Array<number>(seats * FIGURES.length).fill(0),
    level1,
    level2,
    offer: players.map(() => -1),
    offerTiles: players.map(() => -1),
    tiles,
    auction,
    auctionStack,
    common,
    unseen: scoring, // ARM-43
    order: AREAS.map(() => []),
    counted: -1,
    gone: {
      figures: boxed,
      equipment: t.equipment.map(() => 0),
      tiles: t.tiles.map(() => 0),
      buildings: [],
      auction: [],
      scoring: [],
    },
    over: false,
  };
}

/** What everybody sees being laid out; of private tiles only their number, but for whose they are. */
export function tellLayout(t: Tables, s: State, log: Log<Event>): void {
  if (!log) return;
  const scoring = (tile: number): string => t.scoring[tile]!.id;
  log.push({ t: 'tilesLaid', common: s.common.map(scoring), auction: s.auction.map((tile) => t.auction[tile]!.id) });
  for (const [seat, p] of s.players.entries())
    log.push({ t: 'dealt', seat, figures: p.screen.slice(), tiles: p.tiles.map(scoring) });
}

function newPlayer(t: Tables): Player {
  const screen = COLOURS.map((_, colour) => t.start[figureOf(colour)]!); // ARM-37
  const all = screen.reduce((n, k) => n + k, 0);
  return {
    vp: t.vpStart,
    from: SOURCES.map((source) => (source === 'start' ? t.vpStart : 0)),
    arrived: 0,
    marauders: t.marauderStart,
    damage: t.damageStart, // ARM-36
    screen,
    placed: Array<number>(STATIONS.length * COLOURS.length).fill(0),
    aside: 0,
    city: t.printed.slice(),
    under: [],
    used: Array<number>(SITES * LINES).fill(0),
    fought: 0,
    houses: -1,
    hand: [],
    open: [],
    look: [],
    match: [0, 0],
    tiles: [],
    chosen: -1,
    bounds: [...screen, ...screen, all, all],
    memory: null,
  };
}
