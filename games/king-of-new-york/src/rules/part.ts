import type { Handlers, Log } from '@ashtown/engine';
import type { Answers, Event, Frame, Phase, State } from '../state.ts';

/** A part of the rules: what happens at some of the frames. */
export type Part<T extends Frame['t']> = Pick<Handlers<State, Frame, Answers, Event>, T>;
export type Out = Log<Event>;

export const begin = (s: State, phase: Phase, log: Out) => log?.push({ t: 'phase', seat: s.turn.seat, phase });
