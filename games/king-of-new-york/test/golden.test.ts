import { matchesGolden, playthrough } from '@ashtown/testkit';
import { test } from 'vitest';
import { game } from '../src/index.ts';
import { optionsOf } from '../src/options.ts';
import { words } from '../src/text/index.ts';

/** Whole games as text. A change of rules shows as a difference here: look at it, then rewrite with UPDATE_GOLDEN=1. */
test.each([
  [2, false, 'golden two'],
  [4, false, 'golden four'],
  [6, true, 'golden six'],
])('%i seats, advanced=%s: the game is played as it was before', (seats, advanced, seed) => {
  const text = playthrough(game, seats, { ...optionsOf({ advanced }) }, seed, words.en);
  matchesGolden(new URL(`./games/${seats}-seats${advanced ? '-advanced' : ''}.txt`, import.meta.url), text);
});
