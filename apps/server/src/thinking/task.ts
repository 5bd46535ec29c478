import type { Seat } from '@ashtown/engine';
import type { AdviceKind, BotTurn } from '@ashtown/host';

/** What a thread is asked: what a bot answers, or what somebody is advised. Plain data; it holds what the seat knows and no more. */
export interface Task {
  readonly want: 'pick' | AdviceKind;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly turn: BotTurn;
  /** Set to 1 by the thread when it begins: a thread that is still starting does not hang. */
  readonly begun: Int32Array;
}
