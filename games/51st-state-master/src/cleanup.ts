import { TOKENS } from './board.ts';
import { roomFor } from './queries.ts';
import type { Player } from './state.ts';

/** Cleanup (section 6): what may be kept, and what is cleared. */

/** Goods from `from` on of which there is one more to keep, and room for it. */
export function storable(p: Player, from: number, kept: readonly number[]): number[] {
  const goods: number[] = [];
  for (let g = from; g < TOKENS; g++) if (p.tokens[g]! > kept[g]! && roomFor(p, g, kept) > 0) goods.push(g);
  return goods;
}

/** Everything that could be kept from here on has room together. */
export function allFits(p: Player, goods: readonly number[], kept: readonly number[]): boolean {
  const full = kept.slice();
  for (const g of goods) {
    const more = p.tokens[g]! - kept[g]!;
    if (roomFor(p, g, full) < more) return false;
    full[g] = p.tokens[g]!;
  }
  return true;
}

/** FSM-171: markers, visitors and shields go, everything can be used again. */
export function refresh(p: Player): void {
  p.passed = false;
  p.converted = 0;
  for (const place of p.places) {
    place.uses = 0;
    place.visited = false;
    place.shield = false;
    place.dented = false;
  }
}
