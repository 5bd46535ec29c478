import { shuffle } from '@ashtown/engine';
import type { Fixture } from '@ashtown/testkit';
import { type Answer, broken, type Event, type State, type View } from '../src/index.ts';
import { words } from '../src/text/index.ts';

/** What the conformance suite has to be told about the game. */
export const fixture: Fixture<State, Answer, Event, View> = {
  /** Constant because nothing is ever broken; what is would be named here. */
  census: (s) => broken(s).join('; '),

  values: ({ shuffled, players }) => [
    shuffled,
    ...players.flatMap(({ base, places, leader, deals }) => [base, leader, ...places, ...deals]),
  ],

  words,

  /** Cards change places only with cards of the same shuffle: everybody knows what was in the discard pile then. */
  scramble(s, me, rng) {
    const top = s.stack.at(-1);
    const looked = top?.t === 'keep' && top.seats[0] === me ? [] : [s.looked];
    const piles = [s.deck, ...looked, ...s.players.filter((_, seat) => seat !== me).map((p) => p.hand)];
    for (let i = 0; i <= s.shuffles; i++) {
      const cards = shuffle(
        rng,
        piles.flat().filter((card) => s.shuffled[card] === i),
      );
      for (const pile of piles)
        for (const [k, card] of pile.entries()) if (s.shuffled[card] === i) pile[k] = cards.pop()!;
    }
  },
};
