import type { Deed } from './deed.ts';
import type { Ending, Feats, Happened } from './ending.ts';
import type { Lookahead } from './lookahead.ts';
import type { Odds } from './odds.ts';
import type { ParsedPosition } from './position.ts';
import type { Rng } from './rng.ts';
import type { Cites } from './rulebook.ts';
import type { Sheet } from './sheet.ts';
import type { Tellings } from './telling.ts';

export type Seat = number;

/** What every state holds. `ply` counts closed questions: a client sends it back, so a stale answer is refused. */
export interface StateBase<F> {
  rng: Rng;
  ply: number;
  stack: F[];
}

/**
 * What happens next, as data. With `seats` it is a question, without it a step. `got` holds the answers of a question
 * to several seats until the last one is in. A frame is a value: nobody changes it once it is pushed, so clones share it.
 */
export interface AnyFrame {
  t: string;
  seats?: readonly Seat[];
  got?: Readonly<Record<Seat, unknown>>;
}

/** Null in rollouts: `log?.push({…})` then builds nothing. */
export type Log<E> = E[] | null;

/** A thing on the table that an answer is about; a client highlights it. */
export interface Ref {
  kind: 'option' | 'card' | 'slot' | 'player' | 'die' | 'amount';
  id: string;
}

/** A named part of a heuristic value: the greedy bot adds them up, a hint explains itself with them. */
export interface Term {
  id: string;
  value: number;
}

/** Why something cannot be done now: a code and what a sentence needs, put into words by the game's `Words`. */
export interface Why {
  t: string;
  [detail: string]: string | number | boolean | null;
}

/** How a seat stands, at any moment of a game. */
export interface Score {
  seat: Seat;
  /** 1 is first; equals share a rank. Where the game itself is ahead, it is first and the ranks of the seats begin with 2. */
  rank: number;
  score: number;
  /** Where the score came from, by sources of the game's list; the amounts add up to `score`. */
  lines: readonly { source: string; n: number }[];
}

/** One score per seat, in the order of the seats. */
export type Standing = readonly Score[];

export interface Placing extends Score {
  /** The part of the win that is this seat's; all of them add up to 1, or to 0 where the game itself won (solo). */
  share: number;
}

/** One place per seat, in the order of the seats. */
export type Result = readonly Placing[];

/** Distributes over `T`, so that the options of `AnyGame` are either kind; `All` keeps the choices together. */
export type OptionSpec<T, All = T> = T extends boolean
  ? { kind: 'switch'; default: boolean } & OptionUse
  : { kind: 'choice'; choices: readonly All[]; default: All } & OptionUse;

interface OptionUse {
  /** For so many players; missing: for any number. */
  players?: readonly [min: number, max: number];
  /** A house rule: how a rule may be read otherwise, rather than a variant of the game. */
  house?: true;
  /** It makes the game harder; such options stand together. */
  harder?: true;
}

/** Declared with defaults: drives the set-up form, the flags of the CLI and the parser. */
export type OptionSpecs<O> = { readonly [K in keyof O]: OptionSpec<O[K]> };

export interface Game<S, P, E, V, O = Record<string, never>> {
  readonly id: string;
  /** Bump when a saved answer would mean something else. */
  readonly version: number;
  /** The fewest is 1 where the rules have a solo game. */
  readonly players: readonly [min: number, max: number];
  readonly options: OptionSpecs<O>;
  /** The phases of a round or turn, in their order; tellings name them. */
  readonly phases: readonly string[];
  /** Where points can come from. A source keeps its name, its place in this list and so its colour for good. */
  readonly sources: readonly string[];
  /** What there is to tell about each kind of event besides its words. */
  readonly tellings: Tellings<E>;
  /** The numbers of the rules behind questions, reasons and events. */
  readonly cites: Cites;
  setup(seats: number, options: O, rng: Rng, log?: Log<E>): S;
  /** Independent of the original: applying to one never shows in the other. */
  clone(s: S): S;
  /** Empty: the game is over. */
  asked(s: S): readonly Seat[];
  /** The name of the question this seat is asked (the frame's `t`). */
  question(s: S, seat: Seat): string;
  /** Every answer, in a stable order, never empty for an asked seat. Depends only on what the seat may know. */
  legal(s: S, seat: Seat): readonly P[];
  /** Mutates; trusts that `pick` is legal. */
  apply(s: S, seat: Seat, pick: P, log: Log<E>): void;
  /** How many rounds were begun. */
  rounds(s: S): number;
  /** Null while running. */
  result(s: S): Result | null;
  /** Who stands where and by what, as far as a view knows; at the end it is the result. */
  standing(v: V): Standing;
  /** How a finished game was decided, and why it was over; the log may begin late where older rules played the beginning. */
  ending(v: V, log: readonly Happened<E>[]): Ending;
  /** What is worth counting over a game besides points. */
  readonly feats?: Feats<E>;
  /** What a seat may see, built field by field; null is a spectator. */
  view(s: S, seat: Seat | null): V;
  /** Null: this seat learns nothing of it. */
  redact(e: E, seat: Seat | null): E | null;
  /** A whole state this view cannot tell from the true one. */
  determinize(v: V, rng: Rng): S;
  /** Any position as plain data a person can read and write; `parsePosition` makes the same state of it again. */
  makePosition(s: S): unknown;
  /** From outside: what is missing is quiet, what is wrong is named. Never throws. */
  parsePosition(given: unknown): ParsedPosition<S>;
  /** The things a pick is about, in the order verb, source, target, payment, amount. */
  refs(pick: P): readonly Ref[];
  /** What a pick is, as data, from the view of the seat that is asked. */
  deed(v: V, seat: Seat, question: string, pick: P): Deed;
  /** Why nothing can be done with a thing now; null if something can, or there is nothing to say. */
  explain(v: V, seat: Seat, ref: Ref): Why | null;
  evaluate(v: V, seat: Seat): readonly Term[];
  /** What a seat has, from anybody's view: in what hints count. */
  sheet?(v: V, seat: Seat): Sheet;
  /** What may come by chance, from what a seat knows; for dice about to be thrown again, the answer that throws them. */
  odds?(v: V, seat: Seat, pick: P | null): readonly Odds[];
  /** For bots that try out what may follow; without it they do so by the terms alone. */
  readonly ahead?: Lookahead<S, V, P>;
}

/** A game whose types nobody needs: what a host, a catalogue or a bot handles. */
// biome-ignore lint/suspicious/noExplicitAny: a list of games of different types has no common state, pick, event or view.
export type AnyGame = Game<any, any, any, any, any>;
