import { wrongOdds } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { game, type State, tables as t } from '../../src/index.ts';

const marksOf = (card: number): readonly string[] =>
  t.leader[card] ? ['leader'] : t.shot[card] ? ['oneShotContact'] : t.site[card]!.types;

test('the odds of the deck are those of all worlds a seat can think of', () => {
  const next = (s: State, n: number) => s.deck.slice(-n).map(marksOf);
  expect(wrongOdds(game, { of: 'deck', players: 3, every: 23, states: 8, next })).toEqual([]);
});
