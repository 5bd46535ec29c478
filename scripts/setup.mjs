// What has to be there before anything else runs. Imports nothing that is not part of Node.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE = [20, 19];

export const newEnough = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major > NODE[0] || (major === NODE[0] && minor >= NODE[1]);
};

const changed = (file) => statSync(`${ROOT}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Checks Node and installs the dependencies if they are missing or out of date. Writes to stderr only. */
export function setUp() {
  if (!newEnough(process.versions.node)) {
    console.error(`Ashtown needs Node ${NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
    process.exit(2);
  }
  const installed = changed('node_modules/.package-lock.json');
  if (installed >= changed('package-lock.json')) return;
  console.error(`${installed ? 'Updating' : 'Installing'} the dependencies (npm ci); this happens once …`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The dependencies could not be installed; npm says why above.');
    process.exit(2);
  }
}
