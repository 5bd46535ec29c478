// A Chromium for the browser tests: `npm run browser`. Finds one, or installs Debian's where that needs nobody's help.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/usr/lib/chromium', '/opt/google/chrome'].flatMap((folder) =>
    NAMES.map((name) => `${folder}/${name}`),
  ),
  darwin: ['Chromium', 'Google Chrome'].flatMap((name) =>
    ['', process.env.HOME ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
  ),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((root) =>
    ['Google\\Chrome', 'Chromium'].map((name) => `${process.env[root] ?? 'C:'}\\${name}\\Application\\chrome.exe`),
  ),
};

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a browser; null where there is none. `ASHTOWN_CHROMIUM` comes before everything found. */
export function findChromium({ env = process.env, places = PLACES[process.platform] ?? PLACES.linux } = {}) {
  if (env.ASHTOWN_CHROMIUM) return isProgram(env.ASHTOWN_CHROMIUM) ? env.ASHTOWN_CHROMIUM : null;
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const named = process.platform === 'win32' ? [] : onPath.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...named, ...places].find(isProgram) ?? null;
}

const isDebian = () =>
  existsSync('/etc/os-release') && /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));

const run = (...command) => {
  console.error(`$ ${command.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command[0], command.slice(1), { stdio: ['ignore', 2, 2], env }).status === 0;
};

/** The path of a browser, installed if need be; null where somebody has to do it. Writes to stderr only. */
export function getChromium() {
  const found = findChromium();
  if (found || process.env.ASHTOWN_CHROMIUM) return found;
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isDebian()) return null;
  console.error('Installing Chromium for the browser tests; this happens once …');
  const apt = ['apt-get', '-y', '-q', '--no-install-recommends'];
  run('apt-get', '-q', 'update');
  return run(...apt, 'install', 'chromium') ? findChromium() : null;
}

export const NO_CHROMIUM = process.env.ASHTOWN_CHROMIUM
  ? `ASHTOWN_CHROMIUM is ${JSON.stringify(process.env.ASHTOWN_CHROMIUM)}, which is no program.`
  : 'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set ASHTOWN_CHROMIUM to its path.';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = getChromium();
  console.log(path ?? NO_CHROMIUM);
  if (!path) process.exitCode = 1;
}
