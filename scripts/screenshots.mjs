// The pictures of the README: `npm run screenshots`. Played from a fixed seed, so that only what was changed changes.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInBrowser } from './in-browser.mjs';
import { shrink } from './png.mjs';
import { ROOT } from './setup.mjs';

const IMAGES = join(ROOT, 'docs/images');
/** A page with all of them should still open quickly. */
const LARGEST = 200_000;

const taken = mkdtempSync(join(tmpdir(), 'ashtown-pictures-'));
try {
  if (runInBrowser('apps/web/test/browser/pictures.ts', [taken]) !== 0) process.exit(1);
  mkdirSync(IMAGES, { recursive: true });
  for (const file of readdirSync(taken).sort()) {
    const png = shrink(readFileSync(join(taken, file)));
    writeFileSync(join(IMAGES, file), png);
    console.log(`docs/images/${file}: ${(png.length / 1000).toFixed(0)} kB`);
    if (png.length > LARGEST) process.exitCode = 1;
  }
} finally {
  rmSync(taken, { recursive: true, force: true });
}
