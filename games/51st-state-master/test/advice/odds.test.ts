import { wrongOdds } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { game, type State, tables as t } from '../../src/index.ts';

test('the odds of the deck are those of all worlds a seat can think of', () => {
  const next = (s: State, n: number) => s.deck.slice(-n).map((card) => t.site[card]!.types);
  expect(wrongOdds(game, { of: 'deck', players: 3, every: 31, states: 8, next })).toEqual([]);
});
