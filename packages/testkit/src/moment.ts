import type { AnyFrame, AnyGame, Lang, Options, Ref, Rng, Seat, Seed, StateBase, Words } from '@ashtown/engine';

/** The state of any game built on the stack machine. */
export type AnyState = StateBase<AnyFrame>;

/** What only the game itself can tell the suite. */
export interface Fixture<S, P, E, V> {
  /** Everything that is neither made nor destroyed, counted: it must be the same at every state of a game. */
  census(s: S): Record<string, number> | string;
  /** Permutes in place what a seat (null: a spectator) cannot see; the state stays one that play could have reached. */
  scramble(s: S, seat: Seat | null, rng: Rng): void;
  /** Parts of a state, or of a view, that nobody changes and copies share, as they do frames. */
  values?(s: S | V): readonly unknown[];
  words?: Record<Lang, Words<P, E, V>>;
  /** Answers that lead nowhere by themselves, and would make random games very long: nine times of ten another is chosen. */
  isSeldom?(pick: P): boolean;
}
export type AnyFixture = Fixture<AnyState, unknown, unknown, unknown>;

/** How many sit at a table, and what they agreed on. */
export interface Setting {
  seats: number;
  options: Options;
}

export interface Limits {
  /** A game that takes more answers than this is stuck. */
  answers: number;
  /** More answers to one question than this cannot be offered to anybody. */
  choices: number;
  /** The dear checks look at every n-th state. */
  every: number;
}

/** What the checks gather over all games of a setting. */
export interface Memory {
  refs: Map<string, Ref>;
  terms: string | null;
  /** By viewer: at how many states something was hidden from it, and at how many of these two streams made two worlds. */
  worlds: Map<Seat | null, { hidden: number; varied: number }>;
  widest: { question: string; choices: number };
}

/** One state of one game, and all a check may want to know. */
export interface Moment {
  game: AnyGame;
  fixture: AnyFixture;
  limits: Limits;
  setting: Setting;
  seed: Seed;
  state: AnyState;
  answers: readonly (readonly [Seat, unknown])[];
  /** For the choices of checks; the game played does not depend on it. */
  rng: Rng;
  /** A state at which the dear checks are done too. */
  thorough: boolean;
  /** Everybody at a thorough state, else one after the other; null is a spectator. */
  viewers: readonly (Seat | null)[];
  /** The census at the start. */
  census: Record<string, number> | string;
  memory: Memory;
}

export interface Check {
  /** Once, at the first state, with the events of the set-up. */
  begun?(m: Moment, events: readonly unknown[]): void;
  /** At every state. */
  state?(m: Moment): void;
  /** Before an answer is given; what it does is tried on clones. */
  answer?(m: Moment, seat: Seat, pick: unknown): void;
  /** Once the answer is given, with the events it caused; `m.state` is the state after it. */
  answered?(m: Moment, seat: Seat, pick: unknown, events: readonly unknown[]): void;
  /** At the last state of a game. */
  over?(m: Moment): void;
}

export const newMemory = (): Memory => ({
  refs: new Map(),
  terms: null,
  worlds: new Map(),
  widest: { question: '', choices: 0 },
});

export const seatName = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);
