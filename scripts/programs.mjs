// The server and the command line, bundled as people get them, for tests that start them again and again: that takes half the time
// of TypeScript. Before the tests; their processes learn of the folder by `ASHTOWN_PROGRAMS`.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { files } from './build.mjs';
import { bundle, PROGRAMS } from './bundle.mjs';
import { ROOT } from './setup.mjs';

const FOLDER = join(ROOT, 'node_modules/.cache/programs');
const MADE_OF = ['apps/server', 'apps/cli', 'packages', 'games'];

const isBuilt = () => {
  const built = statSync(join(FOLDER, 'package.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = MADE_OF.flatMap((part) => files(join(ROOT, part), new Set(['node_modules'])));
  return [...sources, join(ROOT, 'package-lock.json')].every((file) => statSync(file).mtimeMs <= built);
};

export default async function buildPrograms() {
  if (!isBuilt()) await bundle(FOLDER, { toy: 'apps/cli/test/toy-main.ts' });
  process.env.ASHTOWN_PROGRAMS = join(FOLDER, PROGRAMS);
}
