import { describe, expect, test } from 'vitest';
import { laidOf } from '../../src/games/51st-state-common/laid.ts';

/** How a row lies after each of these, one after the other. */
function told(...rows: readonly (readonly number[])[]) {
  let laid: readonly number[] = [];
  return rows.map((cards) => {
    laid = laidOf(laid, cards);
    return laid;
  });
}

describe('a row that is drafted from', () => {
  const row = [1, 2, 3, 4];

  test('keeps the places of what was taken', () => {
    expect(told(row, [1, 3, 4], [1, 4]).at(-1)).toEqual(row);
  });

  test('is refilled in the places of what was taken, and further only where there are none', () => {
    expect(told(row, [1, 3, 4], [1, 3, 4, 5]).at(-1)).toEqual([1, 5, 3, 4]);
    expect(told(row, [1, 3, 4, 5, 6]).at(-1)).toEqual([1, 5, 3, 4, 6]);
    expect(told(row, [1, 4, 5]).at(-1)).toEqual([1, 5, 3, 4]);
  });

  test('lies as before where something is taken back, also after it was refilled', () => {
    expect(told(row, [1, 3, 4], row).at(-1)).toEqual(row);
    expect(told(row, [1, 3, 4], [1, 3, 4, 5], [1, 3, 4], row).at(-1)).toEqual(row);
  });

  test('is another one where nothing of it is left', () => {
    expect(told(row, [1], [7, 8]).at(-1)).toEqual([7, 8]);
    expect(told(row, []).at(-1)).toEqual([]);
  });

  test('is the same as long as nothing comes into it, so that it can be kept', () => {
    const [first, second] = told(row, [2]);
    expect(second).toBe(first);
  });

  test('holds every card that lies there once, and nothing that never lay there', () => {
    const rows = [row, [2, 3, 4, 5], [3, 5], [3, 5, 6, 7, 8], [8, 9], [9], [1, 2]];
    for (const [i, laid] of told(...rows).entries()) {
      const seen = new Set(rows.slice(0, i + 1).flat());
      expect(new Set(laid).size).toBe(laid.length);
      expect(laid).toEqual(expect.arrayContaining([...rows[i]!]));
      expect(laid.every((no) => seen.has(no))).toBe(true);
    }
  });
});
