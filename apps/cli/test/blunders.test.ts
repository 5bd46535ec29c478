import { type Catalog, entry } from '@ashtown/catalog';
import { toy, toyWords } from '@ashtown/testkit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../src/cli.ts';

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
