import { type Log, type Rng, type Seat, shuffle } from '@ashtown/engine';
import type { Box } from './box.ts';
import { leadingSeat } from './queries.ts';
import { type Event, type Options, type Player, SOURCES, type State } from './state.ts';
import { AREAS, COLOURS, FIGURES, figureOf, LINES, PLACES, PLAYERS, PRIVATE_TILES, SITES } from './vocabulary.ts';

/** ARM-32 to ARM-44: the table before the first round. */
export function layOut(box: Box, seats: number, options: Options, rng: Rng): State {
  const scoring = shuffle(
    rng,
    box.scoring.map((_, tile) => tile),
  );
  const common = [scoring.pop()!, scoring.pop()!]; // ARM-33
  const auctionStack = shuffle(
    rng,
    box.auction.map((_, tile) => tile),
  );
  const auction = AREAS.map(() => auctionStack.pop()!); // ARM-34
  const copies = (kinds: readonly { copies: number }[]) =>
    shuffle(
      rng,
      kinds.flatMap((kind, i) => Array<number>(kind.copies).fill(i)),
    );
  const deck = copies(box.equipment); // ARM-35
  const level1 = shuffle(rng, box.levels[1]!.slice());
  const level2 = shuffle(rng, box.levels[2]!.slice());
  const tiles = copies(box.tiles);
  const players = Array.from({ length: seats }, () => newPlayer(box));
  const stack: Seat[] = shuffle(
    rng,
    players.map((_, seat) => seat),
  );
  for (const [height, seat] of stack.entries()) players[seat]!.arrived = height + 1; // ARM-38
  for (const p of players) for (let i = 0; i < PRIVATE_TILES; i++) p.tiles.push(scoring.pop()!); // ARM-39
  const boxed = seats === PLAYERS[0] ? box.boxed3p.slice() : box.total.map(() => 0); // ARM-42
  return {
    rng,
    ply: 0,
    stack: [{ t: 'round' }],
    options,
    round: 0,
    start: leadingSeat({ players }), // ARM-49
    clock: seats,
    players,
    bag: box.total.map((n, figure) => n - boxed[figure]! - seats * box.start[figure]!), // ARM-40
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
      equipment: box.equipment.map(() => 0),
      tiles: box.tiles.map(() => 0),
      buildings: [],
      auction: [],
      scoring: [],
    },
    over: false,
  };
}

/** What everybody sees being laid out; of private tiles only their number, but for whose they are. */
export function tellLayout(box: Box, s: State, log: Log<Event>): void {
  if (!log) return;
  const scoring = (tile: number): string => box.scoring[tile]!.id;
  log.push({ t: 'tilesLaid', common: s.common.map(scoring), auction: s.auction.map((tile) => box.auction[tile]!.id) });
  for (const [seat, p] of s.players.entries())
    log.push({ t: 'dealt', seat, figures: p.screen.slice(), tiles: p.tiles.map(scoring) });
}

function newPlayer(box: Box): Player {
  const screen = COLOURS.map((_, colour) => box.start[figureOf(colour)]!); // ARM-37
  const all = screen.reduce((n, k) => n + k, 0);
  return {
    vp: box.vpStart,
    from: SOURCES.map((source) => (source === 'start' ? box.vpStart : 0)),
    arrived: 0,
    marauders: box.marauderStart,
    damage: box.damageStart, // ARM-36
    screen,
    placed: Array<number>(PLACES.length * COLOURS.length).fill(0),
    aside: 0,
    city: box.printed.slice(),
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
