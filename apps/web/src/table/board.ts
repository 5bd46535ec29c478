import type { Lang, Ref, Seat, Words } from '@ashtown/engine';
import type { Offer } from '@ashtown/protocol';
import type { ComponentType } from 'react';

/** How a thing on the board stands to what may be done now. */
export type Standing = 'rest' | 'legal' | 'chosen';

/**
 * What a game's board receives. It holds no rules: what is legal is in `offers`, and every thing on the board asks
 * `standing(ref)` and answers a click with `touch(ref)`. A touch on something that is not legal opens the inspector
 * with the reason.
 */
export interface BoardProps<V = unknown, P = unknown, E = unknown> {
  view: V;
  /** Whose eyes; null for a spectator or a replay from outside. */
  seat: Seat | null;
  asked: readonly Seat[];
  question: string | null;
  offers: readonly Offer[];
  lang: Lang;
  words: Words<P, E, V>;
  who(seat: Seat): string;
  /** What the last answers caused, oldest first, for animation. */
  events: readonly E[];
  standing(ref: Ref): Standing;
  /** The digit that chooses it from the keyboard, if it has one. */
  hotkey(ref: Ref): number | null;
  touch(ref: Ref): void;
  inspect(ref: Ref): void;
  /** Gives an answer at once: for boards that gather a choice themselves, such as dice to throw again. */
  answer(pick: P): void;
}

/** What a game adds to the client. Loaded when the first table of the game is opened. */
export interface GameFace<V = unknown, P = unknown, E = unknown> {
  Board: ComponentType<BoardProps<V, P, E>>;
  /** A player's own area below the board (dice, hand), and the panel of any player. */
  MyArea?: ComponentType<BoardProps<V, P, E>>;
  Panel: ComponentType<BoardProps<V, P, E> & { of: Seat }>;
  /** A card or thing in the inspector. */
  Detail?: ComponentType<BoardProps<V, P, E> & { of: Ref }>;
  /** Phases of a turn, and where the view stands in them. */
  phases?(v: V, words: Words<P, E, V>, lang: Lang): { names: readonly string[]; now: number };
  /** Further tabs on a phone. */
  tabs?: readonly { id: string; Content: ComponentType<BoardProps<V, P, E>> }[];
}
