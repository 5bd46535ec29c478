import { type Rng, rand, type Seat, shuffle } from '@ashtown/engine';
import { type Box, sum } from './box.ts';
import { isCounted } from './deck.ts';
import { openly } from './queries.ts';
import { type Frame, HI, LEAST, LO, type Memory, MOST, type Seen, type View } from './state.ts';
import { COLOURS, ENGINEER, FIGURES, figureOf, MARAUDER, SITES, SOLDIER } from './vocabulary.ts';

/** Worlds for bots: everything a view hides, drawn by lot so that it fits all the view tells. */

const N = COLOURS.length;
const RETRIES = 20;

/** What the one whose view it is remembers; null if nothing, or for a spectator. */
const memoryOf = (v: View): Memory | null => (v.viewer === null ? null : v.players[v.viewer]!.memory);

// --- equipment -------------------------------------------------------------------------------------------------------

interface Slot {
  /** Whose hand, or −1 for the deck, −2 for cards somebody is looking at. */
  where: Seat;
  at: number;
  kind: number;
  /** Filled with a card that is known to be there or nearby; not to be moved. */
  sure: boolean;
}

export interface Cards {
  deck: number[];
  hands: number[][];
  looks: number[][];
}

export function imagineCards(box: Box, v: View, rng: Rng): Cards {
  const left: number[] = [];
  for (let kind = 0; kind < box.equipment.length; kind++)
    left.push(box.equipment[kind]!.copies - v.gone.equipment[kind]!);
  for (let i = 0; i < v.display.length; i++) if (v.display[i]! >= 0) left[v.display[i]!]!--;
  const memory = memoryOf(v);
  return memory?.sure.length || v.counted >= 0 ? fitCards(box, v, left, memory, rng) : dealCards(v, left, rng);
}

/** Where nothing is known of single cards: shuffle and deal. */
function dealCards(v: View, left: number[], rng: Rng): Cards {
  const strike = (cards: readonly (number | null)[]) => {
    for (let i = 0; i < cards.length; i++) if (cards[i] !== null) left[cards[i]!]!--;
  };
  strike(v.deck);
  for (let seat = 0; seat < v.players.length; seat++) {
    strike(v.players[seat]!.hand);
    strike(v.players[seat]!.look);
  }
  const rest = shuffle(rng, spread(left));
  const deal = (cards: readonly (number | null)[]): number[] => {
    const dealt: number[] = [];
    for (let i = 0; i < cards.length; i++) dealt.push(cards[i] ?? rest.pop()!);
    return dealt;
  };
  const deck = deal(v.deck);
  const hands: number[][] = [];
  const looks: number[][] = [];
  for (let seat = 0; seat < v.players.length; seat++) {
    hands.push(deal(v.players[seat]!.hand).sort(ascending));
    looks.push(deal(v.players[seat]!.look));
  }
  return { deck, hands, looks };
}

const ascending = (a: number, b: number): number => a - b;

/** Counts as a list: `[2, 1]` is `[0, 0, 1]`. */
function spread(counts: readonly number[]): number[] {
  const list: number[] = [];
  for (let kind = 0; kind < counts.length; kind++) for (let i = counts[kind]!; i > 0; i--) list.push(kind);
  return list;
}

function fitCards(box: Box, v: View, left: number[], memory: Memory | null, rng: Rng): Cards {
  const slots: Slot[] = [];
  const find = (cards: readonly (number | null)[], where: Seat, owner: Seat) => {
    for (let i = 0; i < cards.length; i++) {
      const kind = cards[i]!;
      if (kind === null) slots.push({ where, at: where === -2 ? owner * 100 + i : i, kind: -1, sure: false });
      else left[kind]!--;
    }
  };
  find(v.deck, -1, 0);
  for (let seat = 0; seat < v.players.length; seat++) {
    find(v.players[seat]!.hand, seat, seat);
    find(v.players[seat]!.look, -2, seat);
  }
  if (memory && memory.sure.length > 0) placeSure(memory, slots, left, rng);
  const rest = shuffle(rng, spread(left));
  for (const slot of slots) if (slot.kind < 0) slot.kind = rest.pop()!;
  if (v.counted >= 0) matchCounts(box, v, slots, memory?.drawn ?? [], rng);
  return fill(v, slots);
}

/** Cards known to be in the deck or among those drawn since: somewhere there. */
function placeSure(viewer: Memory, slots: Slot[], left: number[], rng: Rng): void {
  const drawn = viewer.drawn.slice();
  const places = shuffle(rng, slots.slice()).filter((slot) => slot.where < 0 || drawn[slot.where]!-- > 0);
  for (let kind = 0; kind < viewer.sure.length; kind++)
    for (let i = viewer.sure[kind]!; i > 0; i--) {
      const place = places.pop();
      if (!place || left[kind] === 0) return;
      place.kind = kind;
      place.sure = true;
      left[kind]!--;
    }
}

/** A common tile has told how many cards of some kinds everybody held: cards change places until that is true. */
function matchCounts(box: Box, v: View, slots: readonly Slot[], drawn: readonly number[], rng: Rng): void {
  const counts = (kind: number) => isCounted(box, v.counted, kind);
  const n = v.players.map((p) => {
    let known = -p.open.filter(counts).length;
    for (const kind of p.hand) if (kind !== null && counts(kind)) known++;
    return known;
  });
  for (const { where, kind } of slots) if (where >= 0 && counts(kind)) n[where]!++;
  /** How far a place is from what was told, with one card more or less. */
  const off = (where: Seat, more: number): number => {
    if (where < 0) return 0;
    const [lo, hi] = v.players[where]!.match as [number, number];
    const k = n[where]! + more;
    return k < lo ? lo - k : k > hi ? k - hi : 0;
  };
  /** Whether a card one is sure of may lie there instead of another one. */
  const mayLie = (card: Slot, there: Slot): boolean =>
    !card.sure ||
    there.sure ||
    there.where < 0 ||
    slots.filter((slot) => slot.where === there.where && slot.sure).length < (drawn[there.where] ?? 0);
  const wrong = (where: Seat) => where >= 0 && off(where, 0) > 0;
  let mixed: Slot[] | null = null;
  for (const a of slots) {
    if (!wrong(a.where)) continue;
    mixed ??= shuffle(rng, slots.slice());
    const mine = counts(a.kind) ? 1 : 0;
    const b = mixed.find((slot) => {
      if (slot.where === a.where || counts(slot.kind) === (mine === 1)) return false;
      if (!mayLie(a, slot) || !mayLie(slot, a)) return false;
      const more = 1 - 2 * mine;
      return off(a.where, more) + off(slot.where, -more) < off(a.where, 0) + off(slot.where, 0);
    });
    if (!b) continue;
    [a.kind, b.kind] = [b.kind, a.kind];
    [a.sure, b.sure] = [b.sure, a.sure];
    n[a.where]! += 1 - 2 * mine;
    if (b.where >= 0) n[b.where]! -= 1 - 2 * mine;
  }
}

function fill(v: View, slots: readonly Slot[]): Cards {
  const deck = v.deck.slice();
  const hands = v.players.map((p) => p.hand.slice());
  const looks = v.players.map((p) => p.look.slice());
  for (const { where, at, kind } of slots) {
    if (where === -1) deck[at] = kind;
    else if (where === -2) looks[Math.floor(at / 100)]![at % 100] = kind;
    else hands[where]![at] = kind;
  }
  for (const hand of hands) (hand as number[]).sort(ascending);
  return { deck: deck as number[], hands: hands as number[][], looks: looks as number[][] };
}

// --- survivors -------------------------------------------------------------------------------------------------------

export interface Figures {
  bag: number[];
  screens: number[][];
}

/** A screen to be filled: what may still come behind it. */
interface Screen {
  seat: Seat;
  n: number[];
  /** Most of each colour, and how many more in all: at least, at most. */
  cap: number[];
  least: number;
  most: number;
}

export function imagineFigures(box: Box, v: View, rng: Rng): Figures {
  const left = box.total.map((n, figure) => n - v.gone.figures[figure]!);
  for (let i = 0; i < v.figures.length; i++) left[i % FIGURES.length]! -= v.figures[i]!;
  for (const p of v.players)
    for (let c = 0; c < N; c++) left[figureOf(c)]! -= openly(p, c) + (p.screen === null ? 0 : p.screen[c]!);
  const screens = v.players.map((p) => (p.screen === null ? null : p.screen.slice()));
  if (!screens.includes(null)) return { bag: left, screens: screens as number[][] };
  for (let i = 0; ; i++) {
    const found = deal(v, left, rng, i === RETRIES);
    if (!found) continue;
    for (const { seat, n } of found.screens) screens[seat] = n;
    return { bag: found.bag, screens: screens as number[][] };
  }
}

/** One try; null where the lots fell so that something does not fit. With `force` limits give way. */
function deal(v: View, all: readonly number[], rng: Rng, force: boolean) {
  const bag = all.slice();
  const screens: Screen[] = [];
  for (let seat = 0; seat < v.players.length; seat++) {
    const p = v.players[seat]!;
    if (p.screen === null) screens.push(screenOf(p, seat));
  }
  let behind = sum(all) - v.bagSize;
  for (const screen of screens)
    for (let c = 0; c < N; c++) {
      bag[figureOf(c)]! -= screen.n[c]!;
      behind -= screen.n[c]!;
    }
  const giveAnybody = (c: number): boolean => {
    let open = 0;
    let needy = 0;
    for (let i = 0; i < screens.length; i++) {
      if (!takes(screens[i]!, c, force)) continue;
      open++;
      if (screens[i]!.least > 0) needy++;
    }
    if (open === 0) return false;
    let lot = rand(rng, needy > 0 ? needy : open);
    for (let i = 0; ; i++) {
      const screen = screens[i]!;
      if (!takes(screen, c, force) || (needy > 0 && screen.least <= 0) || lot-- > 0) continue;
      screen.n[c]!++;
      screen.least--;
      screen.most--;
      bag[figureOf(c)]!--;
      behind--;
      return true;
    }
  };
  const { soldier, engineer } = v.bagHas;
  if (!soldier) while (bag[figureOf(SOLDIER)]! > 0) if (!giveAnybody(SOLDIER)) return null;
  if (!engineer) while (bag[figureOf(ENGINEER)]! > 0) if (!giveAnybody(ENGINEER)) return null;
  const lots: number[] = [];
  for (let c = 0; c < N; c++) {
    const stays = (c === SOLDIER && soldier) || (c === ENGINEER && engineer) ? 1 : 0;
    for (let i = bag[figureOf(c)]! - stays; i > 0; i--) lots.push(c);
  }
  shuffle(rng, lots);
  for (let i = 0; i < lots.length && behind > 0; i++) giveAnybody(lots[i]!);
  const fits = behind === 0 && bag[MARAUDER]! >= 0 && (force || screens.every((screen) => screen.least <= 0));
  return fits || force ? { bag, screens } : null;
}

const takes = (screen: Screen, c: number, force: boolean): boolean =>
  force || (screen.most > 0 && screen.n[c]! < screen.cap[c]!);

/** What must be behind the screen at least (ARM-239; the bounds are open to everybody). */
function screenOf(p: Seen, seat: Seat): Screen {
  const n: number[] = [];
  const cap: number[] = [];
  let open = 0;
  for (let c = 0; c < N; c++) {
    const seen = openly(p, c);
    open += seen;
    n.push(Math.max(0, p.bounds[LO + c]! - seen));
    cap.push(p.bounds[HI + c]! - seen);
  }
  const there = open + sum(n);
  return { seat, n, cap, least: p.bounds[LEAST]! - there, most: p.bounds[MOST]! - there };
}

// --- decks and tiles -------------------------------------------------------------------------------------------------

export function imagineRest(box: Box, v: View, rng: Rng) {
  const known: boolean[] = [];
  const tilesLeft: number[] = [];
  for (let tile = 0; tile < box.tiles.length; tile++) tilesLeft.push(box.tiles[tile]!.copies - v.gone.tiles[tile]!);
  for (const card of v.gone.buildings) known[card] = true;
  for (let slot = 0; slot < v.offer.length; slot++) {
    if (v.offer[slot]! >= 0) known[v.offer[slot]!] = true;
    if (v.offerTiles[slot]! >= 0) tilesLeft[v.offerTiles[slot]!]!--;
  }
  for (const p of v.players) {
    for (let site = 0; site < SITES; site++) if (p.city[site]! >= 0) known[p.city[site]!] = true;
    for (const covered of p.under) known[covered % 100] = true;
    if (p.houses >= 0) tilesLeft[p.houses]!--;
  }
  for (const f of v.stack) {
    if (f.t === 'placeBuilding') known[f.card] = true;
    if (f.t === 'tile') tilesLeft[f.tile]!--;
  }
  const scoring = shuffle(rng, without(box.scoring.length, v.common, v.gone.scoring, ...v.players.map((p) => p.tiles)));
  const own: number[][] = [];
  for (const p of v.players) own.push(p.tiles.map((tile) => tile ?? scoring.pop()!));
  return {
    level1: shuffle(rng, unknown(box.levels[1]!, known)),
    level2: shuffle(rng, unknown(box.levels[2]!, known)),
    tiles: shuffle(rng, spread(tilesLeft)),
    auctionStack: shuffle(rng, without(box.auction.length, v.auction, v.gone.auction)),
    private: own,
    unseen: scoring,
  };
}

function unknown(cards: readonly number[], known: readonly boolean[]): number[] {
  const left: number[] = [];
  for (let i = 0; i < cards.length; i++) if (!known[cards[i]!]) left.push(cards[i]!);
  return left;
}

/** The numbers below n that are in none of the lists. */
function without(n: number, ...lists: readonly (readonly (number | null)[])[]): number[] {
  const there: boolean[] = [];
  for (const list of lists) for (const x of list) if (x !== null && x >= 0) there[x] = true;
  const left: number[] = [];
  for (let i = 0; i < n; i++) if (!there[i]) left.push(i);
  return left;
}

/** Hidden answers to the open question, made up. */
export function answered(box: Box, f: PrivateTiles, own: readonly number[][], rng: Rng): Frame {
  const got: Record<Seat, string> = {};
  for (const [seat, answer] of Object.entries(f.got ?? {})) {
    const tile = own[Number(seat)]![rand(rng, own[Number(seat)]!.length)]!;
    got[Number(seat)] = answer ?? box.scoring[tile]!.id;
  }
  return { ...f, got };
}
type PrivateTiles = Extract<Frame, { t: 'choosePrivateTile' }>;
