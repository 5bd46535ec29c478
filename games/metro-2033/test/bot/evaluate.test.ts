import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { evaluateOf, featuresOf, TERMS, WEIGHTS } from '../../src/bot/index.ts';
import { game, tables } from '../../src/index.ts';
import { fresh, given, HARD } from '../given.ts';

describe('evaluate: what a seat makes of the table', () => {
  const value = (s: ReturnType<typeof given>, seat = 0) =>
    game.evaluate(game.view(s.state, seat), seat).reduce((sum, term) => sum + term.value, 0);
  const term = (s: ReturnType<typeof given>, id: string, seat = 0) =>
    game.evaluate(game.view(s.state, seat), seat).find((x) => x.id === id)!.value;

  test('the same terms everywhere, each finite', () => {
    const s = fresh(3);
    const rng = makeRng(seedOf('terms'));
    for (let i = 0; i < 300 && game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      for (const viewer of [0, 1, 2]) {
        const terms = game.evaluate(game.view(s, viewer), viewer);
        expect(terms.map((x) => x.id)).toEqual([...TERMS]);
        expect(terms.every((x) => Number.isFinite(x.value))).toBe(true);
      }
      game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
    }
  });

  test('more is better: markers, people above, progress, bonuses, protection', () => {
    const hand = { 0: ['res-tools'] };
    expect(value(given({ hand, up: { 0: 6 } }))).toBeGreaterThan(value(given({ hand })));
    expect(value(given({ hand, up: { 0: 5 } }))).toBeGreaterThan(value(given({ hand, up: { 0: 2 }, down: { 0: 3 } })));
    const arbat = { factions: { 0: 'fac-arbat' }, hand };
    expect(term(given({ ...arbat, resources: { 0: ['res-field-hospital'] } }), 'missions')).toBeGreaterThan(
      term(given({ ...arbat, resources: { 0: ['res-bandages'] } }), 'missions'),
    );
    expect(term(given({ ...arbat, flipped: [0] }), 'bonuses')).toBeGreaterThan(term(given(arbat), 'bonuses'));
    const goods = { hand, resources: { 0: ['res-generator'] } };
    expect(term(given({ ...goods, shields: { 0: ['res-combat-knife'] } }), 'protection')).toBeGreaterThan(
      term(given(goods), 'protection'),
    );
    expect(value(given({ hand, up: { 1: 8 } }))).toBeLessThan(value(given({ hand })));
  });

  test('a win is the win, a mission being paid for nearly so', () => {
    const s = given({
      up: { 0: 9 },
      stations: { 0: ['sta-mayakovskaya'] },
      resources: { 0: ['res-generator', 'res-pork', 'res-rats'] },
    });
    const before = value(s);
    s.answer(0, 'mission sta-mayakovskaya').asked(0, 'payment');
    expect(value(s)).toBeGreaterThan(before + 500);
    s.answer(0, 'pay res-generator');
    expect(term(s, 'win')).toBe(1000);
    expect(term(s, 'win', 1)).toBe(-1000);
  });

  test('tidying and exchanging are seen through to their end', () => {
    const tidying = given({
      resources: { 0: ['res-machine-gun'] },
      factions: { 0: 'fac-arbat' },
      up: { 0: 0 },
      down: { 0: 5 },
    });
    const before = value(tidying);
    tidying.answer(0, 'tidy');
    const open = value(tidying);
    tidying.answer(0, 'tidy res-machine-gun');
    const chosen = value(tidying);
    tidying.answer(0, 'done');
    expect(chosen).toBeCloseTo(value(tidying));
    expect(open).toBeCloseTo(Math.max(chosen, before - 0.1));
    const hand = { 0: ['res-rats', 'res-canteen', 'res-flare', 'res-backpack', 'res-combat-knife'] };
    const poor = given({ hand });
    const kept = term(poor, 'hand');
    expect(term(poor.answer(0, 'exchange'), 'hand')).toBeGreaterThan(kept);
  });

  test('MET-83 while no mission is open, the next one may accept any Resource; one that is open tells which fit', () => {
    const hand = { 0: ['res-flare', 'res-revolver', 'res-magazine', 'res-kalashnikov', 'res-machine-gun'] };
    const holding = (stations: readonly string[]): number =>
      term(given({ factions: { 0: 'fac-arbat' }, flipped: [0], hand, stations: { 0: stations } }), 'hand');
    expect(holding([])).toBeCloseTo(holding(['sta-turgenevskaya']));
    expect(holding(['sta-kurskaya 1'])).toBeCloseTo(holding(['sta-turgenevskaya']));
    expect(holding(['sta-kurskaya'])).toBeLessThan(holding(['sta-turgenevskaya']));
  });
});

describe('features and weights', () => {
  const { named } = featuresOf(tables, WEIGHTS);
  /** Some views of a game, with the seat that looks. */
  function* looks(seed: string) {
    const s = fresh(3, HARD, seed);
    const rng = makeRng(seedOf(seed));
    for (let i = 0; i < 400 && game.asked(s).length > 0; i++) {
      if (i % 5 === 0) yield { v: game.view(s, i % 3), seat: i % 3 };
      const seat = game.asked(s)[0]!;
      game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
    }
  }

  test('every feature has a weight, and every term is the sum of its features by their weights', () => {
    for (const { v, seat } of looks('sums')) {
      const sums = Object.fromEntries(TERMS.map((id) => [id, 0]));
      for (const [name, n] of Object.entries(named(v, seat))) {
        const [term, feature] = name.split('.') as ['people', 'few'];
        expect(n).not.toBe(0);
        sums[term]! += n * WEIGHTS[term][feature];
      }
      for (const { id, value } of game.evaluate(v, seat)) expect(value).toBeCloseTo(sums[id]!, 9);
    }
  });

  test('weights are plain data, and any of them makes a difference somewhere', () => {
    expect(JSON.parse(JSON.stringify(WEIGHTS))).toEqual(WEIGHTS);
    const all = [...looks('weights'), ...looks('more weights')];
    const won = given({ up: { 0: 9 }, stations: { 0: ['sta-mayakovskaya'] }, resources: { 0: ['res-generator'] } });
    const paying = given({
      up: { 0: 9 },
      stations: { 0: ['sta-mayakovskaya'] },
      resources: { 0: ['res-generator', 'res-pork', 'res-rats'] },
    });
    const far = given({
      up: { 0: 3 },
      stations: { 0: ['sta-mayakovskaya'] },
      resources: { 0: ['res-generator', 'res-pork', 'res-rats'] },
    });
    far.answer(0, 'mission sta-mayakovskaya');
    const tidying = given({ resources: { 0: ['res-machine-gun'] }, up: { 0: 0 }, down: { 0: 5 } });
    const full = given({
      hand: { 0: ['car-military', 'thr-demon', 'her-khan', 'her-hunter', 'sta-lubyanka'] },
      stations: { 0: ['sta-sokolniki', 'sta-tulskaya', 'sta-kurskaya', 'sta-turgenevskaya'] },
      resources: { 0: ['res-uniform'] },
      up: { 0: 2, 1: 8 },
      down: { 0: 3 },
    });
    won.answer(0, 'mission sta-mayakovskaya');
    paying.answer(0, 'mission sta-mayakovskaya');
    tidying.answer(0, 'tidy');
    for (const { state } of [won, paying, far, tidying, full])
      for (const seat of [0, 1]) all.push({ v: game.view(state, seat), seat });
    const values = (weights: typeof WEIGHTS) => {
      const evaluate = evaluateOf(tables, weights);
      return all.map(({ v, seat }) => evaluate(v, seat).map(({ value }) => value));
    };
    const usual = values(WEIGHTS);
    const changes = (group: string, name: string, n: number): boolean =>
      [n * 1.5 + 1, n / 2].some((x) => {
        const other = structuredClone(WEIGHTS);
        (other[group as 'people'] as Record<string, number>)[name] = x;
        return JSON.stringify(values(other)) !== JSON.stringify(usual);
      });
    const idle = Object.entries(WEIGHTS).flatMap(([group, numbers]) =>
      Object.entries(numbers).flatMap(([name, n]) => (changes(group, name, n) ? [] : [`${group}.${name}`])),
    );
    expect(idle).toEqual([]);
    expect(values(structuredClone(WEIGHTS))).toEqual(usual);
  });
});
