import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail } from '../fail.ts';
import { idOf } from './pairings.ts';
import type { GameRow, Task } from './task.ts';

/** What makes a game the same one: it is counted once, however often it was written. */
export const keyOf = (task: Task): string => `${task.revision} ${idOf(task)} ${task.block}.${task.seat}`;

/** The games of a file, each once. A last line that was cut off is left out: its game is played again. */
export function readResults(path: string): GameRow[] {
  const games = new Map<string, GameRow>();
  for (const [i, line] of wholeLines(path).entries()) {
    const row = parse(line) ?? fail(`${path}:${i + 1}: expected a game of the ladder`);
    if (!games.has(keyOf(row))) games.set(keyOf(row), row);
  }
  return [...games.values()];
}

/** Lines that were written to their end; none where there is no file. */
export const wholeLines = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];

function parse(line: string): GameRow | null {
  try {
    const row = JSON.parse(line) as GameRow;
    return typeof row.game === 'string' && typeof row.block === 'number' && Array.isArray(row.micros) ? row : null;
  } catch {
    return null;
  }
}

/** Adds games to a file, one line each, as soon as they are over. */
export function appender<T = GameRow>(path: string): (row: T) => void {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) truncateSync(path, readFileSync(path).lastIndexOf('\n') + 1);
  return (row) => appendFileSync(path, `${JSON.stringify(row)}\n`);
}
