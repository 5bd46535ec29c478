import { matchesGolden, playthrough } from '@ashtown/testkit';
import { test } from 'vitest';
import { game, words } from '../src/index.ts';
import { OPTIONS } from './given.ts';

/** Whole games as text. A change of rules shows as a difference here: look at it, then rewrite with UPDATE_GOLDEN=1. */
test.each([
  [3, {}, 'three'],
  [4, {}, 'four'],
  [4, { 'repair.workersPerStep': 2, pickOrder: 'topToBottom', roundTrack: 'even', openSurvivors: true }, 'options'],
])('%i seats %o: the game is played as it was before', (seats, options, name) => {
  const text = playthrough(game, seats, { ...OPTIONS, ...options }, `golden ${name}`, words.en);
  matchesGolden(new URL(`./games/${name}.txt`, import.meta.url), text);
});
