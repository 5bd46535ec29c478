import { toy } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { hint, playBots } from '../src/index.ts';
import { ANNA, BOLEK, everything, GREEDY, sit } from './table.ts';

test('a hint is a legal answer with its reasons, the strongest first, and changes nothing', () => {
  const h = sit(toy, { seats: [ANNA, GREEDY] });
  playBots(h);
  const before = everything(h);
  const given = hint(h, 0)!;
  expect(h.offers(0).map((o) => o.pick)).toContainEqual(given.pick);
  expect(given.why.map((x) => x.value)).toEqual([...given.why.map((x) => x.value)].sort((a, b) => b - a));
  expect(given.why.every((x) => x.value > 0)).toBe(true);
  expect(hint(h, 0)).toEqual(given);
  expect(everything(h)).toBe(before);
});

test('against people, and for whoever is not asked, there is none', () => {
  expect(hint(sit(toy, { seats: [ANNA, BOLEK] }), 0)).toBeNull();
  const over = sit(toy, { seats: [GREEDY, GREEDY] });
  playBots(over);
  expect(hint(over, 0)).toBeNull();
});
