import type { Seat } from '../game.ts';

/** Something that speaks for an answer or against it, as it stands once the move it begins is finished. */
export type Reason =
  /** `n` more or less on somebody's sheet, and `left` then; only on average where it is not `sure`. */
  | {
      readonly t: 'sheet';
      readonly seat: Seat;
      readonly what: string;
      readonly n: number;
      readonly left: number;
      readonly sure: boolean;
      readonly each?: true;
    }
  /** A term of the game in which it is so much better or worse than the answer beside it. */
  | { readonly t: 'term'; readonly id: string; readonly n: number }
  | { readonly t: 'wins' };
