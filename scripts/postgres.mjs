// A PostgreSQL for the tests: `node scripts/postgres.mjs`. Finds the folder of its programs, or installs Debian's where that needs nobody's help.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isProgram } from './debian.mjs';

/** Folders with a version in their name, where systems put the programs of each. */
const FAMILIES = [
  ['/usr/lib/postgresql', 'bin'],
  ['/usr', 'bin'],
  ['/opt/homebrew/opt', 'bin'],
  ['/usr/local/opt', 'bin'],
];
const NEEDED = ['initdb', 'postgres'];

const isComplete = (folder) => NEEDED.every((name) => isProgram(join(folder, name)));

/** The newest first. */
const inFamily = ([root, bin]) =>
  (existsSync(root) ? readdirSync(root) : [])
    .filter((name) => /^(postgresql@|pgsql-)?\d+$/.test(name))
    .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
    .map((name) => join(root, name, bin));

/** The folder with `initdb` and `postgres`; null where there is none. `ASHTOWN_POSTGRES` comes before everything found. */
export function findPostgres({ env = process.env, families = FAMILIES } = {}) {
  if (env.ASHTOWN_POSTGRES) return isComplete(env.ASHTOWN_POSTGRES) ? env.ASHTOWN_POSTGRES : null;
  const onPath = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...families.flatMap(inFamily), ...onPath].find(isComplete) ?? null;
}

/** The same, installed if need be; null where somebody has to do it. Writes to stderr only. */
export function getPostgres() {
  const found = findPostgres();
  if (found || process.env.ASHTOWN_POSTGRES) return found;
  return install('postgresql', 'PostgreSQL for the tests of the server') ? findPostgres() : null;
}

export const NO_POSTGRES = process.env.ASHTOWN_POSTGRES
  ? `ASHTOWN_POSTGRES is ${JSON.stringify(process.env.ASHTOWN_POSTGRES)}, which has no initdb and postgres.`
  : 'The tests of the server need PostgreSQL: install it (Debian: apt-get install postgresql), or set ASHTOWN_POSTGRES to the folder of its programs.';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = getPostgres();
  console.log(path ?? NO_POSTGRES);
  if (!path) process.exitCode = 1;
}
