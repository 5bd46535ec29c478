import { matchesGolden, playthrough } from '@ashtown/testkit';
import { test } from 'vitest';
import { game } from '../src/index.ts';
import { words } from '../src/text/index.ts';

/** Whole games as text. A change of rules shows as a difference here: look at it, then rewrite with UPDATE_GOLDEN=1. */
test.each([2, 3, 4])('%i seats: the game is played as it was before', (seats) => {
  const text = playthrough(game, seats, {}, `golden ${seats}`, words.en);
  matchesGolden(new URL(`./games/${seats}-seats.txt`, import.meta.url), text);
});
