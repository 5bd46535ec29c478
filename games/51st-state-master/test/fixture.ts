import { pickOne, type Rng, type Seat, shuffle } from '@ashtown/engine';
import type { Fixture } from '@ashtown/testkit';
import { drops } from '../src/answers/hand.ts';
import { type Answer, broken, type Event, type State, tables, type View } from '../src/index.ts';
import { words } from '../src/text/index.ts';

/** What the conformance suite has to be told about the game. */
export const fixture: Fixture<State, Answer, Event, View> = {
  /** Constant because nothing is ever broken; what is would be named here. */
  census: (s) => broken(s).join('; '),

  values: ({ options, shuffled, players, solo }) => [
    options,
    shuffled,
    ...[...players, ...(solo ? [solo.rival] : [])].flatMap(({ from, stored }) => [from, stored]),
  ],

  words,

  /** Cards change places only with cards of the same shuffle: everybody knows what was in the discard pile then. */
  scramble(s, me, rng) {
    for (const deck of s.links) shuffle(rng, deck);
    const piles = [s.deck, ...s.players.filter((_, seat) => seat !== me).map((p) => p.hand)];
    for (let i = 0; i <= s.shuffles; i++) {
      const cards = shuffle(
        rng,
        piles.flat().filter((card) => s.shuffled[card] === i),
      );
      for (const pile of piles)
        for (const [k, card] of pile.entries()) if (s.shuffled[card] === i) pile[k] = cards.pop()!;
    }
    guessAnew(s, me, rng);
  },
};

/** Hidden answers to the first question fit the hands again. */
function guessAnew(s: State, me: Seat | null, rng: Rng): void {
  const top = s.stack.at(-1);
  if (top?.t !== 'keepHand' || !top.got) return;
  const got: Record<Seat, unknown> = {};
  for (const [seat, pick] of Object.entries(top.got))
    got[Number(seat)] = Number(seat) === me ? pick : pickOne(rng, drops(tables, s.players[Number(seat)]!.hand));
  s.stack[s.stack.length - 1] = { ...top, got };
}
