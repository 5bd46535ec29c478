import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { evaluateOf, featuresOf, TERMS } from '../../src/bot/index.ts';
import { WEIGHTS } from '../../src/bot/weights.ts';
import { game, tables as t, type View } from '../../src/index.ts';
import { given } from '../given.ts';

/** Questions that are asked seldom. */
const RARE = ['keep', 'steal', 'store'];

/** Views of random games, to their end, and one of a card that is given up. */
function views(): [View, number][] {
  const found: [View, number][] = [];
  for (let n = 0; n < 6; n++) {
    const s = game.setup(2 + (n % 3), {}, makeRng(seedOf(`features ${n}`)));
    const rng = makeRng(seedOf(`picks ${n}`));
    for (let i = 0; game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      if (i % 50 === 0) found.push([game.view(s, null), seat]); // as others see a seat
      if (i % 10 === 0 || RARE.includes(game.question(s, seat))) found.push([game.view(s, seat), seat]);
      game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
    }
    for (const seat of s.players.keys()) found.push([game.view(s, seat), seat]);
  }
  const giving = given({ places: { 0: ['negotiator'] }, deals: { 0: ['church', 'dive'] }, pool: { 0: { worker: 1 } } });
  found.push([game.view(giving.answer(0, 'use 0.0').state, 0), 0]);
  return found;
}

test('every term is what is measured for it times its weights, and all of it is measured somewhere', () => {
  const features = featuresOf(t);
  const seen = new Set<string>();
  for (const [v, seat] of views()) {
    const terms = Object.fromEntries(TERMS.map((id) => [id, 0]));
    for (const [name, n] of Object.entries(features(v, seat))) {
      seen.add(name);
      const [id, feature] = name.split('.') as [(typeof TERMS)[number], string];
      terms[id]! += n * (WEIGHTS[id] as Record<string, number>)[feature]!;
    }
    for (const { id, value } of game.evaluate(v, seat)) expect(value).toBeCloseTo(terms[id]!, 9);
  }
  const named = TERMS.flatMap((id) => Object.keys(WEIGHTS[id]).map((name) => `${id}.${name}`));
  expect([...seen].sort()).toEqual(named.sort());
});

test('the weights are plain numbers, and every one of them matters', () => {
  expect(JSON.parse(JSON.stringify(WEIGHTS))).toEqual(WEIGHTS);
  const seen = views();
  const values = (weights: typeof WEIGHTS): string => {
    const evaluate = evaluateOf(t, weights);
    return JSON.stringify(seen.map(([v, seat]) => evaluate(v, seat).map(({ value }) => value)));
  };
  const before = values(WEIGHTS);
  const idle: string[] = [];
  for (const [group, weights] of Object.entries<Record<string, number>>(WEIGHTS))
    for (const [name, n] of Object.entries(weights)) {
      const as = (value: number) => values({ ...WEIGHTS, [group]: { ...weights, [name]: value } } as typeof WEIGHTS);
      if (as(n / 4) === before && as(n * 4) === before) idle.push(`${group}.${name}`);
    }
  // Not every contact token is given by a card, and not every one was had here.
  expect(idle.filter((name) => !/(conquest|cooperation|incorporation|universal)\d$/.test(name))).toEqual([]);
});
