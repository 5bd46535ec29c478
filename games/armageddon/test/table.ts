import { type Log, makeRng, pickOne, seedOf } from '@ashtown/engine';
import { box, type Event, game, type Options, type State } from '../src/index.ts';
import { layOut } from '../src/setup.ts';
import { OPTIONS } from './given.ts';

/** A table whose first Preparation is over; the start player is asked for a bid. */
export const fresh = (seats: number, options: Partial<Options> = {}, seed = 'table', log: Log<Event> = null): State =>
  game.setup(seats, { ...OPTIONS, ...options }, makeRng(seedOf(`${seed} ${seats}`)), log);

/** A table before the first round. */
export const laidOut = (seats: number, seed = 'table'): State =>
  layOut(box, seats, { ...OPTIONS }, makeRng(seedOf(`${seed} ${seats}`)));

/** Plays on at random to the end, looking at what each answer did. */
export function ramble(s: State, seed: string, look: (before: State, events: Event[]) => void = () => {}): State {
  const rng = makeRng(seedOf(seed));
  while (game.asked(s).length > 0) {
    const seat = game.asked(s)[0]!;
    const before = game.clone(s);
    const events: Event[] = [];
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), events);
    look(before, events);
  }
  return s;
}
