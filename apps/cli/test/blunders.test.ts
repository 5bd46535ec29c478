import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Catalog, entry } from '@ashtown/catalog';
import { toy, toyWords } from '@ashtown/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../src/cli.ts';
import { readBlunders } from '../src/ladder/blunders.ts';
import { reportOf } from '../src/ladder/report.ts';

/** The toy, for whoever laughs at the first answer of each question. */
const PICKY: Catalog = {
  scrap: entry(
    {
      ...toy,
      ahead: {
        tuning: () => ({ sharpness: 0.1, horizon: 1, wholeMoves: true, dreams: 10 }),
        blunders: (_, __, legal, pick) => (pick === legal[0] ? ['hasty'] : []),
      },
    },
    toyWords,
  ),
};

let out = '';
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += text;
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

async function printed(line: string): Promise<string> {
  out = '';
  expect(await run(line.split(' '), PICKY)).toBe(0);
  return out;
}

test('blunders: counts and lists what a bot does wrong in games against itself, the same with the same seed', async () => {
  const line = 'blunders scrap --level random --games 3 --list';
  const first = await printed(line);
  expect(first).toMatch(/^scrap, 2 players, random, seed 1: 3 games, \d+ choices\n\nblunder +count +per 100 games\n/);
  expect(first).toMatch(/\ngame \d+, seat \d+, choice \d+: hasty: .+\n/);
  expect(await printed(line)).toBe(first);
});

test('blunders: a level without any says so', async () => {
  expect(await printed('blunders scrap --level hard --games 1')).toMatch(/: 1 games, \d+ choices\n\nno blunders\n$/);
});

test('blunders: games that were written down are not played again, and become a part of the report', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'blunders-')), 'blunders.jsonl');
  const line = (games: number) => printed(`blunders scrap --level random --games ${games} --revision r1 --out ${out}`);
  const once = await line(2);
  expect(await line(2)).toBe(once);
  const rows = readBlunders(out);
  expect(rows.map(({ nth }) => nth)).toEqual([0, 1]);
  await line(3);
  expect(readBlunders(out).slice(0, 2)).toEqual(rows);
  const { page } = reportOf(PICKY, { rows: [], curves: [], blunders: readBlunders(out) });
  expect(page).toMatch(/\| 2 \| random \| 3 \| \d+ \| [\d.]+ \| [\d.]+% – 100\.0% \| hasty \d+ \| `r1` \|/);
});
