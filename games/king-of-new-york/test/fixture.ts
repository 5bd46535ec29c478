import { shuffle } from '@ashtown/engine';
import type { Fixture } from '@ashtown/testkit';
import { type Answer, broken, type Event, type State, TILES_PER_STACK, type View } from '../src/index.ts';
import { words } from '../src/text/index.ts';

/** What the conformance suite has to be told about the game. */
export const fixture: Fixture<State, Answer, Event, View> = {
  /** Constant because nothing is ever broken; what is would be named here. */
  census: (s) => broken(s).join('; '),

  words,

  scramble(s, _, rng) {
    shuffle(rng, s.deck);
    const covered = s.tiles.flatMap((_, i) =>
      i % TILES_PER_STACK < s.height[Math.floor(i / TILES_PER_STACK)]! - 1 ? [i] : [],
    );
    const hidden = shuffle(
      rng,
      covered.map((i) => s.tiles[i]!),
    );
    for (const i of covered) s.tiles[i] = hidden.pop()!;
  },
};
