// An nginx for the tests of several servers: `node scripts/nginx.mjs`. Finds one, or installs Debian's where that needs nobody's help.
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isProgram } from './debian.mjs';

/** Systems keep it out of the path of those who may not run services. */
const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Its path; null where there is none. `ASHTOWN_NGINX` comes before everything found. */
export function findNginx({ env = process.env, places = PLACES } = {}) {
  if (env.ASHTOWN_NGINX) return isProgram(env.ASHTOWN_NGINX) ? env.ASHTOWN_NGINX : null;
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...onPath, ...places].map((folder) => join(folder, 'nginx')).find(isProgram) ?? null;
}

/** The same, installed if need be; null where somebody has to do it. Writes to stderr only. */
export function getNginx() {
  const found = findNginx();
  if (found || process.env.ASHTOWN_NGINX) return found;
  return install('nginx-light', 'nginx for the tests of several servers') ? findNginx() : null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = getNginx();
  console.log(path ?? 'There is no nginx; tests make do with a proxy of their own.');
  if (!path) process.exitCode = 1;
}
