import type { Seat } from '@ashtown/engine';
import type { Scene } from '../scene.ts';

/**
 * What somebody else decides, in words; null where the game has none for it. It is found in the view of whoever looks, so it
 * says nothing they could not know.
 */
export function askedOf({ game, words, position: { view, asked } }: Scene, seat: Seat): string | null {
  if (!asked.includes(seat) || !words.asks) return null;
  return words.asks(view, seat, game.question(view, seat));
}
