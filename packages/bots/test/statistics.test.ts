import { makeRng, rand, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { sprt, wilson } from '../src/index.ts';
import { quantiles } from '../src/quantiles.ts';
import { effectiveGames } from '../src/statistics.ts';

describe('wilson', () => {
  test.each([
    [0.8, 100, 0.711, 0.867],
    [0.8, 400, 0.758, 0.836],
    [0.8, 1000, 0.774, 0.824],
    [1, 10, 0.722, 1],
    [0, 10, 0, 0.278],
    [0.5, 0, 0, 1],
  ])('%f of %i games: %f to %f', (share, n, low, high) => {
    expect(wilson(share, n)[0]).toBeCloseTo(low, 3);
    expect(wilson(share, n)[1]).toBeCloseTo(high, 3);
  });
});

describe('effectiveGames', () => {
  const blocks = (...shares: number[]) => shares.map((share) => ({ share, games: 2 }));

  test('blocks that are won or lost as a whole count once', () => {
    expect(effectiveGames(blocks(2, 0, 2, 0, 2, 0, 2, 0))).toBe(8);
  });

  test('luck that evens out within a block never counts for more than the games', () => {
    expect(effectiveGames(blocks(1, 1, 1, 1))).toBe(8);
  });

  test('independent games count one by one', () => {
    const rng = makeRng(seedOf('independent'));
    const many = Array.from({ length: 4000 }, () => ({ share: rand(rng, 2) + rand(rng, 2), games: 2 }));
    expect(effectiveGames(many) / 8000).toBeGreaterThan(0.95);
  });

  test('one block tells nothing of the spread', () => {
    expect(effectiveGames(blocks(1))).toBe(1);
    expect(effectiveGames([])).toBe(0);
  });
});

describe('sprt', () => {
  test('follows the formula', () => {
    const blocks = Array.from({ length: 1000 }, (_, i) => (i % 5 < 3 ? 1 : 0));
    expect(sprt(blocks, { s0: 0.5, s1: 0.55 }).llr).toBeCloseTo((1000 * 0.05 * (1.2 - 1.05)) / (2 * 0.24), 1);
    expect(sprt(blocks, { s0: 0.5, s1: 0.55 }).verdict).toBe('gained');
    expect(sprt(blocks, { s0: 0.65, s1: 0.7 }).verdict).toBe('not-gained');
  });

  test('a few wins in a row are no proof', () => {
    expect(sprt([], { s0: 0.5, s1: 0.55 }).verdict).toBe('open');
    expect(sprt([1, 1, 1, 1, 1], { s0: 0.5, s1: 0.55 }).verdict).toBe('open');
  });

  test.each([
    [0.5, 'not-gained'],
    [0.6, 'gained'],
  ])('a true share of %f is found out in some 135 games, and rarely wrongly', (share, expected) => {
    const rng = makeRng(seedOf(`sprt ${share}`));
    let right = 0;
    let games = 0;
    for (let run = 0; run < 100; run++) {
      const blocks: number[] = [];
      let verdict = 'open';
      while (verdict === 'open') {
        blocks.push(rand(rng, 100) < share * 100 ? 1 : 0);
        verdict = sprt(blocks, { s0: 0.5, s1: 0.6 }).verdict;
      }
      games += blocks.length;
      if (verdict === expected) right++;
    }
    expect(right).toBeGreaterThanOrEqual(90);
    expect(games / 100).toBeGreaterThan(110);
    expect(games / 100).toBeLessThan(170);
  });
});

test('quantiles are within two per cent', () => {
  const q = quantiles();
  for (let i = 1; i <= 1000; i++) q.add(i);
  expect(Math.abs(q.at(0.5) / 500 - 1)).toBeLessThan(0.02);
  expect(Math.abs(q.at(0.95) / 950 - 1)).toBeLessThan(0.02);
  expect(q.count()).toBe(1000);
});
