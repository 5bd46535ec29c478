import { toy } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { answer, everything, sit } from './table.ts';

const EYES = [0, 1, null] as const;

test('every moment that has gone by can be seen again just as each saw it, and nothing else changes', () => {
  const h = sit(toy);
  const seen: unknown[][] = [];
  for (;;) {
    seen.push(
      EYES.map((seat) => {
        const { at, ply, view, asked, result } = h.show(seat);
        return structuredClone({ at, ply, view, asked, result });
      }),
    );
    if (h.asked.length === 0) break;
    answer(h);
  }
  const before = everything(h);
  for (const [at, moment] of seen.entries()) expect(EYES.map((seat) => h.past(seat, at))).toEqual(moment);
  expect(everything(h)).toBe(before);
});

test('what is still to come, and what was taken back, cannot be seen', () => {
  const h = sit(toy);
  answer(h);
  expect(h.past(0, 2)).toBeNull();
  expect(h.past(0, -1)).toBeNull();
  expect(h.past(0, 1)).not.toBeNull();
  h.undo(0);
  expect(h.past(0, 1)).toBeNull();
});
