import type { Handlers } from '@ashtown/engine';
import type { Answers, Event, Frame, State } from '../state.ts';

/** Some of the rules: what is done with frames of these names. */
export type Part<T extends Frame['t']> = Pick<Handlers<State, Frame, Answers, Event>, T>;
