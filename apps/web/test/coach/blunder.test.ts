import type { Hint } from '@ashtown/protocol';
import { expect, test } from 'vitest';
import { blunderOf } from '../../src/table/coach/blunder.ts';

const refs = (pick: unknown) => [{ kind: 'option' as const, id: `${pick}` }];
const at = { view: null, seat: 0, legal: ['a', 'b', 'c', 'd'] };
const hintOf = (...chances: readonly [pick: string, chance: number, error?: number][]): Hint => ({
  best: chances.map(([pick, chance, error = 0.01]) => ({ pick, chance, error, reasons: [] })),
});
const found = (pick: string, hint: Hint, game = {}) => blunderOf({ refs, ...game }, at, pick, hint)?.than ?? null;

test('an answer is a blunder where another surely wins much more often', () => {
  const hint = hintOf(['a', 0.6], ['b', 0.54], ['c', 0.3]);
  expect(found('a', hint)).toBeNull();
  expect(found('b', hint)).toBeNull();
  expect(found('c', hint)).toEqual({ t: 'wins', chance: 0.3 });
  expect(found('c', hintOf(['a', 0.6, 0.1], ['b', 0.5], ['c', 0.3, 0.15]))).toBeNull();
});

test('an answer that is not among the best is no better than the last of them', () => {
  expect(found('d', hintOf(['a', 0.6], ['b', 0.5], ['c', 0.3]))).toEqual({ t: 'less', chance: 0.3 });
  expect(found('d', hintOf(['a', 0.6], ['b', 0.58], ['c', 0.55]))).toBeNull();
  expect(found('d', hintOf(['a', 0.6], ['b', 0.3]))).toBeNull();
  expect(found('d', { best: [] })).toBeNull();
});

test('what the game itself calls wrong is a blunder, unless the adviser would do it', () => {
  const game = {
    ahead: { tuning: () => null!, blunders: (...[, , , pick]: unknown[]) => (pick === 'd' ? ['hasty'] : []) },
  };
  const hint = hintOf(['a', 0.6], ['b', 0.59], ['c', 0.58]);
  expect(found('d', hint, game)).toEqual({ t: 'anyway', name: 'hasty', others: 3 });
  expect(found('d', hintOf(['d', 0.6], ['b', 0.59]), game)).toBeNull();
  expect(found('c', hint, game)).toBeNull();
});
