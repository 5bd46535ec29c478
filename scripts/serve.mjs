// The server: `npm start`, `npm run serve`. Sets up what is missing, builds the client where it is out of date, and runs.
// With `-- --home` it is open to the home network.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { buildClient } from './build.mjs';
import { ROOT, setUp } from './setup.mjs';

const KNOWN = ['--home'];
const given = process.argv.slice(2);
const unknown = given.find((arg) => !KNOWN.includes(arg));
if (unknown !== undefined) {
  console.error(`${unknown} is not known here; npm start -- --home opens the table to your home network.`);
  process.exit(2);
}
setUp();
if (!buildClient()) console.error('The server runs without a client.');
const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'apps/server/src/main.ts', ...given], {
  cwd: ROOT,
  stdio: 'inherit',
});
// Ctrl-C reaches the child as well: it stops in its own time, and this process leaves when it does.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
