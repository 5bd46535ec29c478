import { toy } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { adviceBudget, advise, mayAsk, playBots } from '../src/index.ts';
import { ANNA, BOLEK, everything, GREEDY, sit } from './table.ts';

test('a hint is the best legal answers with their chances and reasons, and changes nothing', () => {
  const h = sit(toy, { seats: [ANNA, GREEDY] });
  playBots(h);
  const before = everything(h);
  expect(mayAsk(h, 0)).toBe(true);
  const { best } = advise('hint', h.game, 0, h.turn(0));
  expect(best).toHaveLength(Math.min(3, h.offers(0).length));
  expect(h.offers(0).map((o) => o.pick)).toEqual(expect.arrayContaining(best.map(({ pick }) => pick)));
  for (const { chance, error } of best) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(error).toBeGreaterThanOrEqual(0);
  }
  expect(advise('hint', h.game, 0, h.turn(0))).toEqual({ best });
  expect(everything(h)).toBe(before);
});

test('the chances of all seats add up to 1, and are the same each time', () => {
  const h = sit(toy, { seats: [ANNA, GREEDY, GREEDY] });
  playBots(h);
  const chances = advise('chances', h.game, 0, h.turn(0));
  expect(chances).toHaveLength(3);
  expect(chances.reduce((sum, x) => sum + x)).toBeCloseTo(1);
  expect(advise('chances', h.game, 0, h.turn(0))).toEqual(chances);
});

test('people who wait are given what there is when their time is over', () => {
  const h = sit(toy, { seats: [ANNA, GREEDY] });
  playBots(h);
  let now = 0;
  const late = { ...h.turn(0), budget: adviceBudget('hint', () => (now += 1000)) };
  expect(advise('hint', h.game, 0, late).best.length).toBeGreaterThan(0);
  expect(now).toBeLessThan(10_000);
});

test('against people, and for whoever is not asked, there is none', () => {
  expect(mayAsk(sit(toy, { seats: [ANNA, BOLEK] }), 0)).toBe(false);
  const over = sit(toy, { seats: [GREEDY, GREEDY] });
  playBots(over);
  expect(mayAsk(over, 0)).toBe(false);
});
