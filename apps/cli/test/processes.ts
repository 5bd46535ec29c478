import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Ended {
  code: number | null;
  out: string;
  err: string;
}

const SCRIPTS = { toy: new URL('./toy-main.ts', import.meta.url), real: new URL('../src/main.ts', import.meta.url) };

/** Runs the command line as a process of its own, with the toy as its only game or with the real games. */
export function ashtown(args: readonly string[], games: keyof typeof SCRIPTS = 'toy'): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(SCRIPTS[games]), ...args]);
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => (ended.out += chunk));
  child.stderr.on('data', (chunk) => (ended.err += chunk));
  return new Promise((done) => child.on('close', (code) => done({ ...ended, code })));
}
