import { type Handlers, push, type Seat } from '@ashtown/engine';
import type { Answers, Event, Frame, State } from '../state.ts';

/** Some of the steps and questions of the rules, by the names of their frames. */
export type Part<T extends Frame['t']> = Pick<Handlers<State, Frame, Answers, Event>, T>;

/** Puts one frame per seat on the stack, the first seat's on top. */
export function pushEach(s: State, seats: readonly Seat[], frame: (seat: Seat) => Frame): void {
  for (let i = seats.length - 1; i >= 0; i--) push<Frame>(s, frame(seats[i]!));
}

export const NONE: readonly number[] = [0, 0, 0, 0];
