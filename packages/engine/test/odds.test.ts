import { chanceOfHits, chanceToDraw, oddsOfDraws } from '@ashtown/engine';
import { expect, test } from 'vitest';

test('the chance of hits is that of all ways the dice may fall', () => {
  expect(chanceOfHits(0, 3, 1 / 6)).toBe(1);
  expect(chanceOfHits(1, 1, 1 / 6)).toBeCloseTo(1 / 6);
  expect(chanceOfHits(1, 2, 1 / 6)).toBeCloseTo(11 / 36);
  expect(chanceOfHits(2, 2, 1 / 6)).toBeCloseTo(1 / 36);
  expect(chanceOfHits(3, 2, 1 / 6)).toBe(0);
  // Every one of the 6 ** 4 ways, counted.
  let ways = 0;
  for (let i = 0; i < 6 ** 4; i++) {
    const sixes = [i % 6, Math.floor(i / 6) % 6, Math.floor(i / 36) % 6, Math.floor(i / 216)].filter((x) => x === 5);
    if (sixes.length >= 2) ways++;
  }
  expect(chanceOfHits(2, 4, 1 / 6)).toBeCloseTo(ways / 6 ** 4);
});

test('the chance to draw is that of all hands', () => {
  expect(chanceToDraw(0, 10, 3)).toBe(0);
  expect(chanceToDraw(3, 10, 1)).toBeCloseTo(0.3);
  expect(chanceToDraw(3, 10, 2)).toBeCloseTo(1 - (7 / 10) * (6 / 9));
  expect(chanceToDraw(1, 4, 4)).toBe(1);
  expect(chanceToDraw(2, 4, 3)).toBe(1);
});

test('a pile has no more cards than lie in it, and what cannot come is left out', () => {
  const pool = [['red'], ['red', 'big'], ['blue'], ['blue']] as const;
  const settings = { pile: 2, marks: ['red', 'big', 'green'], most: 3 } as const;
  expect(oddsOfDraws<'red' | 'big' | 'blue' | 'green'>('deck', pool, settings)).toEqual([
    {
      of: 'deck',
      n: 2,
      columns: [1, 2],
      rows: [
        { what: 'red', chances: [1 / 2, 1 - (2 / 4) * (1 / 3)] },
        { what: 'big', chances: [1 / 4, 1 / 2] },
      ],
    },
  ]);
  expect(oddsOfDraws('deck', pool, { ...settings, pile: 0 })).toEqual([]);
});
