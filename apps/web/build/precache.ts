import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const NEVER = /(^|\/)(sw\.js|.*\.(map|br|gz))$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((x) => x.isFile())
    .map((x) => relative(folder, join(x.parentPath, x.name)).replaceAll(sep, '/'))
    .filter((name) => !NEVER.test(name))
    .sort();
}

/** Writes `sw.js`: the service worker with the list of all built files and one version made of their contents. */
export function precache(source: string): Plugin {
  let outDir = '';
  return {
    name: 'ashtown:precache',
    apply: 'build',
    configResolved({ root, build }) {
      outDir = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = filesIn(outDir);
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)));
      const head = `const VERSION = '${hash.digest('hex').slice(0, 12)}';\nconst FILES = ${JSON.stringify(files)};\n`;
      writeFileSync(join(outDir, 'sw.js'), head + readFileSync(source, 'utf8'));
    },
  };
}
