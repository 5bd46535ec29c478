import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchesGolden, playthrough, toy, toyWords } from '@ashtown/testkit';
import { afterEach, expect, test, vi } from 'vitest';

const OPTIONS = { rounds: 2, salvage: false };

afterEach(() => vi.unstubAllEnvs());

test('a playthrough of Scrap is the golden one', () => {
  matchesGolden(new URL('golden/scrap.txt', import.meta.url), playthrough(toy, 2, OPTIONS, 'golden', toyWords.en));
});

test('without words the events are data', () => {
  expect(playthrough(toy, 2, OPTIONS, 'golden')).toContain('    {"t":"bids","cards":[');
});

test('a golden file is missed, written only on demand, and compared line by line', () => {
  vi.stubEnv('UPDATE_GOLDEN', '');
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  const file = join(folder, 'deeper', 'game.txt');
  try {
    expect(() => matchesGolden(file, 'one\ntwo\n')).toThrow('no golden file');
    vi.stubEnv('UPDATE_GOLDEN', '1');
    matchesGolden(file, 'one\ntwo\n');
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
    vi.stubEnv('UPDATE_GOLDEN', '');
    matchesGolden(file, 'one\ntwo\n');
    expect(() => matchesGolden(file, 'one\n2\n')).toThrow(/game\.txt:2 differs\n {2}golden: two\n {2}found: {2}2/);
    expect(() => matchesGolden(file, 'one\ntwo\nthree\n')).toThrow(':3 differs');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
