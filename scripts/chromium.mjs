// A Chromium for the browser tests: `npm run browser`. Finds one, or installs Debian's where that needs nobody's help.
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isProgram } from './debian.mjs';

/** The one without windows comes first: it does the same in three quarters of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
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

/** The path of a browser; null where there is none. `ASHTOWN_CHROMIUM` comes before everything found. */
export function findChromium({ env = process.env, places = PLACES[process.platform] ?? PLACES.linux } = {}) {
  if (env.ASHTOWN_CHROMIUM) return isProgram(env.ASHTOWN_CHROMIUM) ? env.ASHTOWN_CHROMIUM : null;
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const named = process.platform === 'win32' ? [] : onPath.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...named, ...places].find(isProgram) ?? null;
}

/** The path of a browser, installed if need be; null where somebody has to do it. Writes to stderr only. */
export function getChromium() {
  const found = findChromium();
  if (found || process.env.ASHTOWN_CHROMIUM) return found;
  const isInstalled = ['chromium-headless-shell', 'chromium'].some((name) =>
    install(name, 'Chromium for the browser tests'),
  );
  return isInstalled ? findChromium() : null;
}

export const NO_CHROMIUM = process.env.ASHTOWN_CHROMIUM
  ? `ASHTOWN_CHROMIUM is ${JSON.stringify(process.env.ASHTOWN_CHROMIUM)}, which is no program.`
  : 'The browser tests need Chromium: install it (Debian: apt-get install chromium), or set ASHTOWN_CHROMIUM to its path.';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = getChromium();
  console.log(path ?? NO_CHROMIUM);
  if (!path) process.exitCode = 1;
}
