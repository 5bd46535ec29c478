import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the page starts its worker, and how. */
const PAGE = 'src/offline/open.ts';
const STARTED = "new URL('./worker/main.ts', import.meta.url)";
const WORKER = fileURLToPath(new URL('../src/offline/worker/main.ts', import.meta.url));
export const WORKER_NAME = 'table';

/**
 * Builds the worker together with the page. By itself Vite bundles a worker alone, and the rules of every game would be
 * shipped twice.
 */
export function workerOfPage(): Plugin {
  let file = '';
  return {
    name: 'ashtown:worker',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      file = this.emitFile({ type: 'chunk', id: WORKER, name: WORKER_NAME });
    },
    transform(code, id) {
      if (!id.replaceAll('\\', '/').endsWith(PAGE)) return null;
      if (!code.includes(STARTED)) this.error(`${PAGE} does not start the worker with ${STARTED}`);
      return code.replace(STARTED, `import.meta.ROLLUP_FILE_URL_${file}`);
    },
  };
}
