import type { Seat } from '@ashtown/engine';
import type { Player, Store, TableRecord } from '@ashtown/room';

/** Answers that were taken back: of the `from` there were, the first `keep` stayed. */
export interface Takeback {
  from: number;
  keep: number;
  dropped: readonly (readonly [Seat, unknown])[];
  at: number;
}

/**
 * Where a server keeps everything: the store of its rooms, and what it asks across tables. Everything that resolves is
 * on disk, in the order of the calls; what rejects has changed nothing. `storageConformance` in the tests says the rest,
 * and runs over every implementation.
 */
export interface Storage extends Store {
  findCode(code: string): Promise<string | null>;
  takebacks(table: string): Promise<Takeback[]>;

  /** Public tables that are not over: those with an open seat first, then the latest. */
  openTables(limit: number): Promise<TableRecord[]>;
  /** Tables a player made or sits at that are not over, the latest first. */
  tablesOf(player: string, limit: number): Promise<TableRecord[]>;
  /** How many tables are not over and were touched since; in all, or those that one player made. */
  countTables(since: number, host?: string): Promise<number>;
  /** Removes lobbies nobody has touched since, with all that belongs to them, but not those in use. */
  sweepLobbies(before: number, used: ReadonlySet<string>): Promise<number>;

  player(id: string): Promise<Player | null>;

  /** For how many milliseconds a server has run on this data, all in all. */
  uptime(): Promise<number>;
  saveUptime(ms: number): Promise<void>;

  /** Answers if the data can be read. */
  check(): Promise<void>;
  close(): Promise<void>;
}
