import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { featuresOf } from '../../src/bot/features.ts';
import { evaluateOf, TERMS } from '../../src/bot/index.ts';
import { WEIGHTS, type Weights } from '../../src/bot/weights.ts';
import { mindOf } from '../../src/bot/worth.ts';
import { game, tables, type View } from '../../src/index.ts';
import { optionsOf } from '../given.ts';

/** What somebody saw who was asked, all through some games. */
const VIEWS: [View, number][] = [];
for (const seats of [1, 2, 4]) {
  const s = game.setup(seats, optionsOf({ bothExpansions: true }), makeRng(seedOf(`weights ${seats}`)));
  const rng = makeRng(seedOf(`weights ${seats}`));
  for (let seat = game.asked(s)[0]; seat !== undefined; seat = game.asked(s)[0]) {
    VIEWS.push([game.view(s, seat), seat]);
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
  }
}
const copyOf = (w: Weights): Weights => JSON.parse(JSON.stringify(w)) as Weights;
const leavesOf = (x: object, path = ''): string[] =>
  Object.entries(x).flatMap(([key, value]) =>
    typeof value === 'number' ? [path + key] : leavesOf(value as object, `${path}${key}.`),
  );
/** Weights of what is begun and not yet done, in moments these games do not come to. */
const UNREAD = ['raze', 'connection', 'steal', 'activateLeast', 'resetEach', 'dealEach', 'opponentDeal', 'copy'].map(
  (key) => `plan.${key}`,
);

describe('weights', () => {
  test('are numbers and nothing else, and a copy judges alike', () => {
    expect(copyOf(WEIGHTS)).toEqual(WEIGHTS);
    const evaluate = evaluateOf(tables, copyOf(WEIGHTS));
    for (const [v, seat] of VIEWS) expect(evaluate(v, seat)).toEqual(game.evaluate(v, seat));
  });

  test('every number is read', () => {
    const read = new Set<string>();
    const watched = (x: object, path: string): object =>
      new Proxy(x, {
        get(at, key) {
          const value: unknown = Reflect.get(at, key);
          const name = `${path}${String(key)}`;
          if (typeof value === 'number') read.add(name);
          return typeof value === 'object' && value !== null ? watched(value, `${name}.`) : value;
        },
      });
    const evaluate = evaluateOf(tables, watched(WEIGHTS, '') as Weights);
    for (const [v, seat] of VIEWS) evaluate(v, seat);
    expect(leavesOf(WEIGHTS).filter((name) => !read.has(name))).toEqual(UNREAD);
  });

  test('features are named, and only those that are there', () => {
    const features = featuresOf(mindOf(tables, WEIGHTS));
    const seen = new Set<string>();
    for (const [v, seat] of VIEWS)
      for (const [name, n] of Object.entries(features(v, seat))) {
        seen.add(name);
        expect(n).not.toBe(0);
      }
    expect([...seen].sort()).toEqual(
      ['vp', 'intact', 'ruins', 'goods', 'actions', 'shields', 'supply', 'hand', 'plan', 'rivals'].sort(),
    );
    expect(game.evaluate(...VIEWS[0]!).map((term) => term.id)).toEqual(TERMS);
  });
});
