import type { Snapshot } from '@ashtown/engine';
import type { ChatLine } from '@ashtown/protocol';
import type { TableRecord } from '@ashtown/room';

/** How records lie in their rows: what is searched for has a column of its own kind, the rest is JSON. */

type Row = Record<string, unknown>;
type Field = keyof TableRecord;

const JSON_FIELDS = ['options', 'clock', 'seats', 'asked', 'time', 'bans'] as const satisfies readonly Field[];
const SWITCHES = ['public', 'abandoned'] as const satisfies readonly Field[];

/** Every column of `tables`, in the order of the file. */
export const FIELDS = [
  'id',
  'code',
  'game',
  'options',
  'public',
  'undo',
  'clock',
  'seats',
  'host',
  'created',
  'abandoned',
  'rematch',
  'seed',
  'commitment',
  'version',
  'length',
  'status',
  'asked',
  'time',
  'updated',
  'revision',
  'bans',
] as const satisfies readonly Field[];

const includes = (list: readonly string[], field: string): boolean => list.includes(field);

export const cell = (table: TableRecord, field: Field): unknown =>
  includes(JSON_FIELDS, field)
    ? (JSON.stringify(table[field]) ?? null)
    : includes(SWITCHES, field)
      ? +table[field]!
      : table[field];

export function tableOf(row: unknown): TableRecord {
  const table: Row = {};
  for (const field of FIELDS) {
    const value = (row as Row)[field];
    if (field === 'bans' && value === null) continue;
    table[field] = includes(JSON_FIELDS, field)
      ? JSON.parse(value as string)
      : includes(SWITCHES, field)
        ? value === 1
        : value;
  }
  return table as unknown as TableRecord;
}

export function snapshotOf(row: unknown): Snapshot {
  const { at, version, state } = row as Row;
  return { at: at as number, version: version as number, state: JSON.parse(state as string) };
}

export function chatLineOf(row: unknown): ChatLine {
  const { n, name, seat, text, at, told } = row as Row;
  return { id: n, name, seat, text, at, ...(told !== null && { told }) } as ChatLine;
}
