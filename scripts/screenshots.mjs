// The pictures of the README: `npm run screenshots`. Played from a fixed seed, so that only what was changed changes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClient } from './build.mjs';
import { getChromium, NO_CHROMIUM } from './chromium.mjs';
import { shrink } from './png.mjs';
import { ROOT, setUp } from './setup.mjs';

const IMAGES = join(ROOT, 'docs/images');
const PICTURES = 'apps/web/test/browser/pictures.ts';
/** A page with all of them should still open quickly. */
const LARGEST = 200_000;

setUp();
const chromium = getChromium();
if (!chromium) throw new Error(NO_CHROMIUM);
if (!process.env.ASHTOWN_CLIENT && !buildClient()) process.exit(1);
const taken = mkdtempSync(join(tmpdir(), 'ashtown-pictures-'));
try {
  const command = ['--import', import.meta.resolve('tsx'), PICTURES, chromium, taken];
  const { status } = spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
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
