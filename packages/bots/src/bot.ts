import type { AnyGame, Rng, Seat, Term } from '@ashtown/engine';
import type { Value } from './dream.ts';

/** What a bot may spend. `iterations` wins when both are set; the caller owns the clock. */
export interface Budget {
  iterations?: number;
  /** Whether it is spent, or this share of it, up to 1. */
  expired?: (share?: number) => boolean;
}

/** Whether it is spent, as far as a clock decides. */
export const isOver = ({ iterations, expired }: Budget): boolean =>
  iterations === undefined && expired !== undefined && expired();

/** Everything a bot ever receives: no state, no clock. It may draw from `rng` as much as it likes. */
export interface Turn<V, P> {
  view: V;
  legal: readonly P[];
  rng: Rng;
  budget: Budget;
  /** What this seat has answered lately, the latest last, where the caller knows. */
  before?: readonly P[];
  /** What to make of the end of a round, where one was learned. Bots that dream have one of their own without it. */
  value?: Value;
}

/** Why a bot chose: for hints and for the lab. The time it took is the caller's to measure. */
export interface SearchInfo<P> {
  /** Per seat; absent where a bot estimates none. */
  winProb?: readonly number[];
  /** Positions that were evaluated. */
  iterations: number;
  /** States drawn from the view. */
  worlds: number;
  /** Worlds that had to be repaired. */
  fallbacks: number;
  /** The best few, best first, in the bot's own unit of value. */
  top: readonly { pick: P; mean: number; se: number; visits: number; why: readonly Term[] }[];
}

export interface Choice<P> {
  pick: P;
  /** Absent where nothing was weighed. */
  info?: SearchInfo<P>;
}

/** A pure function of what its seat knows: the same turn gives the same choice. `game` is rules, not a match. */
export interface Bot {
  readonly id: string;
  /** Plays better with a learned value: whoever lets it play gives it one where there is one. */
  readonly learned?: true;
  choose<V, P>(game: AnyGame, seat: Seat, turn: Turn<V, P>): Choice<P>;
}

/** A bot that is given this value at each turn. */
export const taught = (bot: Bot, value: Value): Bot => ({
  ...bot,
  choose: (game, seat, turn) => bot.choose(game, seat, { ...turn, value }),
});
