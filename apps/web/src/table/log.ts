import type { Seat } from '@ashtown/engine';
import type { LogEntry } from '@ashtown/protocol';

/** One event in its place: what a line of the log is made of. */
export interface Line {
  /** Unique and lasting: the answer and the place among its events. */
  id: string;
  /** The answer it belongs to. */
  at: number;
  event: unknown;
}

/** Lines that belong together: a turn where the game has turns, else what one seat answered in a row. */
export interface Chapter {
  id: string;
  seat: Seat;
  /** The number of the turn; null where the game counts none. */
  no: number | null;
  /** The answer it begins with. */
  from: number;
  lines: readonly Line[];
}

export type Headline = (event: unknown) => { seat: Seat; no: number } | null;

/** The log in chapters, oldest first. A headline is no line itself. */
export function chaptersOf(entries: readonly LogEntry[], headline?: Headline): readonly Chapter[] {
  const chapters: (Chapter & { lines: Line[] })[] = [];
  let numbered = false;
  for (const entry of entries) {
    const last = chapters.at(-1);
    if (!numbered && (!last || last.seat !== entry.seat)) chapters.push(begin(entry.at, '', entry.seat, null));
    for (const [i, event] of entry.events.entries()) {
      const head = headline?.(event);
      if (head) {
        numbered = true;
        chapters.push(begin(entry.at, `.${i}`, head.seat, head.no));
      } else chapters.at(-1)!.lines.push({ id: `${entry.at}.${i}`, at: entry.at, event });
    }
  }
  return chapters.filter((c) => c.lines.length > 0 || c.no !== null);
}

const begin = (at: number, i: string, seat: Seat, no: number | null) => ({
  id: `${at}${i}`,
  seat,
  no,
  from: at,
  lines: [] as Line[],
});

/** What happened after the last answer of any of these seats. */
export function sinceMine(entries: readonly LogEntry[], mine: readonly Seat[]): readonly LogEntry[] {
  const last = entries.findLastIndex((e) => mine.includes(e.seat));
  return entries.slice(last + 1);
}

/** What has been added to a log; nothing where it was cut, for then there is nothing to play. */
export function newEntries(before: readonly LogEntry[], now: readonly LogEntry[]): readonly LogEntry[] {
  const last = before.at(-1);
  if (!last) return [];
  if (now.length <= before.length) return [];
  return now[before.length - 1]?.at === last.at && now[before.length - 1]?.seat === last.seat
    ? now.slice(before.length)
    : [];
}
