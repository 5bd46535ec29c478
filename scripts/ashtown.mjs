// The command line, TypeScript and all: `npm run -s ashtown -- <command>`. Sets up what is missing first.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT, setUp } from './setup.mjs';

setUp();
const child = spawn(
  process.execPath,
  ['--import', import.meta.resolve('tsx'), `${ROOT}apps/cli/src/main.ts`, ...process.argv.slice(2)],
  { cwd: process.env.INIT_CWD ?? process.cwd(), stdio: 'inherit' }, // files are named from where npm was called
);
// Ctrl-C reaches the child as well: it decides what to do, and this process leaves when it does.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
