import { type AnyGame, makeRng, seedOf } from '@ashtown/engine';
import { toy } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { greedy } from '../src/index.ts';
import { positions, turnOf } from './positions.ts';

/** One question with the given answers; `value` says what each is worth, `shares` which end the game. */
function oneQuestion(picks: string[], value: Record<string, number>, shares: Record<string, number> = {}): AnyGame {
  const share = (s: { pick: string }) => shares[s.pick];
  return {
    ...toy,
    determinize: (v: object) => ({ ...v }),
    clone: (s: object) => ({ ...s }),
    apply(s, _, pick) {
      s.ply++;
      s.pick = pick;
    },
    legal: () => picks,
    view: (s: object) => s,
    evaluate: (v: { pick: string }) => [{ id: 'worth', value: value[v.pick] ?? 0 }],
    result: (s) => (share(s) === undefined ? null : [{ seat: 0, rank: 1, score: 0, share: share(s)!, lines: [] }]),
  } as AnyGame;
}

const choose = (game: AnyGame, picks: string[], seed = 'a', budget = {}) =>
  greedy.choose(game, 0, { view: { ply: 0, pick: '' }, legal: picks, rng: makeRng(seedOf(seed)), budget });

describe('greedy', () => {
  const picks = ['a', 'b', 'c'];

  test('takes what is worth most, and says why', () => {
    const { pick, info } = choose(oneQuestion(picks, { a: 1, b: 3, c: 2 }), picks);
    expect(pick).toBe('b');
    expect(info?.top.map((t) => [t.pick, t.mean, t.se])).toEqual([
      ['b', 3, 0],
      ['c', 2, 0],
      ['a', 1, 0],
    ]);
    expect(info?.top[0]?.why).toEqual([{ id: 'worth', value: 3 }]);
  });

  test('does not look at a single answer', () => {
    expect(choose(oneQuestion(['a'], {}), ['a'])).toEqual({ pick: 'a' });
  });

  test('wins when it can, whatever the terms say', () => {
    expect(choose(oneQuestion(picks, { a: 500, b: -500 }, { b: 1 }), picks).pick).toBe('b');
  });

  test('does not end the game by losing it, whatever the terms say', () => {
    expect(choose(oneQuestion(picks, { a: 500 }, { a: 0 }), picks).pick).not.toBe('a');
  });

  test('loses by as little as it can', () => {
    expect(choose(oneQuestion(picks, { a: -9, b: -3, c: -7 }, { a: 0, b: 0, c: 0 }), picks).pick).toBe('b');
  });

  test('draws lots between equals', () => {
    const seen = new Set(Array.from({ length: 40 }, (_, i) => choose(oneQuestion(picks, {}), picks, `${i}`).pick));
    expect(seen.size).toBe(3);
  });

  test('spends its iterations on worlds, within bounds', () => {
    const game = oneQuestion(picks, {});
    const worlds = (budget: object) => choose(game, picks, 'a', budget).info?.worlds;
    expect(worlds({ iterations: 1 })).toBe(2);
    expect(worlds({ iterations: 15 })).toBe(5);
    expect(worlds({ iterations: 1_000_000 })).toBe(16);
    expect(worlds({ expired: () => true })).toBe(1);
    expect(worlds({ expired: () => true, iterations: 15 })).toBe(5);
  });

  test('sees what an answer to a question to several seats leads to', () => {
    const { s, seat } = positions(toy, 2, 1)[0]!;
    expect(toy.question(s as never, seat)).toBe('bid');
    const { info } = greedy.choose(toy, seat, turnOf(toy, s, seat));
    expect(new Set(info?.top.map((t) => t.mean)).size).toBeGreaterThan(1);
  });
});
