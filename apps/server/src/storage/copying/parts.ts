import { type Cell, NOTE } from '../row-calls.ts';
import { COLUMNS } from '../rows.ts';

const SNAPSHOT = ['table_id', 'at', 'version', 'state'] as const;

/** All that is copied, part by part and column by column, besides notes and the time servers have run. What only lives while they do is not. */
export const PARTS = {
  players: ['id', 'hash', 'name'],
  tables: COLUMNS,
  answers: ['table_id', 'n', 'seat', 'pick'],
  snapshots: SNAPSHOT,
  heads: SNAPSHOT,
  chat: ['table_id', 'n', 'name', 'seat', 'text', 'at', 'told'],
  takebacks: ['table_id', 'n', 'cut_from', 'keep', 'dropped', 'at'],
  belongs: ['player', 'table_id'],
  idle: ['table_id', 'revision', 'since'],
} as const satisfies Record<string, readonly string[]>;
export type Part = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as Part[];

/** By column. */
export type CopiedRow = Readonly<Record<string, Cell>>;

/** As they lie in `meta`. */
export interface Note {
  readonly key: string;
  readonly value: string;
}
export const NOTES = `SELECT key, value FROM meta WHERE key LIKE '${NOTE}%' ORDER BY key`;

/** How many rows are in memory at once. */
export const AT_ONCE = 500;

/** Data as it was at one moment. */
export interface Origin {
  /** For how long servers have run on it, in milliseconds. */
  up(): Promise<number>;
  notes(): Promise<readonly Note[]>;
  rows(part: Part): AsyncIterable<readonly CopiedRow[]>;
}

/** Data that begins with nothing. */
export interface Target {
  add(part: Part, rows: readonly CopiedRow[]): Promise<void>;
  setUp(ms: number): Promise<void>;
  addNote(note: Note): Promise<void>;
}

/** Lends out data to be read; lends out a target that is filled as a whole or not at all. Both reject with a `DataProblem`. */
export type Reading = <T>(data: string, work: (origin: Origin) => Promise<T>) => Promise<T>;
export type Filling = <T>(data: string, work: (target: Target) => Promise<T>) => Promise<T>;
