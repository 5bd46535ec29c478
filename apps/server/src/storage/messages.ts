import { DataFault, DataProblem, type Fault } from './data-fault.ts';
import type { RowCalls } from './row-calls.ts';

/** What the thread of the data and the main thread say to each other. Always a list, and as JSON, so that nothing but plain data can cross. */

export const METHODS = [
  'load',
  'create',
  'commit',
  'findCode',
  'takebacks',
  'openTables',
  'tablesOf',
  'sweepLobbies',
  'player',
  'ran',
  'note',
  'setNote',
  'held',
  'check',
  'close',
] as const satisfies readonly (keyof RowCalls)[];
export type Method = (typeof METHODS)[number];

export type Asked = readonly [n: number, method: Method, args: readonly unknown[]];
export type Answered = readonly [n: number, value: unknown, failed?: 1];

/** The number of the answer that comes unasked: whether the file could be opened. */
export const OPENED = 0;

interface Failure {
  message: string;
  kind: 'fault' | 'problem' | 'error';
  fault?: Fault;
  code?: unknown;
  stack?: string;
}

export function makeFailure(error: unknown): Failure {
  const { message, stack, code } = error as Error & { code?: unknown };
  if (error instanceof DataFault) return { kind: 'fault', message, fault: error.fault };
  if (error instanceof DataProblem) return { kind: 'problem', message };
  return { kind: 'error', message, code, ...(stack !== undefined && { stack }) };
}

export function parseFailure(failure: unknown): Error {
  const { kind, message, fault, code, stack } = failure as Failure;
  if (kind === 'problem') return new DataProblem(message);
  if (kind === 'fault') return Object.assign(new DataFault(fault!), { message });
  return Object.assign(new Error(message), {
    ...(code !== undefined && { code }),
    ...(stack !== undefined && { stack }),
  });
}
