import type { Seat } from '@ashtown/engine';
import { useState } from 'react';

/**
 * A row of cards as it lies after these are in it: whatever was there before stays in its place, one that was taken keeps it
 * until another comes, and those for whom there is no place lie at the end. Where nothing is left of a row, it is another one.
 */
export function laidOf(laid: readonly number[], cards: readonly number[]): readonly number[] {
  if (!laid.some((no) => cards.includes(no))) return cards;
  const come = cards.filter((no) => !laid.includes(no));
  if (come.length === 0) return laid;
  const filled = laid.map((no) => (cards.includes(no) ? no : (come.shift() ?? no)));
  return [...filled, ...come];
}

/** The cards of a row in their places, those included that the same eyes have seen taken from it. */
export function useLaid(seat: Seat | null, cards: readonly number[]): readonly number[] {
  const [seen, see] = useState({ seat, laid: cards });
  const laid = seen.seat === seat ? laidOf(seen.laid, cards) : cards;
  if (seen.seat !== seat || seen.laid !== laid) see({ seat, laid });
  return laid;
}
