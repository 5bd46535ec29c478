import type { Seat } from '@ashtown/engine';
import type { Held } from '@ashtown/protocol';
import type { Player, Store, TableRecord } from '@ashtown/room';
import type { Commons } from './commons.ts';

/** Answers that were taken back: of the `from` there were, the first `keep` stayed. */
export interface Takeback {
  from: number;
  keep: number;
  dropped: readonly (readonly [Seat, unknown])[];
  at: number;
}

/**
 * Which lobbies go: those nobody has touched for long by the time of day, nor for `rest` of the time servers have run, that
 * nobody uses and where nobody sits but who made them. No clock that is set wrong removes anything.
 */
export interface Sweep {
  /** The time of day. */
  before: number;
  /** In the time servers have run on this data, in milliseconds. */
  up: number;
  rest: number;
  /** Tables that are in use. */
  used: readonly string[];
}

/**
 * Where a server keeps everything: the store of its rooms, and what it asks across tables. Everything that resolves is
 * on disk; what rejects is there as a whole or not at all. `storageConformance` in the tests says the rest, and runs over
 * every implementation.
 */
export interface Storage extends Store {
  /** Where several servers may use the same data at once; absent: one has it for itself. */
  readonly commons?: Commons;

  /** The table people meet at by this code; once it is over its code leads nowhere. */
  findCode(code: string): Promise<string | null>;
  takebacks(table: string): Promise<Takeback[]>;

  /** Public tables that are not over and were touched since: those with an open seat first, then the latest. */
  openTables(limit: number, since: number): Promise<TableRecord[]>;
  /** Tables a player made or sits at that are not over, the latest first. */
  tablesOf(player: string, limit: number): Promise<TableRecord[]>;
  sweepLobbies(sweep: Sweep): Promise<number>;

  player(id: string): Promise<Player | null>;

  /**
   * A server has run for so many milliseconds since it said so last: for how long servers have run on this data, all in
   * all. Several at the same time count once.
   */
  ran(ms: number): Promise<number>;

  /** A few words all servers on this data share and a copy of it keeps; null: nobody has written any. */
  note(key: string): Promise<string | null>;
  /** Writes them where they are still those that are known; false: somebody else has written meanwhile. */
  setNote(key: string, known: string | null, text: string): Promise<boolean>;

  /** What it amounts to; `since`: from when on a table has to be touched to count. */
  held(since: number): Promise<Held>;

  /** Resolves if something could be written and read back; rejects with a `DataFault` where it is known what is wrong. */
  check(): Promise<void>;
  close(): Promise<void>;
}
