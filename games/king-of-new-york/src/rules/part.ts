import type { Handlers, Log } from '@ashtown/engine';
import type { Answers, Event, Frame, Phase, State } from '../state.ts';

/** A part of the rules: what happens at some of the frames. */
export type Part<T extends Frame['t']> = Pick<Handlers<State, Frame, Answers, Event>, T>;
export type Out = Log<Event>;

export const begin = (s: State, phase: Phase, log: Out) => log?.push({ t: 'phase', seat: s.turn.seat, phase });

const RANGES = new Map<number, readonly number[]>();
/** The whole numbers from a to b; lists are shared. */
export function range(a: number, b: number): readonly number[] {
  const key = a * 1000 + b;
  let list = RANGES.get(key);
  if (!list) {
    list = Object.freeze(Array.from({ length: b - a + 1 }, (_, i) => a + i));
    RANGES.set(key, list);
  }
  return list;
}
