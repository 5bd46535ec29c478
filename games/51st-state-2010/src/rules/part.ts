import type { Handlers, Log } from '@ashtown/engine';
import type { Event, Frame, Picks, State } from '../state.ts';

/** What happens in some frames: a part of the rules. */
export type Part<T extends Frame['t']> = Pick<Handlers<State, Frame, Picks, Event>, T>;

export type Out = Log<Event>;
