import type { Seat } from '@ashtown/engine';
import { BASICS } from '../content/vocabulary.ts';
import type { State } from '../state.ts';

/** Parts of a number, each with room for what it counts. */
const CARD_ROOM = 512;
const GOOD_ROOM = 256;

/**
 * A number for what a seat has come to in a round: in which order it was done makes no difference. Different things have different
 * numbers, as far as chance goes.
 */
export function samenessOf(s: State, seat: Seat): number {
  let low = 0;
  let high = 0;
  const add = (kind: number, n: number): void => {
    const x = mixed(n + kind * 0x9e3779b1);
    low = (low + x) >>> 0;
    high = (high + mixed(x ^ 0x5bd1e995)) & 0x1fffff;
  };
  const p = s.players[seat]!;
  add(1, p.vp * 16 + p.converted * 2 + (p.passed ? 1 : 0));
  for (let g = 0; g < p.tokens.length; g++) add(2, g * GOOD_ROOM + p.tokens[g]!);
  for (const card of p.hand) add(3, card);
  for (const card of p.seen) add(3, card);
  for (const card of p.deals) add(4, card);
  for (const { card, ruins, uses, visited, shield, stock } of p.places) {
    add(5, card + CARD_ROOM * (uses * 8 + (ruins ? 4 : 0) + (visited ? 2 : 0) + (shield ? 1 : 0)));
    for (let g = 0; stock !== null && g < stock.length; g++)
      if (stock[g]! > 0) add(6, card + CARD_ROOM * (g * GOOD_ROOM + stock[g]!));
  }
  for (let colour = 0; colour < s.faceUp.length; colour++) add(7, s.faceUp[colour]! + CARD_ROOM * colour);
  const others = s.solo ? [s.solo.rival] : s.players;
  for (let i = 0; i < others.length; i++) {
    const { places, tokens } = others[i]!;
    if (others[i] === p) continue;
    for (const { no, ruins, visited } of places)
      if (ruins || visited) add(8 + i, no * 4 + (ruins ? 2 : 0) + (visited ? 1 : 0));
    for (let g = 0; g < BASICS; g++) add(16 + i, g * GOOD_ROOM + tokens[g]!);
  }
  return high * 2 ** 32 + low;
}

/** A number that looks like chance, from 0 up to 32 bits. */
function mixed(n: number): number {
  let x = Math.imul(n ^ (n >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 13), 0x45d9f3b);
  return (x ^ (x >>> 16)) >>> 0;
}
