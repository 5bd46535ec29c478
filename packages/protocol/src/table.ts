import type { LogEntry, Offer, Options, Seat, UndoPolicy } from '@ashtown/engine';
import type { Past, Shown } from '@ashtown/host';
import type { ClockWish } from './parts.ts';

export type { LogEntry, Offer, Past };

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
  /** Since when the person has been away, in the server's time of day. */
  away?: number;
  /** For so long that the others may do something about it: `absent`. */
  overdue?: true;
  /** A bot keeps the seat warm for `player`, who may come back. */
  kept?: true;
  /** A bot plays on for somebody who left. */
  replaced?: boolean;
  /** What is proposed about this seat, and the seats of those who have not agreed yet. */
  motion?: { what: 'end' | 'remove'; waiting: readonly Seat[] };
  muted?: true;
}

/** Somebody who watches. */
export interface Watching {
  player: string;
  name: string;
  muted?: true;
  /** Came after somebody was sent away, and neither sits down nor talks until the host lets them in: `mute` with no. */
  waits?: true;
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
  options: Options;
  status: Status;
  public: boolean;
  undo: UndoPolicy;
  clock: ClockWish;
  seats: readonly SeatShown[];
  /** The public id of the player who made the table. */
  host: string;
  spectators: number;
  /** Who they are; the first of them, where there are many. */
  watching: readonly Watching[];
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

/** The table through the eyes of one seat, or of a spectator (null). */
export interface Position extends Shown {
  seat: Seat | null;
  clock: ClockShown | null;
}

/** A position for whoever has no rules to find the offers with. */
export interface OfferedPosition extends Position {
  /** Empty where this seat is not asked. */
  legal: readonly Offer[];
}

/** The position and what led to it: everything a client had from entry `from` on gives way to `entries`. */
export interface Moment {
  from: number;
  entries: readonly LogEntry[];
  /** With offers where `hello` asked for them. */
  position: Position | OfferedPosition;
}

/** What the table itself tells in the chat: somebody left, was given a bot, came back, was sent away; the match was ended. */
export const TOLD = ['left', 'kept', 'returned', 'removed', 'ended'] as const;

export interface ChatLine {
  id: number;
  /** Who says it, or whom it is about. */
  name: string;
  seat: Seat | null;
  /** Empty where the table tells something. */
  text: string;
  at: number;
  told?: (typeof TOLD)[number];
}
