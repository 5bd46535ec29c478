import { toy } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { advise, mayAsk, playBots } from '../src/index.ts';
import { ANNA, BOLEK, everything, GREEDY, sit } from './table.ts';

test('a hint is a legal answer with its reasons, the strongest first, and changes nothing', () => {
  const h = sit(toy, { seats: [ANNA, GREEDY] });
  playBots(h);
  const before = everything(h);
  expect(mayAsk(h, 0)).toBe(true);
  const given = advise(h.game, 0, h.turn(0));
  expect(h.offers(0).map((o) => o.pick)).toContainEqual(given.pick);
  expect(given.why.map((x) => x.value)).toEqual([...given.why.map((x) => x.value)].sort((a, b) => b - a));
  expect(given.why.every((x) => x.value > 0)).toBe(true);
  expect(advise(h.game, 0, h.turn(0))).toEqual(given);
  expect(everything(h)).toBe(before);
});

test('against people, and for whoever is not asked, there is none', () => {
  expect(mayAsk(sit(toy, { seats: [ANNA, BOLEK] }), 0)).toBe(false);
  const over = sit(toy, { seats: [GREEDY, GREEDY] });
  playBots(over);
  expect(mayAsk(over, 0)).toBe(false);
});
