import { makeRng, pickOne, type Standing, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { game, type Position, SOURCES } from '../src/index.ts';
import { view } from '../src/view.ts';

function standing(position: Position): Standing {
  const read = game.parsePosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return game.standing(view(read.state, null));
}

test('FS-180 FS-193 the score between scorings is the running count, with all that it comes from', () => {
  const [first, second] = standing({
    score: { 0: 2 },
    places: { 0: [{ card: 'church', ones: 2 }, 'pub'] },
    leader: { 0: { card: 'borgo', ones: 1 } },
    deals: { 0: [{ card: 'museum', twos: 1 }] },
    base: { 0: { redevelopment: 4, visits: 1 } },
  });
  expect(first).toEqual({
    seat: 0,
    rank: 1,
    score: 13,
    lines: [
      { source: 'locations', n: 2 },
      { source: 'leader', n: 1 },
      { source: 'onLocations', n: 2 },
      { source: 'onLeader', n: 1 },
      { source: 'onDeals', n: 2 },
      { source: 'redevelopment', n: 4 },
      { source: 'visits', n: 1 },
    ],
  });
  expect(second).toEqual({ seat: 1, rank: 2, score: 0, lines: [] });
});

test.each<[string, Position, number[]]>([
  ['points', { base: { 1: { spoils: 2 }, 2: { spoils: 1 } } }, [3, 1, 2]],
  ['cards in hand', { hand: { 2: ['pub'] }, seen: { 1: ['dive', 'church'] } }, [3, 1, 2]],
  ['goods left', { pool: { 0: { scrap: 1 } }, leader: { 1: 'baby-swift', 0: 'mr-president' } }, [2, 1, 3]],
  ['goods that do not count', { pool: { 0: { conquest3: 2 } }, places: {} }, [1, 1, 1]],
  ['nothing', {}, [1, 1, 1]],
])('FS-183 FS-184 ranks follow score, cards and goods, and equals share one: %s', (_, position, ranks) => {
  expect(standing({ seats: 3, ...position }).map(({ rank }) => rank)).toEqual(ranks);
});

test('FS-183 at the end of a game everybody knows the result', () => {
  const s = game.setup(3, {}, makeRng(seedOf('standing')));
  const rng = makeRng(seedOf('answers'));
  while (game.asked(s).length > 0) {
    const [seat] = game.asked(s);
    expect(game.result(s)).toBeNull();
    game.apply(s, seat!, pickOne(rng, game.legal(s, seat!)), null);
  }
  const result = game.result(s)!;
  for (const viewer of [0, 1, 2, null])
    expect(game.standing(view(s, viewer))).toEqual(result.map(({ share: _, ...score }) => score));
  expect(result.reduce((sum, { share }) => sum + share, 0)).toBe(1);
  expect(game.sources).toEqual(SOURCES);
});

test('FS-183 a shared victory is told as one', () => {
  const read = game.parsePosition({ winners: [0, 1], base: { 0: { spoils: 30 }, 1: { deals: 30 } } });
  expect(read.ok && game.result(read.state)).toMatchObject([
    { rank: 1, score: 30, share: 0.5 },
    { rank: 1, score: 30, share: 0.5 },
  ]);
});
