// Builds the client where it is older than its sources: `npm run build`, or as part of `npm run serve`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT, setUp } from './setup.mjs';

const WEB = join(ROOT, 'apps/web');
export const DIST = join(WEB, 'dist');
const INDEX = join(DIST, 'index.html');
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'coverage']);
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|map)$/;
/** Below this a header costs more than is saved. */
const WORTH_IT = 1024;

/** All files of a folder and the folders in it, but for those that are skipped. */
export const files = (dir, skipped = SKIPPED) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((e) =>
    e.isDirectory() ? (skipped.has(e.name) ? [] : files(join(dir, e.name), skipped)) : [join(dir, e.name)],
  );

/** Everything the client is made of: itself, and the packages and games it imports. */
const sources = () => [
  ...['apps/web', 'packages', 'games'].flatMap((dir) => files(join(ROOT, dir))),
  join(ROOT, 'package-lock.json'),
];

export function isBuilt() {
  const built = statSync(INDEX, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return built > 0 && sources().every((file) => statSync(file).mtimeMs <= built);
}

/** Compressed once, so that nobody waits for it: the server sends the smaller twin to whoever can read it. */
function compress() {
  for (const file of files(DIST)) {
    if (!TEXT.test(file) || statSync(file).size < WORTH_IT) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Whether there is a client to serve afterwards. Writes to stderr only. */
export function buildClient() {
  if (isBuilt()) return true;
  console.error('Building the client; this happens once per change …');
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    stdio: ['ignore', 2, 2],
    // Tests build it too, and what they build must be what people get.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) compress();
  else console.error('The client could not be built; vite says why above.');
  return existsSync(INDEX);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  setUp();
  if (!buildClient()) process.exit(1);
}
