import { wrongOdds } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { CATEGORIES, RESOURCE, TYPES } from '../../src/content/vocabulary.ts';
import { game, type State, tables as t } from '../../src/index.ts';

function marksOf(card: number): readonly string[] {
  const { category, type } = t.cards[card]!;
  return category === RESOURCE ? [CATEGORIES[category]!, TYPES[type]!] : [CATEGORIES[category]!];
}

test('the odds of the deck are those of all worlds a seat can think of', () => {
  const next = (s: State, n: number) => s.deck.slice(-n).map(marksOf);
  expect(wrongOdds(game, { of: 'deck', players: 3, every: 101, states: 8, next })).toEqual([]);
});
