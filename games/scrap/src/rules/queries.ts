import type { Tables } from '../content/tables.ts';
import type { Card, View } from '../state.ts';

/** SCR-8: as far as they are known. */
export const strongCards = ({ strong }: Tables, hand: readonly (Card | null)[]): number =>
  hand.filter((card) => card !== null && card >= strong).length;

/** What lies in the pot; nothing while nobody searches the heap. */
export function potIn({ stack }: Pick<View, 'stack'>): number {
  const top = stack.at(-1);
  return top?.t === 'press' ? top.pot : 0;
}
