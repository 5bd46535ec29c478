import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BUDGET } from '../../build/budget.ts';
import { WORKER_NAME } from '../../build/worker.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = mkdtempSync(join(tmpdir(), 'ashtown-web-'));
const read = (file: string) => readFileSync(join(OUT, file), 'utf8');

beforeAll(async () => {
  // Otherwise the tests' own environment brings the development build of React.
  vi.stubEnv('NODE_ENV', 'production');
  await build({ root: ROOT, configFile: join(ROOT, 'vite.config.ts'), logLevel: 'error', build: { outDir: OUT } });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(OUT, { recursive: true, force: true });
});

test('the first page stays within its budget', () => {
  const first = [...read('index.html').matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map((m) => m[1]!);
  const size = first.reduce((sum, file) => sum + gzipSync(read(file)).length, 0);
  expect(first.length).toBeGreaterThan(0);
  expect(size).toBeLessThan(BUDGET);
});

test('no script and no style stands inside the page, and every address is relative', () => {
  const page = read('index.html');
  expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
  expect([...page.matchAll(/(?:src|href)="([^"]+)"/g)].every(([, url]) => url!.startsWith('./'))).toBe(true);
});

test('the service worker keeps exactly what was built', () => {
  const files = JSON.parse(/const FILES = (\[.*\]);/.exec(read('sw.js'))![1]!) as string[];
  const built = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((x) => x.isFile())
    .map((x) =>
      join(x.parentPath, x.name)
        .slice(OUT.length + 1)
        .replaceAll('\\', '/'),
    );
  expect(files).toEqual(built.filter((x) => x !== 'sw.js' && !/\.(br|gz)$/.test(x)).sort());
  expect(files).toContain('index.html');
  expect(files.some((x) => x.endsWith('.woff2'))).toBe(true);
});

test('no rules of a game are in the first load', () => {
  const entry = /src="\.\/(assets\/index-[^"]+\.js)"/.exec(read('index.html'))![1]!;
  expect(read(entry)).not.toContain('chooseStartBorough');
});

test('the worker takes the rules of every game from the files the page has them from', () => {
  const scripts = readdirSync(join(OUT, 'assets')).filter((name) => name.endsWith('.js'));
  const worker = scripts.filter((name) => name.startsWith(`${WORKER_NAME}-`));
  expect(worker).toHaveLength(1);
  const fetched = [...read(`assets/${worker[0]}`).matchAll(/import\([`'"]\.\/([^`'"]+)/g)].map((m) => m[1]!);
  const rules = fetched.filter((name) => !/^\d-/.test(name)); // What was learned for so many players, nobody else fetches.
  expect(rules.length).toBeGreaterThanOrEqual(5);
  const others = scripts.filter((name) => name !== worker[0]).map((name) => read(`assets/${name}`));
  for (const file of rules) expect(others.some((code) => code.includes(file))).toBe(true);
});
