import { expect, test } from 'vitest';
import { sharing } from '../../src/table/choose/sharing.ts';

test('what says the same is the same, whatever came from a server anew', () => {
  const before = { bank: ['a', 'b'], players: [{ life: 3 }, { life: 4 }], none: null };
  expect(sharing(before, structuredClone(before))).toBe(before);
});

test('only what has changed is another, and all that holds it', () => {
  const before = {
    bank: ['a', 'b'],
    players: [
      { life: 3, cards: ['x'] },
      { life: 4, cards: [] },
    ],
  };
  const next = {
    bank: ['a', 'b'],
    players: [
      { life: 2, cards: ['x'] },
      { life: 4, cards: [] },
    ],
  };
  const shared = sharing(before, next);
  expect(shared).toEqual(next);
  expect(shared.bank).toBe(before.bank);
  expect(shared.players).not.toBe(before.players);
  expect(shared.players[0]).not.toBe(before.players[0]);
  expect(shared.players[0]!.cards).toBe(before.players[0]!.cards);
  expect(shared.players[1]).toBe(before.players[1]);
});

test('shorter and longer lists, other keys and other kinds are other things', () => {
  expect(sharing([1, 2], [1])).toEqual([1]);
  expect(sharing([1], [1, 2])).toEqual([1, 2]);
  expect(sharing({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(sharing({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(sharing({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(sharing([], {})).toEqual({});
  expect(sharing({ 0: 'a' }, ['a'])).toEqual(['a']);
  expect(sharing(null, { a: 1 })).toEqual({ a: 1 });
  expect(sharing({ a: 1 }, null)).toBeNull();
});
