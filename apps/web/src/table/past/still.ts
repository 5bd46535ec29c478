import type { Seat } from '@ashtown/engine';
import type { Past, Position } from '@ashtown/protocol';

/** A moment that has gone by, as a position: nothing can be answered in it. */
export const still = (seat: Seat | null, past: Past, seed: string | null = null): Position => ({
  ...past,
  seat,
  question: null,
  seed,
  undo: null,
  redo: false,
  request: null,
  clock: null,
});
