import type { Options, Seat, Seed, Snapshot } from '@ashtown/engine';
import type { ChatLine, ClockWish, Status, TableShown } from '@ashtown/protocol';

/** A guest. Of the token only its hash is kept; `id` is public. */
export interface Player {
  id: string;
  /** SHA-256 of the token, 64 hexadecimal digits. */
  hash: string;
  name: string;
}

export interface SeatRecord {
  kind: 'human' | 'bot' | 'open';
  /** Null: nobody has taken the seat yet. */
  name: string | null;
  bot?: string;
  /** The player who sits here, or who left where a bot has `replaced` them. */
  player?: string;
  /** Another person at that player's screen, with a name of their own. */
  local?: true;
  replaced?: true;
}

/** Milliseconds. `running` seats lose time since `at`, which is counted in the server's own running time. */
export interface ClockState {
  left: number[];
  running: Seat[];
  at: number;
}

/** What changes with every answer. */
export interface Moment {
  status: Status;
  asked: readonly Seat[];
  time: ClockState | null;
  updated: number;
}

export interface TableRecord extends Moment {
  id: string;
  code: string;
  game: string;
  options: Options;
  public: boolean;
  undo: TableShown['undo'];
  clock: ClockWish;
  seats: SeatRecord[];
  /** The player who made the table. */
  host: string;
  created: number;
  abandoned: boolean;
  rematch: string | null;
  /** Null before the match begins; so are the next two. */
  seed: Seed | null;
  commitment: string | null;
  /** The rules the match began with. */
  version: number | null;
  /** How many answers the match has. Only `commit` changes it. */
  length: number;
}

/**
 * One change of a match: of the `from` answers it has, the first `keep` stay, and `answers` come after them. What is
 * dropped is written down as taken back.
 */
export interface Step {
  table: string;
  from: number;
  keep: number;
  answers: readonly (readonly [Seat, unknown])[];
  /** To be kept with it; each at one of the answers that are there afterwards. */
  snapshots: readonly Snapshot[];
  moment: Moment;
}

export interface KeptMatch {
  answers: [Seat, unknown][];
  /** In order; the last one may be that of `keepHead`. */
  snapshots: Snapshot[];
  /** The fewest answers a taking back ever left: whoever saw the log before it may know something else from there on. */
  lowestCut: number;
}

export interface Takeback {
  from: number;
  keep: number;
  dropped: readonly (readonly [Seat, unknown])[];
  at: number;
}

/**
 * Where tables live. Everything that resolves is on disk, in the order of the calls; what rejects has changed nothing.
 * `storageConformance` in the tests says the rest, and runs over every implementation.
 */
export interface Storage {
  /** `taken`: there is a table with this id or this code. */
  createTable(table: TableRecord): Promise<'ok' | 'taken'>;
  table(id: string): Promise<TableRecord | null>;
  findCode(code: string): Promise<string | null>;
  /** Writes everything but `length`. */
  saveTable(table: TableRecord): Promise<void>;

  /** `stale`: the match no longer has `from` answers; somebody else was quicker, and nothing is written. */
  commit(step: Step): Promise<'ok' | 'stale'>;
  match(table: string): Promise<KeptMatch>;
  takebacks(table: string): Promise<Takeback[]>;
  /** The position as it stands, so that changed rules can go on from exactly there. Replaces the one before. */
  keepHead(table: string, head: Snapshot): Promise<void>;

  /** Public tables that are not over: those with an open seat first, then the latest. */
  openTables(limit: number): Promise<TableRecord[]>;
  /** Tables a player made or sits at that are not over, the latest first. */
  tablesOf(player: string, limit: number): Promise<TableRecord[]>;
  /** How many tables are not over and were touched since; in all, or those that one player made. */
  countTables(since: number, host?: string): Promise<number>;
  /** Removes lobbies nobody has touched since, with all that belongs to them. */
  sweepLobbies(before: number): Promise<number>;

  player(id: string): Promise<Player | null>;
  savePlayer(player: Player): Promise<void>;

  /** Numbers the line; the oldest beyond `keep` go. */
  addChat(table: string, line: Omit<ChatLine, 'id'>, keep: number): Promise<ChatLine>;
  chat(table: string): Promise<ChatLine[]>;

  /** For how many milliseconds a server has run on this data, all in all. */
  uptime(): Promise<number>;
  saveUptime(ms: number): Promise<void>;

  /** Answers if the data can be read. */
  check(): Promise<void>;
  close(): Promise<void>;
}
