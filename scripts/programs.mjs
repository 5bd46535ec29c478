// The server and the command line as plain JavaScript, for tests that start them again and again: that takes half the time of
// TypeScript. Before the tests; their processes learn of the folder by `ASHTOWN_PROGRAMS`.
import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { files } from './build.mjs';
import { ROOT } from './setup.mjs';

const FOLDER = join(ROOT, 'node_modules/.cache/programs');
const SERVER = 'apps/server/src';
const PROGRAMS = [
  `${SERVER}/main.ts`,
  ...['storage/thread.mjs', 'storage/inspect.mjs', 'thinking/thread.mjs'].map((thread) => `${SERVER}/${thread}`),
  'apps/cli/src/main.ts',
  'apps/cli/test/toy-main.ts',
];
const MADE_OF = ['apps/server', 'apps/cli', 'packages', 'games'];
/** Read by the command line when it starts. */
const READ = 'apps/cli/package.json';

const isBuilt = () => {
  const built = statSync(join(FOLDER, READ), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = MADE_OF.flatMap((part) => files(join(ROOT, part), new Set(['node_modules'])));
  return sources.every((file) => statSync(file).mtimeMs <= built);
};

export default async function buildPrograms() {
  if (!isBuilt()) {
    await build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      ssr: { noExternal: [/^@ashtown\//] },
      build: {
        ssr: true,
        outDir: FOLDER,
        emptyOutDir: false,
        target: 'node20',
        minify: false,
        rolldownOptions: {
          input: PROGRAMS,
          output: {
            // File by file, as threads are found by their place.
            preserveModules: true,
            preserveModulesRoot: ROOT,
            entryFileNames: ({ facadeModuleId }) => (facadeModuleId.endsWith('.mjs') ? '[name].mjs' : '[name].js'),
          },
        },
      },
    });
    copyFileSync(join(ROOT, READ), join(FOLDER, READ));
  }
  process.env.ASHTOWN_PROGRAMS = FOLDER;
}
