import type { Ref, Seat } from './game.ts';

/** So much of something: a good, a kind of points. The game has a word for each `what`. */
export interface Amount {
  readonly what: string;
  readonly n: number;
}

/** What an answer does to somebody. */
export interface Hit {
  readonly seat: Seat;
  /** Nothing where it is not known beforehand what is lost. */
  readonly what?: string;
  readonly n?: number;
}

/**
 * What an answer is, as data, found once per game from what the asked seat sees: words, buttons, hints and boards read it.
 * A game's own deeds say more; this much every one of them says.
 */
export interface Deed {
  /** A word of the game's list: what is done. */
  readonly verb: string;
  /** What it is done with and to, in the order of `refs`. */
  readonly things: readonly Ref[];
  /** What it costs, and what it surely brings. */
  readonly price?: readonly Amount[];
  readonly gives?: readonly Amount[];
  readonly hits?: readonly Hit[];
}
