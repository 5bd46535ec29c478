import type { AnyGame, Ref, Seat } from './game.ts';

/** What a telling may sound like; each goes with something to see. */
export const CUES = ['turn', 'dice', 'card', 'hit', 'gain', 'move', 'crash', 'end'] as const;
export type Cue = (typeof CUES)[number];

/**
 * How weighty an event is. `chapter`: a round or turn begins, a headline of the log. `key`: one would look for it in a
 * replay. `line`: an ordinary line. `faint`: bookkeeping, such as a payment or a pass.
 */
export const RANKS = ['chapter', 'key', 'line', 'faint'] as const;
export type Rank = (typeof RANKS)[number];

/** A thing that goes from one place to another; a place is missing where it comes from nowhere or is gone afterwards. */
export interface Move {
  thing: Ref;
  from?: Ref;
  to?: Ref;
}

/**
 * What is drawn from a thing to those it hits; without `from` it comes from what the deed before it was about. `n` is its
 * strength, missing where it only shoots.
 */
export interface Blow {
  from?: Ref;
  to: readonly Ref[];
  n?: number;
}

/** By how much something changed for a seat. What counts for the result is `score`, and has a source of the game's list. */
export interface Change {
  seat: Seat;
  what: string;
  n: number;
  source?: string;
}

/**
 * What a game says about an event besides its words: data for the log, the stage, sounds, announcements and curves. It
 * follows from the event alone, as the viewer was told it, so it tells nothing the event hides.
 */
export interface Telling {
  /** Whose deed it is; null: the game's own. */
  by: Seat | null;
  /** The others it touches. */
  to?: readonly Seat[];
  /** Whom its sentence is about, where that is not whoever did it: the one who is hit by an attack. */
  of?: Seat;
  /** The game's own side, such as the virtual opponent of a solo game, where its sentence is about that one. */
  as?: Ref;
  /** Whoever did it passes. */
  passes?: true;
  /** They give it for a deed, though no figure of theirs becomes less. */
  pays?: true;
  /** The things it is about, those named in its sentence first. */
  about: readonly Ref[];
  moves?: readonly Move[];
  blows?: readonly Blow[];
  delta?: readonly Change[];
  /** Points of the game's own side, where it plays against the people. */
  rival?: readonly { n: number; source: string }[];
  rank: Rank;
  /** The number of the round, or turn where a game has no rounds, that a chapter begins. */
  round?: number;
  /** Who begins the round. */
  first?: Seat;
  /** The phase it belongs to; where it is missing, that of the event before. */
  phase?: string;
  cue?: Cue;
}

/** One telling for each kind of event: a new kind without one does not compile. */
export type Tellings<E> = {
  readonly [T in E extends { t: infer K extends string } ? K : never]: (e: Extract<E, { t: T }>) => Telling;
};

/** The telling of an event as somebody may know it; a page of yesterday does not know all kinds of today, and goes on. */
export function tell(game: Pick<AnyGame, 'tellings'>, event: unknown): Telling {
  const { t } = event as { t: string };
  const telling = (game.tellings as Partial<Tellings<{ t: string }>>)[t];
  return telling?.(event as { t: string }) ?? { by: null, about: [], rank: 'faint' };
}

/** An event in its place: what a line of the log, a beat of the story or a mark of a replay is made from. */
export interface Told {
  event: unknown;
  telling: Telling;
  /** Of the chapter it belongs to; null before the first. */
  round: number | null;
  /** Null where the game has named none yet. */
  phase: string | null;
}

/** Tells events in their order; round and phase go on until others begin. */
export class Teller {
  readonly #game: Pick<AnyGame, 'tellings'>;
  #round: number | null = null;
  #phase: string | null = null;

  constructor(game: Pick<AnyGame, 'tellings'>) {
    this.#game = game;
  }

  tell(event: unknown): Told {
    const telling = tell(this.#game, event);
    if (telling.rank === 'chapter') {
      this.#round = telling.round ?? this.#round;
      this.#phase = null;
    }
    this.#phase = telling.phase ?? this.#phase;
    return { event, telling, round: this.#round, phase: this.#phase };
  }
}
