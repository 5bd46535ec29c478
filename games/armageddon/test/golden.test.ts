import { matchesGolden, playthrough } from '@ashtown/testkit';
import { test } from 'vitest';
import { game } from '../src/index.ts';
import { words } from '../src/text/index.ts';
import { OPTIONS } from './given.ts';

/** Whole games as text. A change of rules shows as a difference here: look at it, then rewrite with UPDATE_GOLDEN=1. */
test.each([
  [3, {}, '3-seats', 'golden three'],
  [4, {}, '4-seats', 'golden four'],
  [
    4,
    { 'repair.workersPerStep': 2, pickOrder: 'topToBottom', roundTrack: 'even', openSurvivors: true },
    '4-seats-options',
    'golden options',
  ],
])('%i seats %o: the game is played as it was before', (seats, options, name, seed) => {
  const text = playthrough(game, seats, { ...OPTIONS, ...options }, seed, words.en);
  matchesGolden(new URL(`./games/${name}.txt`, import.meta.url), text);
});
