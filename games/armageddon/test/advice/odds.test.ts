import { makeRng, seedOf, shuffle } from '@ashtown/engine';
import { wrongOdds } from '@ashtown/testkit';
import { expect, test } from 'vitest';
import { FIGURES, GROUPS, MARAUDER } from '../../src/content/vocabulary.ts';
import { spread } from '../../src/imagine/cards.ts';
import { game, type State, tables as t } from '../../src/index.ts';

test('the odds of the equipment deck are those of all worlds a seat can think of', () => {
  const next = (s: State, n: number) => s.deck.slice(-n).map((kind) => [GROUPS[t.equipment[kind]!.group]!]);
  expect(wrongOdds(game, { of: 'equipment', players: 3, every: 5, states: 6, next })).toEqual([]);
});

test('the odds of the bag as well: marauders, and survivors of a colour where all are known', () => {
  const rng = makeRng(seedOf('bag'));
  const next = (s: State, n: number) =>
    shuffle(rng, spread(s.bag))
      .slice(-n)
      .map((figure) => (figure === MARAUDER ? ['marauder'] : [FIGURES[figure]!, 'survivor']));
  expect(wrongOdds(game, { of: 'bag', players: 3, every: 7, states: 8, next })).toEqual([]);
});
