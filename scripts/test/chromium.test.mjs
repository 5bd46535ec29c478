import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from '../chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ashtown-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = (name, mode = 0o755) => {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
};

test('a browser is taken where the environment says, else from the path, else from where browsers usually are', () => {
  const usual = program('some-browser');
  expect(findChromium({ env: {}, places: [] })).toBe(null);
  expect(findChromium({ env: {}, places: [join(folder, 'missing'), usual] })).toBe(usual);
  const onPath = program('chromium');
  expect(findChromium({ env: { PATH: folder }, places: [usual] })).toBe(onPath);
  const wanted = program('mine');
  expect(findChromium({ env: { PATH: folder, ASHTOWN_CHROMIUM: wanted }, places: [usual] })).toBe(wanted);
});

test('what the environment names must be a program: nothing else is taken in its place', () => {
  const missing = { ASHTOWN_CHROMIUM: join(folder, 'missing'), PATH: folder };
  expect(findChromium({ env: missing, places: [program('another')] })).toBe(null);
});
