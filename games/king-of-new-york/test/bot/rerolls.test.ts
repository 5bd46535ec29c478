import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { beforeReroll, codeOf, kept, type Limits, latticeOf } from '../../src/bot/rerolls.ts';
import { ATTACK, OUCH } from '../../src/content/vocabulary.ts';
import { game } from '../../src/index.ts';

const FREE: Limits = { locked: -1, fee: 0, forced: false };

/** The most to be expected after so many rerolls, before the first roll. */
function expected(dice: number, worth: (counts: readonly number[]) => number, rerolls: number, limits = FREE): number {
  const l = latticeOf(dice);
  let values: Float64Array = Float64Array.from(l.sets, (counts, i) => (i < l.full ? 0 : worth(counts)));
  for (let i = 0; i < rerolls; i++) values = beforeReroll(l, kept(l, values), limits);
  return kept(l, values)[0]!;
}

describe('rerolls reckoned exactly (KNY-37 to KNY-44)', () => {
  test.each([
    [6, 6 * (1 - (5 / 6) ** 3)],
    [8, 8 * (1 - (5 / 6) ** 3)],
  ])('%i dice in three rolls show most often one face so often', (dice, most) => {
    expect(expected(dice, (counts) => counts[ATTACK]!, 2)).toBeCloseTo(most, 10);
  });

  test('the points of equal dice alone, three rolls of six', () => {
    // Three equal ones give their points and one more for each beyond, as in King of Tokyo.
    const points = (counts: readonly number[]) =>
      [1, 2, 3].reduce((sum, n, face) => sum + (counts[face]! >= 3 ? n + counts[face]! - 3 : 0), 0);
    expect(expected(6, points, 2)).toBeCloseTo(2.2357417, 6);
  });

  test('a locked face is never thrown again (KNY-41)', () => {
    const fewest = (counts: readonly number[]) => -counts[OUCH]!;
    expect(expected(6, fewest, 2, { ...FREE, locked: OUCH })).toBeCloseTo(-1, 10);
    expect(expected(6, fewest, 2)).toBeCloseTo(-6 / 6 ** 3, 10);
  });

  test('a fee that is too high is not paid (KNY-42)', () => {
    const fewest = (counts: readonly number[]) => -counts[OUCH]!;
    expect(expected(6, fewest, 1, { ...FREE, fee: 100 })).toBeCloseTo(-1, 10);
    expect(expected(6, fewest, 1, { ...FREE, fee: 0.5 })).toBeGreaterThan(-1);
  });

  test('one die at least is thrown where that is forced (KNY-43)', () => {
    const most = (counts: readonly number[]) => (counts[ATTACK] === 6 ? 1 : 0);
    const l = latticeOf(6);
    const values = Float64Array.from(l.sets, (counts, i) => (i < l.full ? 0 : most(counts)));
    const all = l.at(codeOf([0, 0, 6, 0, 0, 0]));
    expect(beforeReroll(l, kept(l, values), FREE)[all]).toBe(1);
    expect(beforeReroll(l, kept(l, values), { ...FREE, forced: true })[all]).toBeCloseTo(1 / 6, 10);
  });
});

test('stopping is worth what the table is worth with these dice', () => {
  const s = game.setup(2, { advanced: false }, makeRng(seedOf('reckon')));
  while (game.question(s, game.asked(s)[0]!) !== 'rollOrStop') {
    const seat = game.asked(s)[0]!;
    game.apply(s, seat, game.legal(s, seat)[0]!, null);
  }
  const seat = game.asked(s)[0]!;
  const legal = game.legal(s, seat);
  const reckoned = game.ahead!.reckon!(game.view(s, seat), seat, legal)!;
  const still = game.view({ ...s, turn: { ...s.turn, rerolls: 0 } }, seat);
  const worth = game.evaluate(still, seat).reduce((sum, { value }) => sum + value, 0);
  expect(reckoned[legal.indexOf('stop')]).toBeCloseTo(worth, 10);
  expect(reckoned.length).toBe(legal.length);
  for (const value of reckoned) expect(Number.isFinite(value)).toBe(true);
});
