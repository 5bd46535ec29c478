/** What can be wrong with the data while a server runs, and how an operator is told. */
export const FAULTS = {
  deleted: 'the data file was deleted',
  replaced: 'the data file was replaced by another one',
  damaged: 'the data file is damaged',
  full: 'the disk is full or cannot be written',
  locked: 'another process keeps the data file locked',
  unreadable: 'the data cannot be read',
  stuck: 'the disk does not answer',
  unreachable: 'the database cannot be reached',
  stopped: 'the thread that keeps the data has stopped',
} as const;
export type Fault = keyof typeof FAULTS;

export class DataFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, detail?: string) {
    super(detail ? `${FAULTS[fault]}: ${detail}` : FAULTS[fault]);
    this.fault = fault;
  }
}

/** Why the data cannot be used at all, in one line for its operator. */
export class DataProblem extends Error {}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

export const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** PostgreSQL is not there, or goes: what the system, the driver and the database say then. */
const AWAY = /^(E[A-Z]+|CONNECT\w+|08\w{3}|57P\d\d|53300)$/;
/** … has no room, may not be written, or is damaged. */
const NO_ROOM = /^(53100|53200|25006)$/;
const DAMAGE = /^XX00[12]$/;

/** The disk, the file or the database, and not what was to be written: trying a part of it again would not help. */
export const isOfDisk = (error: unknown): boolean =>
  error instanceof DataFault ||
  /^SQLITE_(BUSY|FULL|IOERR|CORRUPT|NOTADB|CANTOPEN|READONLY|PROTOCOL)/.test(codeOf(error)) ||
  [AWAY, NO_ROOM, DAMAGE].some((known) => known.test(codeOf(error)));

export function faultOf(error: unknown): Fault {
  if (error instanceof DataFault) return error.fault;
  const code = codeOf(error);
  if (isBusy(error)) return 'locked';
  if (AWAY.test(code)) return 'unreachable';
  if (NO_ROOM.test(code)) return 'full';
  if (/^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(code) || DAMAGE.test(code)) return 'damaged';
  return /^SQLITE_(FULL|READONLY|IOERR_(WRITE|FSYNC|TRUNCATE|DIR_FSYNC|SHMSIZE|SHMOPEN))/.test(code)
    ? 'full'
    : 'unreadable';
}
