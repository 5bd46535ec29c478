import { type AnyGame, type Seat, Teller, type Told } from '@ashtown/engine';
import type { LogEntry } from '@ashtown/protocol';

/** One event in its place: what a line of the log is made of. */
export interface Line extends Told {
  /** Unique and lasting: the answer and the place among its events. */
  id: string;
  /** The answer it belongs to; −1 is the set-up. It led to the moment `at + 1`. */
  at: number;
  /** Who answered; null for the set-up. */
  answered: Seat | null;
}

/** A log, told from its beginning. */
export function linesOf(game: Pick<AnyGame, 'tellings'>, entries: readonly LogEntry[]): Line[] {
  const teller = new Teller(game);
  return entries.flatMap(({ at, seat, events }) =>
    events.map((event, i) => ({ ...teller.tell(event), id: `${at}.${i}`, at, answered: seat })),
  );
}

/** What was added to a log; null where it was cut, or shows other things than before: then nothing can be played. */
export function addedTo(before: readonly LogEntry[], now: readonly LogEntry[]): readonly LogEntry[] | null {
  const last = before.at(-1);
  if (!last) return now;
  const same = now[before.length - 1];
  return same?.at === last.at && same.seat === last.seat ? now.slice(before.length) : null;
}

/** Where what happened since the last answer of any of these seats begins; the beginning where they gave none. */
export const sinceMine = (entries: readonly LogEntry[], mine: readonly Seat[]): number =>
  (entries.findLast((e) => e.seat !== null && mine.includes(e.seat))?.at ?? -2) + 1;
