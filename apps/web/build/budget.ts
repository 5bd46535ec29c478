import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';
import { WORKER_NAME } from './worker.ts';

/** Script a browser must have before any game's board, gzipped: the entry and whatever it imports at once. */
export const BUDGET = 200_000;

/** Every chunk the entry pulls in without being asked. */
export function firstLoad(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const chunks = Object.values(bundle).filter((x) => x.type === 'chunk');
  const found = new Set<Rollup.OutputChunk>(chunks.filter((x) => x.isEntry && x.name !== WORKER_NAME));
  for (const chunk of found)
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') found.add(imported);
    }
  return [...found];
}

export const gzipped = (chunks: readonly Rollup.OutputChunk[]): number =>
  chunks.reduce((sum, x) => sum + gzipSync(x.code).length, 0);

/** Prints what the first page costs, and refuses to build one that costs too much. */
export function budget(): Plugin {
  return {
    name: 'ashtown:budget',
    apply: 'build',
    writeBundle(_, bundle) {
      const size = gzipped(firstLoad(bundle));
      const line = `script before any board: ${(size / 1000).toFixed(1)} kB gzipped of ${BUDGET / 1000} kB`;
      if (size > BUDGET) this.error(line);
      console.log(line);
    },
  };
}
