import type { Seat } from '@ashtown/engine';
import type { ChatLine, Held } from '@ashtown/protocol';
import type { Player, Quota, TableRecord } from '@ashtown/room';
import type { Sweep } from './storage.ts';

/** What is asked of a database, all of it plain data: it can go to another thread as JSON, and comes back as it lies in the rows. */

export type Field = keyof TableRecord;
export type Cell = string | number | null;
export type TableRow = Record<Field, Cell>;
export type AnswerRow = readonly [n: number, seat: Seat, pick: string];
export type SnapshotRow = readonly [at: number, version: number, state: string];
export type ChatRow = readonly [
  n: number,
  name: string,
  seat: Seat | null,
  text: string,
  at: number,
  told: string | null,
];
export type TakebackRow = readonly [from: number, keep: number, dropped: string, at: number];

/** What lists are kept by: they need no more, and an answer that changes no minute leaves them alone. */
export const minuteOf = (ms: number): number => Math.floor(ms / 60_000);

/** Under what key a note lies in `meta`, beside what is kept there for other reasons. */
export const NOTE = 'note:';

/** A table to be made. */
export interface NewRows {
  readonly id: string;
  readonly host: string;
  /** Names of columns, with commas between. */
  readonly fields: string;
  readonly values: readonly Cell[];
  readonly players: readonly string[];
  readonly player: Player;
}

/** One change of a table; what is absent stays. */
export interface WriteRows {
  readonly id: string;
  /** As the writer knows it. */
  readonly revision: number;
  /** Names of columns, with commas between. */
  readonly fields: string;
  readonly values: readonly Cell[];
  /** Whose lists it is in from now on. */
  readonly players?: readonly string[];
  /** Answers that are taken back first. */
  readonly cut?: { readonly from: number; readonly keep: number; readonly at: number };
  readonly answers?: readonly AnswerRow[];
  readonly snapshots?: readonly SnapshotRow[];
  readonly line?: ChatLine;
  /** Lines up to this one go. */
  readonly forget?: number;
  readonly head?: SnapshotRow;
  readonly player?: Player;
  /** It may wait for others to write: nobody waits for what a bot does. */
  readonly isPatient?: true;
}

export interface KeptRows {
  readonly table: TableRow;
  readonly answers: readonly AnswerRow[];
  readonly snapshots: readonly SnapshotRow[];
  readonly head: SnapshotRow | null;
  readonly chat: readonly ChatRow[];
  readonly lowestCut: number | null;
}

export interface RowCalls {
  load(id: string): Promise<KeptRows | null>;
  create(rows: NewRows, quota: Quota | null): Promise<'ok' | 'taken' | 'full'>;
  commit(rows: WriteRows): Promise<'ok' | 'stale'>;
  findCode(code: string): Promise<string | null>;
  takebacks(id: string): Promise<TakebackRow[]>;
  openTables(limit: number, since: number): Promise<TableRow[]>;
  tablesOf(player: string, limit: number): Promise<TableRow[]>;
  sweepLobbies(sweep: Sweep): Promise<number>;
  player(id: string): Promise<Player | null>;
  ran(ms: number): Promise<number>;
  note(key: string): Promise<string | null>;
  setNote(key: string, known: string | null, text: string): Promise<boolean>;
  held(since: number): Promise<Held>;
  check(): Promise<void>;
  close(): Promise<void>;
}
