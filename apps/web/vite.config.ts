import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budget } from './build/budget.ts';
import { precache } from './build/precache.ts';
import { WORKER_NAME, workerOfPage } from './build/worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Relative, so that the built client works in any folder of any static file host.
  base: './',
  plugins: [react(), workerOfPage(), budget(), precache(here('build/sw.js'))],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // A data: address would need a hole in the content policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // A worker has no document to preload anything into.
    modulePreload: {
      resolveDependencies: (_, files, { hostId }) => (hostId.includes(`/${WORKER_NAME}-`) ? [] : files),
    },
    // Advice about slow plugins is noise on a busy machine.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:5151',
      '/health': 'http://127.0.0.1:5151',
      '/ws': { target: 'http://127.0.0.1:5151', ws: true },
    },
  },
});
