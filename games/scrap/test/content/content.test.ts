import { makeRng, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import json from '../../content.json' with { type: 'json' };
import { game, withContent } from '../../src/index.ts';

const OPTIONS = { rounds: 3, salvage: false } as const;

test('with the figures it comes with it is the same game', () => {
  const same = withContent(JSON.parse(JSON.stringify(json)));
  expect(same.ok && same.made.game.id).toBe(game.id);
});

test('with other figures it is another one, which its matches can name', () => {
  const other = withContent({ ...json, cards: 30, faces: 8 });
  if (!other.ok) throw new Error(other.problem.code);
  expect(other.made.game.id).toMatch(/^scrap\.[0-9a-f]{8}$/);
  const s = other.made.game.setup(2, OPTIONS, makeRng(seedOf('other')));
  expect(other.made.broken(s)).toEqual([]);
  expect(other.made.broken(game.setup(2, OPTIONS, makeRng(seedOf('other'))))).toEqual(['every card lies in one place']);
});

test.each([
  [{ ...json, cards: 3 }, 'out-of-range', 'cards'],
  [{ ...json, faces: 'six' }, 'wrong-type', 'faces'],
  [null, 'wrong-type', 'the file'],
])('what is wrong with a content is named: %j', (given, code, where) => {
  const read = withContent(given);
  expect(read).toMatchObject({ ok: false, problem: { code, where } });
});
