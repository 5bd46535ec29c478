import { matchesGolden, playthrough } from '@ashtown/testkit';
import { test } from 'vitest';
import { game } from '../src/index.ts';
import { words } from '../src/text/index.ts';

/** A whole game as text. A change of rules shows as a difference here: look at it, then rewrite with UPDATE_GOLDEN=1. */
test('three seats: the game is played as it was before', () => {
  const text = playthrough(game, 3, { rounds: 3, salvage: true }, 'golden', words.en);
  matchesGolden(new URL('./games/3-seats.txt', import.meta.url), text);
});
