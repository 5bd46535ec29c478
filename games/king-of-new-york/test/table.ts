import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { type Event, game, type State } from '../src/index.ts';

/** Every number of players, with and without the variant. */
export const TABLES = [2, 3, 4, 5, 6].flatMap((seats) =>
  [false, true].filter((advanced) => !advanced || seats > 4).map((advanced) => ({ seats, advanced })),
);

/** A table just set up; the first player is asked for a Monster. */
export const fresh = (seats: number, advanced = false, seed = 'box'): State =>
  game.setup(seats, { advanced }, makeRng(seedOf(`${seed} ${seats}`)));

/** Plays on at random, looking at what each answer did; at most so many answers. */
export function ramble(s: State, answers: number, look: (before: State, events: Event[]) => void = () => {}): void {
  const rng = makeRng(seedOf('ramble'));
  for (let i = 0; i < answers && game.asked(s).length > 0; i++) {
    const seat = game.asked(s)[0]!;
    const before = game.clone(s);
    const events: Event[] = [];
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), events);
    look(before, events);
  }
}
