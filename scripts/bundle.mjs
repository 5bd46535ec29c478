// The server and the command line as plain JavaScript, with all they need but what is native: for the package, and for tests that
// start them again and again.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from './setup.mjs';

const SERVER = 'apps/server/src';
/** Where the programs lie in a bundle: all in one folder, as they find each other and the client by their place. */
export const PROGRAMS = 'dist/node';
/** And the client, from there as from the sources of the server. */
export const CLIENT = 'web/dist';

/** Threads by the names they are asked for. */
const ENTRIES = {
  ashtown: 'apps/cli/src/main.ts',
  server: `${SERVER}/main.ts`,
  'file-thread': `${SERVER}/storage/file-thread.ts`,
  'copy-thread': `${SERVER}/storage/copying/copy-thread.ts`,
  inspect: `${SERVER}/storage/inspect.mjs`,
  worker: `${SERVER}/thinking/worker.ts`,
};
/** The one is native; the other starts threads from files of its own. */
const INSTALLED = ['libsql', 'tinypool'];

const readJson = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));

/** Those of the catalogue. */
const games = () =>
  Object.keys(readJson('packages/catalog/package.json').dependencies)
    .map((name) => name.replace('@ashtown/', ''))
    .filter((id) => existsSync(join(ROOT, 'games', id)));

/** What makes a folder of programs a package: what it brings, what has to be installed, and where games are found by name. */
function manifest() {
  const { dependencies } = readJson('apps/server/package.json');
  const { version } = readJson('apps/cli/package.json');
  const { license, engines } = readJson('package.json');
  return {
    name: 'ashtown',
    version,
    description: 'Five board games of the world after the end: a server, its client, and a command line.',
    license,
    type: 'module',
    engines,
    bin: { ashtown: `${PROGRAMS}/ashtown.mjs` },
    imports: { '#games/*': './games/*/index.mjs', '#games/*.json': './games/*.json' },
    dependencies: Object.fromEntries(INSTALLED.map((name) => [name, dependencies[name]])),
  };
}

/** Makes a folder with everything but the client. `more`: further programs by name. */
export async function bundle(folder, more = {}) {
  const named = (prefix, entries) =>
    Object.fromEntries(Object.entries(entries).map(([name, file]) => [`${prefix}${name}`, join(ROOT, file)]));
  const rules = Object.fromEntries(games().map((id) => [`games/${id}/index`, `games/${id}/src/index.ts`]));
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    ssr: { noExternal: true, external: INSTALLED },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: { ...named(`${PROGRAMS}/`, { ...ENTRIES, ...more }), ...named('', rules) },
        output: { entryFileNames: '[name].mjs', chunkFileNames: `${PROGRAMS}/part-[name].mjs` },
      },
    },
  });
  for (const id of games()) {
    const values = join(ROOT, 'games', id, 'values');
    if (existsSync(values)) cpSync(values, join(folder, 'games', id, 'values'), { recursive: true });
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}
