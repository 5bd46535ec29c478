import { makeRng, seedOf } from '@ashtown/engine';
import { toy } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { BOTS } from '../src/index.ts';
import { positions, turnOf } from './positions.ts';

describe.each(Object.values(BOTS))('$id', (bot) => {
  const found = positions(toy, 3, 60);

  test('the same turn gives the same choice', () => {
    for (const { s, seat } of found)
      expect(bot.choose(toy, seat, turnOf(toy, s, seat))).toEqual(bot.choose(toy, seat, turnOf(toy, s, seat)));
  });

  test('what the seat cannot see changes nothing', () => {
    for (const [i, { s, seat }] of found.entries()) {
      const other = toy.determinize(toy.view(s as never, seat), makeRng(seedOf(`other ${i}`)));
      expect(bot.choose(toy, seat, turnOf(toy, other, seat))).toEqual(bot.choose(toy, seat, turnOf(toy, s, seat)));
    }
  });

  test('thinking touches neither the state nor its dice', () => {
    for (const { s, seat } of found) {
      const before = JSON.stringify(s);
      const turn = turnOf(toy, s, seat);
      const { view, legal } = structuredClone(turn);
      bot.choose(toy, seat, turn);
      expect(JSON.stringify(s)).toBe(before);
      expect(turn.view).toEqual(view);
      expect(turn.legal).toEqual(legal);
    }
  });

  test('the pick is one of the legal ones, by identity', () => {
    for (const { s, seat } of found) {
      const turn = turnOf(toy, s, seat);
      expect(turn.legal).toContain(bot.choose(toy, seat, turn).pick);
    }
  });
});
