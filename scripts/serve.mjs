// The server: `npm run serve`. Sets up what is missing, builds the client where it is out of date, and runs.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { buildClient } from './build.mjs';
import { ROOT, setUp } from './setup.mjs';

setUp();
if (!buildClient()) console.error('The server runs without a client.');
const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'apps/server/src/main.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
});
// Ctrl-C reaches the child as well: it stops in its own time, and this process leaves when it does.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
