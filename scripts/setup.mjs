// What has to be there before anything else runs. Imports nothing that is not part of Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Even versions are the ones that last; what we are built with supports no others below the last. As in `engines`. */
const NODE = [
  [20, 19],
  [22, 12],
];
const ANY_FROM = 24;
const SAID = `${NODE.map((x) => x.join('.')).join(', ')} or ${ANY_FROM} and newer`;

export const newEnough = (version) => {
  const [major, minor] = version.split('.').map(Number);
  return major >= ANY_FROM || NODE.some(([even, first]) => major === even && minor >= first);
};

const changed = (file) => statSync(`${ROOT}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** The parts of the repository that cannot be imported yet: npm has not been told of them. */
export const unlinked = (root = ROOT) =>
  ['packages', 'games', 'apps'].flatMap((group) =>
    readdirSync(join(root, group), { withFileTypes: true })
      .filter((e) => e.isDirectory() && existsSync(join(root, group, e.name, 'package.json')))
      .filter((e) => !existsSync(join(root, 'node_modules/@ashtown', e.name)))
      .map((e) => `${group}/${e.name}`),
  );

/** What to do about them, or nothing. */
export function adviceOn(missing) {
  if (missing.length === 0) return null;
  return `${missing.join(', ')}: not linked into node_modules yet, so nothing can import it. Run \`npm run lock\` once.`;
}

/** Checks Node and installs the dependencies if they are missing or out of date. Writes to stderr only. */
export function setUp() {
  if (!newEnough(process.versions.node)) {
    console.error(`Ashtown needs Node ${SAID}; this is Node ${process.versions.node}.`);
    process.exit(2);
  }
  const installed = changed('node_modules/.package-lock.json');
  if (installed >= changed('package-lock.json')) return checkLinks();
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
  checkLinks();
}

function checkLinks() {
  const advice = adviceOn(unlinked());
  if (advice === null) return;
  console.error(advice);
  process.exit(2);
}
