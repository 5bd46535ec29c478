import { expect, test, vi } from 'vitest';
import { oncePerQuestion } from '../src/index.ts';

test('it is worked out once for all answers to a question, and again for any other', () => {
  const workOut = vi.fn((v: { ply: number }, seat: number, legal: readonly string[]) => [v.ply, seat, ...legal]);
  const found = oncePerQuestion(workOut);
  const v = { ply: 1 };
  const legal = ['a', 'b'];
  const askedAgain = (...[view, seat, list]: Parameters<typeof found>): boolean => {
    const before = workOut.mock.calls.length;
    expect(found(view, seat, list)).toEqual([view.ply, seat, ...list]);
    return workOut.mock.calls.length > before;
  };

  expect(askedAgain(v, 0, legal)).toBe(true);
  expect(askedAgain(v, 0, legal)).toBe(false);
  const another = { ply: 1 };
  expect(askedAgain(another, 0, legal)).toBe(true);
  expect(askedAgain(another, 1, legal)).toBe(true);
  const same = [...legal];
  expect(askedAgain(another, 1, same)).toBe(true);
  another.ply = 2;
  expect(askedAgain(another, 1, same)).toBe(true);
  expect(askedAgain(another, 1, same)).toBe(false);
});
