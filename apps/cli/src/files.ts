import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Catalog, findGame } from '@ashtown/catalog';
import { type AnyGame, type Match, type MatchRefusal, parseMatch } from '@ashtown/engine';
import { fail } from './fail.ts';

/** Some editors put a mark before the first character. */
export const readText = (path: string): string => readFileSync(path, 'utf8').replace(/^\uFEFF/, '');

/** A match file that the caller named; whatever is wrong with it is the caller's to hear. */
export function readMatch(path: string, catalog: Catalog): { match: Match; game: AnyGame } {
  let text: string;
  try {
    text = readText(path);
  } catch (error) {
    return fail(`${path}: expected a match file (${reasonOf(error)})`);
  }
  const parsed = parseMatch(text, (id) => findGame(id, catalog)?.game);
  return parsed.ok ? parsed : refuseFile(path, parsed);
}

export const refuseFile = (path: string, { problem, where, expected }: MatchRefusal): never =>
  fail(printable(`${path}: ${where}: expected ${expected} (${problem})`));

/** All or nothing: the file is either the old one or the new one, also after a crash. */
export function writeMatch(path: string, match: Match): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    const file = openSync(draft, 'w');
    try {
      writeFileSync(file, `${JSON.stringify(match)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

export const reasonOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

/** Words from a stranger's file, safe for a terminal. */
export const printable = (text: string): string => text.replace(/\p{Cc}/gu, '?').slice(0, 300);
