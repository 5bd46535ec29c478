import { AREAS, COLOURS } from '../content/vocabulary.ts';
import type { Answers } from '../state.ts';
import { makeFigures, sum } from './figures.ts';

/** More distinct bids than this are asked colour by colour. */
export const MOST_BIDS = 150;

const N = COLOURS.length;
/** Distinct bids in one area. */
export const subsets = (stock: readonly number[]): number => stock.reduce((n, k) => n * (k + 1), 1);

/** All multisets within a stock, the smallest first; with `size` only those of that size. */
function within(stock: readonly number[], size: number | null): number[][] {
  const found: number[][] = [];
  const step = (colour: number, taken: number[]) => {
    if (colour < 0) {
      if (size === null || sum(taken) === size) found.push(taken.slice());
      return;
    }
    for (let k = 0; k <= stock[colour]!; k++) {
      taken[colour] = k;
      step(colour - 1, taken);
    }
    taken[colour] = 0;
  };
  step(N - 1, [0, 0, 0, 0]);
  return found;
}

const keyOf = (stock: readonly number[], more: number): number =>
  (((stock[0]! * 100 + stock[1]!) * 100 + stock[2]!) * 100 + stock[3]!) * 1000 + more;

const BIDS = new Map<number, readonly Answers['placeBid'][]>();

/** ARM-76 and ARM-78: every open area with every multiset from behind the screen, the empty one included. */
export function bidsFrom(stock: readonly number[], areas: number): readonly Answers['placeBid'][] {
  const many = subsets(stock) * ((areas & 1) + ((areas >> 1) & 1) + (areas >> 2)) > MOST_BIDS;
  const key = many ? -areas : keyOf(stock, areas);
  const known = BIDS.get(key);
  if (known) return known;
  const texts = many ? ['by colour'] : within(stock, null).map(makeFigures);
  const picks = AREAS.flatMap((area, i) => (areas & (1 << i) ? texts.map((text) => `${area} ${text}` as const) : []));
  BIDS.set(key, picks);
  return picks;
}

const HOMELESS = new Map<number, readonly Answers['returnHomeless'][]>();

/** ARM-210: every multiset of that size from behind the screen; empty where there are too many of them. */
export function homelessFrom(stock: readonly number[], size: number): readonly Answers['returnHomeless'][] {
  const key = keyOf(stock, size);
  const known = HOMELESS.get(key);
  if (known) return known;
  const all = within(stock, size);
  const picks = all.length > MOST_BIDS ? [] : all.map(makeFigures);
  HOMELESS.set(key, picks);
  return picks;
}

const RANGES: number[][] = [];
/** 0 to n; shared. */
export function upTo(n: number): readonly number[] {
  RANGES[n] ??= Array.from({ length: n + 1 }, (_, i) => i);
  return RANGES[n];
}
