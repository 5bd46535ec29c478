import { cloneRng, coverStack, forkRng, type Rng, type Seat } from '@ashtown/engine';
import { homelessFrom } from './answers/bids.ts';
import { sum } from './answers/figures.ts';
import type { Tables } from './content/tables.ts';
import { ENGINEER, SOLDIER } from './content/vocabulary.ts';
import { imagineCards } from './imagine/cards.ts';
import { imagineFigures } from './imagine/figures.ts';
import { answered, imagineRest } from './imagine/tiles.ts';
import { newMemory } from './rules/deck.ts';
import { inBag } from './rules/queries.ts';
import { countKinds } from './rules/scoring.ts';
import type { Event, Frame, Gone, Memory, Options, Player, Seen, State, View } from './state.ts';

const cloneMemory = (m: Memory | null): Memory | null =>
  m && { sure: m.sure.slice(), drawn: m.drawn.slice(), spied: m.spied.slice() };

/** Copies what lies open of a player; what is hidden is handed in. */
function copyPlayer<S, H, L, T, M>(p: Player | Seen, screen: S, hand: H, look: L, tiles: T, memory: M) {
  return {
    vp: p.vp,
    from: p.from.slice(),
    arrived: p.arrived,
    marauders: p.marauders,
    damage: p.damage,
    screen,
    placed: p.placed.slice(),
    aside: p.aside,
    city: p.city.slice(),
    under: p.under.slice(),
    used: p.used.slice(),
    fought: p.fought,
    houses: p.houses,
    hand,
    open: p.open.slice(),
    look,
    match: p.match.slice(),
    tiles,
    chosen: p.chosen,
    bounds: p.bounds.slice(),
    memory,
  };
}

const clonePlayer = (p: Player): Player =>
  copyPlayer(p, p.screen.slice(), p.hand.slice(), p.look.slice(), p.tiles.slice(), cloneMemory(p.memory));

const cloneGone = (g: Gone): Gone => ({
  figures: g.figures.slice(),
  equipment: g.equipment.slice(),
  tiles: g.tiles.slice(),
  buildings: g.buildings.slice(),
  auction: g.auction.slice(),
  scoring: g.scoring.slice(),
});

const cloneOptions = (o: Options): Options => ({
  'repair.workersPerStep': o['repair.workersPerStep'],
  pickOrder: o.pickOrder,
  roundTrack: o.roundTrack,
  openSurvivors: o.openSurvivors,
});

const cloneOrder = (o: readonly number[][]): number[][] => [o[0]!.slice(), o[1]!.slice(), o[2]!.slice()];

/** The open part of the table as it is; what is hidden is handed in. */
function copyState(
  s: State | View,
  rng: Rng,
  stack: Frame[],
  players: Player[],
  bag: number[],
  deck: number[],
  level1: number[],
  level2: number[],
  tiles: number[],
  auctionStack: number[],
  unseen: number[],
): State {
  return {
    rng,
    ply: s.ply,
    stack,
    options: cloneOptions(s.options),
    round: s.round,
    start: s.start,
    clock: s.clock,
    players,
    bag,
    deck,
    seen: s.seen.slice(),
    display: s.display.slice(),
    figures: s.figures.slice(),
    level1,
    level2,
    offer: s.offer.slice(),
    offerTiles: s.offerTiles.slice(),
    tiles,
    auction: s.auction.slice(),
    auctionStack,
    common: s.common.slice(),
    unseen,
    order: cloneOrder(s.order),
    counted: s.counted,
    gone: cloneGone(s.gone),
    over: s.over,
  };
}

export function clone(s: State): State {
  const players: Player[] = [];
  for (let i = 0; i < s.players.length; i++) players.push(clonePlayer(s.players[i]!));
  return copyState(
    s,
    cloneRng(s.rng),
    s.stack.slice(),
    players,
    s.bag.slice(),
    s.deck.slice(),
    s.level1.slice(),
    s.level2.slice(),
    s.tiles.slice(),
    s.auctionStack.slice(),
    s.unseen.slice(),
  );
}

const faceDown = (cards: readonly unknown[]): null[] => new Array<null>(cards.length).fill(null);

/** ARM-238 to ARM-241: a field that nobody writes here is secret. */
export function view(s: State, seat: Seat | null): View {
  const mine = seat === null ? null : s.players[seat]!.memory;
  const bit = seat === null ? 0 : 1 << seat;
  const players: Seen[] = [];
  for (let i = 0; i < s.players.length; i++) players.push(seePlayer(s, i, i === seat, mine));
  const deck: (number | null)[] = [];
  for (let i = 0; i < s.deck.length; i++) deck.push(s.seen[i]! & bit ? s.deck[i]! : null);
  return {
    rng: null,
    viewer: seat,
    ply: s.ply,
    stack: cover(s.stack, seat),
    options: cloneOptions(s.options),
    round: s.round,
    start: s.start,
    clock: s.clock,
    players,
    bag: null,
    bagSize: sum(s.bag),
    bagHas: { soldier: inBag(s, SOLDIER), engineer: inBag(s, ENGINEER) },
    deck,
    seen: s.seen.slice(),
    display: s.display.slice(),
    figures: s.figures.slice(),
    level1: faceDown(s.level1),
    level2: faceDown(s.level2),
    offer: s.offer.slice(),
    offerTiles: s.offerTiles.slice(),
    tiles: faceDown(s.tiles),
    auction: s.auction.slice(),
    auctionStack: faceDown(s.auctionStack),
    common: s.common.slice(),
    unseen: faceDown(s.unseen),
    order: cloneOrder(s.order),
    counted: s.counted,
    gone: cloneGone(s.gone),
    over: s.over,
  };
}

function seePlayer(s: State, seat: Seat, own: boolean, viewer: Memory | null): Seen {
  const p = s.players[seat]!;
  if (own) return clonePlayer(p);
  const screen = s.options.openSurvivors ? p.screen.slice() : null; // ARM-239
  const hand: (number | null)[] = p.open.slice();
  if (viewer)
    for (let i = 0; i < viewer.spied.length; i += 2) if (viewer.spied[i] === seat) hand.push(viewer.spied[i + 1]!);
  while (hand.length < p.hand.length) hand.push(null);
  const tiles = p.tiles.map((tile) => (tile === p.chosen ? tile : null)); // ARM-222
  return copyPlayer(p, screen, hand, faceDown(p.look), tiles, null);
}

/** What somebody has begun to answer is not yet an answer: others see only that they are asked. */
function cover(stack: readonly Frame[], seat: Seat | null): Frame[] {
  const covered = coverStack(stack, seat);
  const top = covered[covered.length - 1];
  if (top?.t === 'bidColour' && top.seats[0] !== seat)
    covered[covered.length - 1] = { t: 'placeBid', seats: top.seats };
  else if (top?.t === 'homelessColour' && top.seats[0] !== seat)
    covered[covered.length - 1] = { t: 'returnHomeless', seats: top.seats, n: top.n };
  return covered;
}

/** Cards that only one player sees are face down for the others (ARM-242). */
export function redact(e: Event, seat: Seat | null): Event {
  if (e.t === 'drew' || e.t === 'looked') return e.seat === seat ? e : { ...e, cards: faceDown(e.cards) };
  if (e.t === 'dealt') return e.seat === seat ? e : { ...e, tiles: faceDown(e.tiles) };
  if (e.t === 'kept') return e.seat === seat ? e : { ...e, card: null, under: faceDown(e.under) };
  if (e.t === 'searched') return e.seat === seat ? e : { ...e, card: null };
  return e;
}

/** A whole state that fits all this view says: what lies open is as it is, the rest is drawn by lot. */
export function determinize(t: Tables, v: View, rng: Rng): State {
  const cards = imagineCards(t, v, rng);
  const figures = imagineFigures(t, v, rng);
  const rest = imagineRest(t, v, rng);
  const players: Player[] = [];
  for (let i = 0; i < v.players.length; i++) {
    const p = v.players[i]!;
    const memory = cloneMemory(p.memory);
    players.push(copyPlayer(p, figures.screens[i]!, cards.hands[i]!, cards.looks[i]!, rest.private[i]!, memory));
  }
  const top = v.stack[v.stack.length - 1];
  const stack = v.stack.slice();
  if (top?.t === 'choosePrivateTile' && top.got) stack[stack.length - 1] = answered(t, top, rest.private, rng);
  // With this crowd the question is another one, which others see as this one.
  if (top?.t === 'returnHomeless' && homelessFrom(players[top.seats[0]]!.screen, top.n).length === 0)
    stack[stack.length - 1] = { t: 'homelessColour', seats: top.seats, n: top.n, colour: 0, figures: [0, 0, 0, 0] };
  // Whoever is looking through the deck knows what is in it.
  if (top?.t === 'searchDeck') {
    const p = players[top.seats[0]]!;
    const { spied } = p.memory ?? newMemory();
    p.memory = { sure: countKinds(t, cards.deck), drawn: players.map(() => 0), spied };
  }
  return copyState(
    v,
    forkRng(rng),
    stack,
    players,
    figures.bag,
    cards.deck,
    rest.level1,
    rest.level2,
    rest.tiles,
    rest.auctionStack,
    rest.unseen,
  );
}
