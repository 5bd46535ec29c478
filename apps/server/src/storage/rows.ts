import type { Snapshot } from '@ashtown/engine';
import type { ChatLine } from '@ashtown/protocol';
import { CHAT_KEPT, type Kept, type Player, type Step, type TableRecord, type Write } from '@ashtown/room';
import type {
  AnswerRow,
  Cell,
  ChatRow,
  Field,
  KeptRows,
  NewRows,
  SnapshotRow,
  TableRow,
  TakebackRow,
  WriteRows,
} from './row-calls.ts';
import { minuteOf } from './row-calls.ts';
import type { Takeback } from './storage.ts';

/** How records lie in their rows: what is searched for has a column of its own kind, the rest is JSON. */

const JSON_FIELDS = [
  'options',
  'clock',
  'seats',
  'asked',
  'time',
  'bans',
  'consents',
] as const satisfies readonly Field[];
/** Absent where nothing is to be said. */
const OPTIONAL = ['bans', 'consents'] as const satisfies readonly Field[];
const SWITCHES = ['public', 'abandoned'] as const satisfies readonly Field[];

/** Every column of `tables`, in the order of the file. */
const FIELDS = [
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
  'consents',
] as const satisfies readonly Field[];

/** What lists are kept by has a column besides. */
export const COLUMNS = [...FIELDS, 'minute'] as const;

const includes = (list: readonly string[], field: string): boolean => list.includes(field);

const cell = (table: TableRecord, field: Field): Cell =>
  includes(JSON_FIELDS, field)
    ? (JSON.stringify(table[field]) ?? null)
    : includes(SWITCHES, field)
      ? +table[field]!
      : (table[field] as Cell);

export const newRowsOf = (table: TableRecord, player: Player): NewRows => ({
  id: table.id,
  host: table.host,
  fields: COLUMNS.join(),
  values: [...FIELDS.map((field) => cell(table, field)), minuteOf(table.updated)],
  players: playersOf(table),
  player,
});

/** Only what has changed is written: an answer leaves seats and options alone. */
export function writeRowsOf({ before, after, step, line, head, player }: Write): WriteRows {
  const fields: string[] = [];
  const values: Cell[] = [];
  for (const field of FIELDS) {
    if (before[field] === after[field]) continue;
    fields.push(field);
    values.push(cell(after, field));
  }
  if (minuteOf(before.updated) !== minuteOf(after.updated)) {
    fields.push('minute');
    values.push(minuteOf(after.updated));
  }
  const isMoved = before.seats !== after.seats || before.host !== after.host || before.status !== after.status;
  const isCut = step && step.keep < before.length;
  return {
    id: before.id,
    revision: before.revision,
    fields: fields.join(),
    values,
    ...(isMoved && { players: playersOf(after) }),
    ...(isCut && { cut: { from: before.length, keep: step.keep, at: after.updated } }),
    ...(step && stepRowsOf(step)),
    ...(line && { line, forget: line.id - CHAT_KEPT }),
    ...(head && { head: snapshotRowOf(head) }),
    ...(player && { player }),
    ...(step?.answers.length &&
      step.answers.every(([seat]) => after.seats[seat]!.kind === 'bot') && { isPatient: true }),
  };
}

const stepRowsOf = ({ keep, answers, snapshots }: Step): Pick<WriteRows, 'answers' | 'snapshots'> => ({
  answers: answers.map(([seat, pick], i) => [keep + i, seat, JSON.stringify(pick)]),
  ...(snapshots.length > 0 && { snapshots: snapshots.map(snapshotRowOf) }),
});

const snapshotRowOf = ({ at, version, state }: Snapshot): SnapshotRow => [at, version, JSON.stringify(state)];

/** Whose lists a table is in; once it is over, nobody's. */
function playersOf({ host, seats, status }: TableRecord): string[] {
  if (status === 'over') return [];
  return [...new Set([host, ...seats.flatMap((s) => ((s.kind === 'human' || s.kept) && s.player ? [s.player] : []))])];
}

export function tableOf(row: TableRow): TableRecord {
  const table: Record<string, unknown> = {};
  for (const field of FIELDS) {
    const value = row[field];
    if (value === null && includes(OPTIONAL, field)) continue;
    table[field] = includes(JSON_FIELDS, field)
      ? JSON.parse(value as string)
      : includes(SWITCHES, field)
        ? value === 1
        : value;
  }
  return table as unknown as TableRecord;
}

const snapshotOf = ([at, version, state]: SnapshotRow): Snapshot => ({ at, version, state: JSON.parse(state) });

const answerOf = ([, seat, pick]: AnswerRow): Kept['answers'][number] => [seat, JSON.parse(pick)];

const chatLineOf = ([id, name, seat, text, at, told]: ChatRow): ChatLine =>
  ({ id, name, seat, text, at, ...(told !== null && { told }) }) as ChatLine;

export function keptOf({ table, answers, snapshots, head, chat, lowestCut }: KeptRows): Kept {
  const isAhead = head && head[0] > (snapshots.at(-1)?.[0] ?? -1);
  return {
    record: tableOf(table),
    answers: answers.map(answerOf),
    snapshots: [...snapshots, ...(isAhead ? [head] : [])].map(snapshotOf),
    chat: chat.map(chatLineOf),
    lowestCut: lowestCut ?? Number.POSITIVE_INFINITY,
  };
}

export const takebackOf = ([from, keep, dropped, at]: TakebackRow): Takeback => ({
  from,
  keep,
  dropped: JSON.parse(dropped),
  at,
});
