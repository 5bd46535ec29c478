import { type Rng, rand, type Seat, shuffle } from '@ashtown/engine';
import { type Box, sum } from './box.ts';
import { spread } from './imagine-cards.ts';
import { openly } from './queries.ts';
import { type Frame, HI, LEAST, LO, MOST, type Seen, type View } from './state.ts';
import { COLOURS, ENGINEER, FIGURES, figureOf, MARAUDER, SITES, SOLDIER } from './vocabulary.ts';

/** Worlds for bots: what a view hides of survivors, decks and tiles, drawn by lot so that it fits all the view tells. */

const N = COLOURS.length;
const RETRIES = 20;

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
