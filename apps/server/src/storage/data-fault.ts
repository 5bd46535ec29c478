/** What can be wrong with the data while a server runs, and how an operator is told. */
export const FAULTS = {
  deleted: 'the data file was deleted',
  replaced: 'the data file was replaced by another one',
  damaged: 'the data file is damaged',
  full: 'the disk is full or cannot be written',
  locked: 'another process keeps the data file locked',
  unreadable: 'the data cannot be read',
  stuck: 'the disk does not answer',
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

/** Why a data file cannot be used at all, in one line for its operator. */
export class DataProblem extends Error {}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

export const isBusy = (error: unknown): boolean => codeOf(error).startsWith('SQLITE_BUSY');

/** The disk or the file, and not what was to be written: trying a part of it again would not help. */
export const isOfDisk = (error: unknown): boolean =>
  error instanceof DataFault ||
  /^SQLITE_(BUSY|FULL|IOERR|CORRUPT|NOTADB|CANTOPEN|READONLY|PROTOCOL)/.test(codeOf(error));

export function faultOf(error: unknown): Fault {
  if (error instanceof DataFault) return error.fault;
  const code = codeOf(error);
  if (isBusy(error)) return 'locked';
  if (/^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(code)) return 'damaged';
  return /^SQLITE_(FULL|READONLY|IOERR_(WRITE|FSYNC|TRUNCATE|DIR_FSYNC|SHMSIZE|SHMOPEN))/.test(code)
    ? 'full'
    : 'unreadable';
}
