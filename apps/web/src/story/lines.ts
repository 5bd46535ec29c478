import { type AnyGame, type Cue, type Seat, Teller, type Told } from '@ashtown/engine';
import type { LogEntry } from '@ashtown/protocol';

/** One event in its place: what a line of the log is made of. */
export interface Line extends Told {
  /** Unique and lasting: the answer and the place among its events. */
  id: string;
  /** The answer it belongs to; −1 is the set-up. It led to the moment `at + 1`. */
  at: number;
  /** Its place among the events of the answer. */
  nth: number;
  /** Who answered; null for the set-up. */
  answered: Seat | null;
}

/** What has been told of a log, by its first entry: logs grow, and are not told anew for each answer. */
interface Known {
  game: Pick<AnyGame, 'tellings'>;
  teller: Teller;
  entries: LogEntry[];
  lines: Line[];
  /** How many lines there are after each entry. */
  ends: number[];
}
const known = new WeakMap<LogEntry, Known>();

/** A log, told from its beginning. */
export function linesOf(game: Pick<AnyGame, 'tellings'>, entries: readonly LogEntry[]): Line[] {
  const first = entries[0];
  if (!first) return [];
  const n = entries.length;
  const before = known.get(first);
  const both = Math.min(n, before?.entries.length ?? 0);
  const told: Known =
    before?.game === game && before.entries[both - 1] === entries[both - 1]
      ? before
      : { game, teller: new Teller(game), entries: [], lines: [], ends: [] };
  known.set(first, told);
  for (const entry of entries.slice(told.entries.length)) {
    const { at, seat, events } = entry;
    for (const [nth, event] of events.entries())
      told.lines.push({ ...told.teller.tell(event), id: `${at}.${nth}`, at, nth, answered: seat });
    told.entries.push(entry);
    told.ends.push(told.lines.length);
  }
  return told.lines.slice(0, told.ends[n - 1]);
}

/** Somebody a line can be about: a seat, the game's own side, or nobody. */
export type Actor = Seat | 'rival' | null;

/** Whom a line is about, whoever answered. */
export const aboutOf = ({ telling: { by, of, to = [], as } }: Line): Actor =>
  as ? 'rival' : (of ?? by ?? (to.length === 1 ? to[0]! : null));

/** What somebody gives for a deed: said in one breath with it. */
export const isPayment = ({ telling: { by, rank, pays, delta = [] } }: Line): boolean =>
  rank === 'faint' &&
  by !== null &&
  (pays === true || delta.length > 0) &&
  delta.every(({ seat, n }) => seat === by && n < 0);

/** A pass nobody chose: there was nothing else to do. */
export const isForced = ({ telling: { by, passes }, answered, nth }: Line): boolean =>
  passes === true && by !== null && (answered !== by || nth > 0);

/** What another's deed means to somebody: it hurts them, or gives them something; null where it does not touch them. */
export function touchOf({ telling: { by, to = [], delta = [], cue } }: Line, me: Seat): 'hurt' | 'gain' | null {
  if (by === me) return null;
  const mine = delta.filter(({ seat }) => seat === me);
  if (!to.includes(me) && mine.length === 0) return null;
  const lost = mine.some(({ n }) => n < 0);
  const got = mine.some(({ n }) => n > 0);
  if (lost !== got) return lost ? 'hurt' : 'gain';
  return isBlow(cue) ? 'hurt' : null;
}

const isBlow = (cue: Cue | undefined): boolean => cue === 'hit' || cue === 'crash';

/** Whether somebody is out of the game by it: that comes over them, and is nobody's deed. */
export const isFall = ({ telling: { by, as, to = [], rank, cue } }: Line): boolean =>
  by === null && !as && to.length > 0 && rank === 'key' && cue === 'crash';

/** What a line means to somebody who did not decide it: by another's deed, or as their own fate. */
export function feltBy(line: Line, me: Seat): 'hurt' | 'gain' | null {
  const { by, cue } = line.telling;
  if (by !== me || line.answered === me) return touchOf(line, me);
  return cue === 'hit' ? 'hurt' : cue === 'gain' ? 'gain' : null;
}

/** What of it is for or against somebody: what nobody does, such as cleaning up, is for nobody, and against them only as a blow. */
export function meantFor(line: Line, me: Seat): 'hurt' | 'gain' | null {
  const { by, as, cue } = line.telling;
  const felt = feltBy(line, me);
  return by !== null || as || (felt === 'hurt' && isBlow(cue)) ? felt : null;
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

/**
 * The answer these seats moved with last; −2 where they have not moved. What one answers in the turn of another, such as
 * whether to flee, is no move: what that other did before is still news.
 */
export function lastMove(lines: readonly Line[], entries: readonly LogEntry[], mine: readonly Seat[]): number {
  const chapters = lines.filter(({ telling }) => telling.rank === 'chapter');
  return (
    entries.findLast(({ seat, at }) => {
      if (seat === null || !mine.includes(seat)) return false;
      const turn = chapters.findLast((chapter) => chapter.at < at)?.telling.by ?? null;
      return turn === null || mine.includes(turn);
    })?.at ?? -2
  );
}
