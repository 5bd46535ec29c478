import type { Ref, Result, Seat } from '@ashtown/engine';
import type { ClockWish, UNDO } from './parts.ts';

/** What goes out is made by the server from its own data, so it has types; what comes in has schemas. */

export const STATUS = ['lobby', 'playing', 'over'] as const;
export type Status = (typeof STATUS)[number];

export interface SeatShown {
  /** Null: nobody has taken the seat yet. */
  name: string | null;
  kind: 'human' | 'bot' | 'open';
  bot?: string;
  /** The public id of the player who sits here. */
  player?: string;
  online: boolean;
  /** A bot plays on for somebody who left. */
  replaced?: boolean;
}

/** Times are milliseconds; `running` seats lose time since `at`. */
export interface ClockShown {
  kind: 'live' | 'async';
  left: readonly number[];
  running: readonly Seat[];
  at: number;
  /** A seat that ran out of time: the others choose. */
  expired: Seat | null;
}

/** Everything anybody at the table may know about it. */
export interface TableShown {
  id: string;
  code: string;
  game: string;
  options: Record<string, boolean | string | number>;
  status: Status;
  public: boolean;
  undo: (typeof UNDO)[number];
  clock: ClockWish;
  seats: readonly SeatShown[];
  /** The public id of the player who made the table. */
  host: string;
  spectators: number;
  /** SHA-256 of the seed, from the start of the match. */
  commitment: string | null;
  /** The table that goes on from here, once somebody asked for a rematch. */
  rematch: string | null;
  /** The people ended the match before the game did: it is over and has no result. */
  abandoned?: boolean;
  created: number;
  updated: number;
}

/** One line of the list of tables. */
export interface TableLine {
  id: string;
  code: string;
  game: string;
  status: Status;
  clock: ClockWish;
  seats: readonly { name: string | null; kind: SeatShown['kind'] }[];
  updated: number;
  /** Whether the player who asked sits there, and whether it is their turn. */
  mine: boolean;
  turn: boolean;
}

export interface Offer {
  pick: unknown;
  refs: readonly Ref[];
  /** It could not be taken back freely. */
  final: boolean;
}

/** The table through the eyes of one seat, or of a spectator (null). */
export interface Position {
  seat: Seat | null;
  /** How many answers were given; the log reaches up to here. */
  at: number;
  /** Sent back with an answer. */
  ply: number;
  view: unknown;
  asked: readonly Seat[];
  question: string | null;
  legal: readonly Offer[];
  result: Result | null;
  /** Null until the game is over. */
  seed: string | null;
  undo: 'free' | 'ask' | null;
  redo: boolean;
  request: { seat: Seat; waiting: readonly Seat[] } | null;
  clock: ClockShown | null;
}

/** A moment that has gone by, as somebody saw it then: nothing can be answered in it. */
export type Past = Pick<Position, 'at' | 'ply' | 'view' | 'asked' | 'result'>;

/** What one answer caused, as the seat may see it. */
export interface LogEntry {
  at: number;
  seat: Seat;
  events: readonly unknown[];
}

export interface ChatLine {
  id: number;
  name: string;
  seat: Seat | null;
  text: string;
  at: number;
}
