import { rand, type Seat, shuffle } from '@ashtown/engine';
import type { Fixture } from '@ashtown/testkit';
import type { Answer, Card, Event, State, View } from '../src/index.ts';
import { words } from '../src/text/index.ts';

/** What the conformance suite has to be told about the game. */
export const fixture: Fixture<State, Answer, Event, View> = {
  census: (s) => [...s.deck, ...s.discard, ...s.players.flatMap((p) => p.hand)].sort((a, b) => a - b).join(' '),

  /** Not by `determinize`, which knows only what the view says: here the truth is mixed, so that a view that tells it is found out. */
  scramble(s, me, rng) {
    const hidden = [s.deck, ...s.players.filter((_, seat) => seat !== me && !s.over).map((p) => p.hand)];
    const cards = shuffle(rng, hidden.flat());
    for (const pile of hidden) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
    const top = s.stack.at(-1);
    if (top?.t !== 'bid' || !top.got) return;
    const got: Record<Seat, Card> = {};
    for (const [seat, card] of Object.entries(top.got)) {
      const { hand } = s.players[Number(seat)]!;
      got[Number(seat)] = Number(seat) === me ? (card as Card) : hand[rand(rng, hand.length)]!;
    }
    s.stack[s.stack.length - 1] = { ...top, got };
  },

  words,
};
