import type { Seat, Term } from './game.ts';
import type { Sight } from './sight.ts';
import type { Temperament } from './temperaments.ts';

/** How a bot looks ahead at a table with so many players. */
export interface Tuning {
  /** What a lead says about winning: the chances of the seats are as `exp(sharpness × worth)`. */
  readonly sharpness: number;
  /** How many rounds a dream goes on. The dreams of all answers end at the same one, or they would not compare. */
  readonly horizon: number;
  /** The same where a learned value judges the end of a dream; absent: the game's own terms are the better judge. */
  readonly learnedHorizon?: number;
  /** Whether the first impression of an answer is what the whole move it begins is worth, not the answer alone. */
  readonly wholeMoves: boolean;
  /** How many dreams a strong player takes for a decision. */
  readonly dreams: number;
}

/** The part of a mind that need not try. */
interface Reckoning<S, V, P> {
  /**
   * What each answer is worth where that can be reckoned instead of tried: dice. Null: not here; NaN: not this one. In a
   * hurry it may be reckoned roughly. Reads no more of a dream than a view holds.
   */
  reckon?(v: V | S, seat: Seat, legal: readonly P[], hurry?: boolean): readonly number[] | null;
}

/** What a seat of some temperament makes of the table: the same terms by other weights. */
export interface Mind<S, V, P> extends Reckoning<S, V, P> {
  evaluate(v: V, seat: Seat): readonly Term[];
}

/** Turns in several answers to one question, which only their seat is asked: bots look for the best whole one. */
export interface WholeTurns<S, P> {
  /** The question that is asked until the turn is over; answers may bring others in between. */
  readonly question: string;
  /** Tables of one turn with the same key are the same for the rest of it. */
  keyOf(s: S, seat: Seat): string;
  /** A name for what chance or hidden cards decide about an answer; in one world the same name brings the same. Null: nothing. */
  drawOf(s: S, seat: Seat, pick: P): string | null;
}

/** What bots that dream of what may follow need to know of a game. All states here are dreamt ones. */
export interface Lookahead<S, V, P> extends Reckoning<S, V, P> {
  tuning(players: number): Tuning;
  /** `evaluate` and `blunders` read nothing that a view hides: in a dream they may be given the state itself, which saves the view. */
  readonly evaluatesStates?: true;
  /** What a learned value sees besides the terms of `evaluate`. */
  readonly sight?: Sight<S | V>;
  /** An answer that may be given again and again without getting anywhere: a bot wants a reason for it. */
  isIdle?(pick: P): boolean;
  /** An answer that gives up something sure for what may come: a bot wants a reason for it, too. */
  isLax?(pick: P, legal: readonly P[], v: V, seat: Seat): boolean;
  /** An answer that is mostly one of the blunders, which takes less to say than to try: in dreams it is asked about first. */
  isMostlyWrong?(pick: P): boolean;
  /** Left out where no turn consists of several answers, or others are asked in it. */
  readonly turns?: WholeTurns<S, P>;
  /** Only such as tournaments have told from the usual mind, and that cost hardly any strength. */
  readonly temperaments?: Readonly<{ [T in Temperament]?: Mind<S, V, P> }>;
  /**
   * What whoever knows the game would laugh at in an answer, by names of the game's own; `before` holds the earlier
   * answers of the seat, the oldest first. Only what is wrong in any case: a bot never gives such an answer, nor dreams of
   * one.
   */
  blunders?(v: V, seat: Seat, legal: readonly P[], pick: P, before: readonly P[]): readonly string[];
}
