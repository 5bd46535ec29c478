// One file that any machine with Node can install: `npm run pack`. It prints its name.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildClient, DIST } from './build.mjs';
import { bundle, CLIENT } from './bundle.mjs';
import { ROOT, setUp } from './setup.mjs';

/** What whoever runs it reads and copies from. */
const BESIDES = ['LICENSE', 'README.md', 'docs/operating.md', 'docs/scale.md', 'deploy'];

const { values } = parseArgs({ options: { to: { type: 'string', default: ROOT } } });
const to = resolve(values.to);
setUp();
if (!buildClient()) process.exit(1);
const folder = mkdtempSync(join(tmpdir(), 'ashtown-pack-'));
try {
  await bundle(folder);
  cpSync(DIST, join(folder, CLIENT), { recursive: true });
  for (const path of BESIDES) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  mkdirSync(to, { recursive: true });
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', to], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 2],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (packed.status === 0) console.log(join(to, packed.stdout.trim()));
  else process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
