import type { Tables } from '../content/tables.ts';
import { BOROUGHS, STACKS, STACKS_PER_BOROUGH, TILES, TILES_PER_STACK, UNITS } from '../content/vocabulary.ts';
import type { State } from '../state.ts';
import type { Position } from './index.ts';

const HIGH_RISE_1 = 0;
const GONE = -1;

/**
 * The stacks that are told, and on the others what is left in the box: High-rises of durability 1 on top as long as there
 * are any. Tiles that lie as Units are not in the stacks, and what is in no stack has been razed.
 */
export function layStacks(
  t: Tables,
  told: NonNullable<Position['stacks']>,
  units: readonly number[],
): Pick<State, 'tiles' | 'height' | 'razed'> {
  const stacks: (number[] | null)[] = BOROUGHS.flatMap((b) =>
    Array.from({ length: STACKS_PER_BOROUGH }, (_, i) => told[b]?.[i]?.map((tile) => TILES.indexOf(tile)) ?? null),
  );
  const box = t.tiles.map(({ count }) => count);
  for (const tile of stacks.flat()) if (tile !== null) box[tile]!--;
  UNITS.forEach((_, unit) => {
    for (let n = units.reduce((sum, x, i) => (i % UNITS.length === unit ? sum + x : sum), 0); n > 0; n--)
      takeFrom(box, (tile) => t.tiles[tile]!.unit === unit);
  });
  fill(stacks, box);
  const tiles = stacks.flatMap((stack) => Array.from({ length: TILES_PER_STACK }, (_, i) => stack![i] ?? GONE));
  const razed = t.tiles.map(({ count }, tile) => count - tiles.filter((x) => x === tile).length);
  return { tiles, height: stacks.map((stack) => stack!.length), razed };
}

/** Takes the tile of a kind of which there are most; the lesser one of equals. */
function takeFrom(box: number[], fits: (tile: number) => boolean): number {
  let most = -1;
  for (let tile = 0; tile < box.length; tile++) if (fits(tile) && (most < 0 || box[tile]! > box[most]!)) most = tile;
  box[most]!--;
  return most;
}

/** Fills the stacks that are still open from the box, from their tops down; if it does not suffice, the last ones are lower. */
function fill(stacks: (number[] | null)[], box: number[]): void {
  const open = Array.from({ length: STACKS }, (_, i) => i).filter((i) => stacks[i] === null);
  for (const i of open) stacks[i] = [];
  for (let layer = 0; layer < TILES_PER_STACK; layer++)
    for (const i of open) {
      const tile = box[HIGH_RISE_1]! > 0 ? HIGH_RISE_1 : box.findIndex((n) => n > 0);
      if (tile < 0) return;
      box[tile]!--;
      stacks[i]!.unshift(tile);
    }
}
