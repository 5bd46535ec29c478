import type { Options, Seat, Seed, UndoPolicy } from '@ashtown/engine';
import type { Consents } from '@ashtown/host';
import type { ClockWish, Status } from '@ashtown/protocol';

/** A table as it is kept. Records are values: whoever changes one makes another, so what differs is what has changed. */

/** Somebody by name. `id` is public; `hash` is what the house knows them by, and empty where it need not. */
export interface Player {
  readonly id: string;
  readonly hash: string;
  readonly name: string;
}

export interface SeatRecord {
  readonly kind: 'human' | 'bot' | 'open';
  /** Null: nobody has taken the seat yet. A match takes its names from here. */
  readonly name: string | null;
  readonly bot?: string;
  /** The player who sits here, for whom a bot has `kept` it, or who left where a bot has `replaced` them. */
  readonly player?: string;
  /** Another person at that player's screen, with a name of their own. */
  readonly local?: true;
  /** A bot keeps the seat warm: its person sits down again by coming back. */
  readonly kept?: true;
  /** A bot plays on for good. */
  readonly replaced?: true;
  readonly motion?: Motion;
}

/** What is proposed about a seat, and the players who have agreed: the match ends without its person, or the person goes. */
export interface Motion {
  readonly what: 'end' | 'remove';
  readonly by: readonly string[];
}

/** Players whom the host lets talk no more, and whom the table does not let in again. */
export interface Bans {
  readonly muted: readonly string[];
  readonly removed: readonly string[];
  /**
   * Once somebody was sent away: who may sit down and talk. Whoever is sent away and comes back as somebody else is
   * nobody known, and watches until the host lets them in. Absent: everybody may.
   */
  readonly admitted?: readonly string[];
}

/** Milliseconds. `running` seats lose time since `at`, which is counted in the house's own running time. */
export interface ClockState {
  readonly left: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
}

export interface TableRecord {
  readonly id: string;
  /** Counts the writes: each names the one it knows, and is refused if somebody else was quicker. */
  readonly revision: number;
  /** What people read out to each other to meet here. */
  readonly code: string;
  readonly game: string;
  readonly options: Options;
  readonly public: boolean;
  readonly undo: UndoPolicy;
  readonly clock: ClockWish;
  readonly seats: readonly SeatRecord[];
  /** The player who made the table. */
  readonly host: string;
  /** Absent: nobody. */
  readonly bans?: Bans;
  readonly created: number;
  readonly updated: number;
  readonly status: Status;
  /** Its people ended the match before the game did. */
  readonly abandoned: boolean;
  /** The table that goes on from here. */
  readonly rematch: string | null;
  /** Null before the match begins; so are the next two. */
  readonly seed: Seed | null;
  readonly commitment: string | null;
  /** The rules the match began with. */
  readonly version: number | null;
  /** How many answers the match has. */
  readonly length: number;
  readonly asked: readonly Seat[];
  readonly time: ClockState | null;
  /** What its people are agreeing about; absent: nothing. */
  readonly consents?: Consents;
}

/** So many lines of chat are kept. */
export const CHAT_KEPT = 200;
