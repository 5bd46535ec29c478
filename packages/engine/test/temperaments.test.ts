import { expect, test } from 'vitest';
import { mindsOf } from '../src/index.ts';

const WEIGHTS = { stars: { star: 1, bent: 2 }, win: 10 };

test('a temperament counts some of the weights more, and leaves the others', () => {
  const minds = mindsOf(WEIGHTS, { raider: { stars: { bent: 3 } }, builder: { win: 0.5 } }, (w) => w);
  expect(minds).toEqual({ builder: { ...WEIGHTS, win: 5 }, raider: { stars: { star: 1, bent: 6 }, win: 10 } });
  expect(WEIGHTS).toEqual({ stars: { star: 1, bent: 2 }, win: 10 });
});
