import { matchesGolden, playthrough } from '@ashtown/testkit';
import { test } from 'vitest';
import { game } from '../src/index.ts';
import { words } from '../src/text/index.ts';
import { optionsOf } from './given.ts';

/** Whole games as text. A change of rules shows as a difference here: look at it, then rewrite with UPDATE_GOLDEN=1. */
test.each([
  [1, 'none'],
  [2, 'winter'],
  [4, 'newera'],
] as const)('%i seats, %s: the game is played as it was before', (seats, expansion) => {
  const text = playthrough(game, seats, { ...optionsOf({ expansion }) }, `golden ${seats}`, words.en);
  const name = expansion === 'none' ? `${seats}-seats` : `${seats}-seats-${expansion}`;
  matchesGolden(new URL(`./games/${name}.txt`, import.meta.url), text);
});
