import { type Seat, shuffle } from '@ashtown/engine';
import type { Fixture } from '@ashtown/testkit';
import { type Answer, broken, type Event, OPEN, type State, type View } from '../src/index.ts';
import { addToHand } from '../src/rules/piles.ts';
import { words } from '../src/text/index.ts';

/** What the conformance suite has to be told about the game. */
export const fixture: Fixture<State, Answer, Event, View> = {
  /** Constant because nothing is ever broken; what is would be named here. */
  census: (s) => broken(s).join('; '),

  words,

  isSeldom: (pick) => pick === 'tidy',

  /** Cards change places only with others drawn from the same deck: more than that somebody could know. */
  scramble(s, me, rng) {
    const hidden = (seat: Seat, since: number) => seat !== me && since !== OPEN;
    const pools = Array.from({ length: s.decks }, (): number[] => []);
    for (const [seat, p] of s.players.entries())
      for (const [i, card] of p.hand.entries()) if (hidden(seat, p.since[i]!)) pools[p.since[i]! - 1]!.push(card);
    pools.at(-1)!.push(...s.deck);
    for (const pool of pools) shuffle(rng, pool);
    for (const [seat, p] of s.players.entries()) {
      const { hand, since } = p;
      p.hand = [];
      p.since = [];
      for (const [i, card] of hand.entries())
        addToHand(p, hidden(seat, since[i]!) ? pools[since[i]! - 1]!.pop()! : card, since[i]!);
    }
    s.deck = pools.at(-1)!;
  },
};
