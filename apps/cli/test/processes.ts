import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

const SCRIPTS = { toy: 'toy.mjs', real: 'ashtown.mjs' };

/** A program as `scripts/programs.mjs` has built it. */
export const programOf = (games: keyof typeof SCRIPTS): string => join(process.env.ASHTOWN_PROGRAMS!, SCRIPTS[games]);

/** Runs the command line as a process of its own, with the toy as its only game or with the real games. */
export function ashtown(args: readonly string[], games: keyof typeof SCRIPTS = 'toy'): Promise<Ended> {
  const child = spawn(process.execPath, [programOf(games), ...args]);
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => (ended.out += chunk));
  child.stderr.on('data', (chunk) => (ended.err += chunk));
  return new Promise((done) => child.on('close', (code) => done({ ...ended, code })));
}
