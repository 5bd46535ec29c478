// Runs a script of the client's tests that plays in a browser, with the client as people get it.
import { spawnSync } from 'node:child_process';
import { buildClient } from './build.mjs';
import { getChromium, NO_CHROMIUM } from './chromium.mjs';
import { ROOT, setUp } from './setup.mjs';

/** The first argument of the script is the path of the browser. Returns its exit status. */
export function runInBrowser(script, args) {
  setUp();
  const chromium = getChromium();
  if (!chromium) throw new Error(NO_CHROMIUM);
  if (!process.env.ASHTOWN_CLIENT && !buildClient()) return 1;
  const command = ['--import', import.meta.resolve('tsx'), script, chromium, ...args];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
}
