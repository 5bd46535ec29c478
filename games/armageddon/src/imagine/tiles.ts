import { type Rng, rand, type Seat, shuffle } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { SITES } from '../content/vocabulary.ts';
import type { Frame, View } from '../state.ts';
import { spread } from './cards.ts';

export function imagineRest(t: Tables, v: View, rng: Rng) {
  const known: boolean[] = [];
  const tilesLeft: number[] = [];
  for (let tile = 0; tile < t.tiles.length; tile++) tilesLeft.push(t.tiles[tile]!.copies - v.gone.tiles[tile]!);
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
  const scoring = shuffle(rng, without(t.scoring.length, v.common, v.gone.scoring, ...v.players.map((p) => p.tiles)));
  const own: number[][] = [];
  for (const p of v.players) own.push(p.tiles.map((tile) => tile ?? scoring.pop()!));
  return {
    level1: shuffle(rng, unknown(t.levels[1]!, known)),
    level2: shuffle(rng, unknown(t.levels[2]!, known)),
    tiles: shuffle(rng, spread(tilesLeft)),
    auctionStack: shuffle(rng, without(t.auction.length, v.auction, v.gone.auction)),
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
export function answered(t: Tables, f: PrivateTiles, own: readonly number[][], rng: Rng): Frame {
  const got: Record<Seat, string> = {};
  for (const [seat, answer] of Object.entries(f.got ?? {})) {
    const tile = own[Number(seat)]![rand(rng, own[Number(seat)]!.length)]!;
    got[Number(seat)] = answer ?? t.scoring[tile]!.id;
  }
  return { ...f, got };
}
type PrivateTiles = Extract<Frame, { t: 'choosePrivateTile' }>;
