import type { Seat, Standing } from '@ashtown/engine';
import { type Actor, aboutOf, isPayment, type Line } from './lines.ts';

/** One thing somebody does, with what follows from it; its lines in the order they happened. */
export interface Deed {
  id: string;
  /** Null: the game's own doing. A line about somebody else is what the deed does to them, or their answer to it. */
  by: Actor;
  lines: readonly Line[];
}

/** What happens to everybody at once, without anybody deciding: the lines of each seat. */
export interface Row {
  seat: Seat;
  lines: readonly Line[];
}

/** A phase, or the part of a chapter before the first one. */
export interface Part {
  id: string;
  phase: string | null;
  rows: readonly Row[];
  deeds: readonly Deed[];
}

/** A round, or a turn where a game has no rounds. */
export interface Chapter {
  id: string;
  /** Whose turn it is; null for a round of all. */
  by: Seat | null;
  /** Null: before the first one. */
  round: number | null;
  /** The answer it begins with. */
  from: number;
  /** The event it begins with; null before the first one. */
  head: Line | null;
  /** Who begins a round. */
  first: Seat | null;
  parts: readonly Part[];
  /** The points of each seat, and of the game's own side, at its end. */
  points: ReadonlyMap<Actor, number>;
}

type OpenDeed = Omit<Deed, 'lines'> & { lines: Line[] };
type OpenPart = Omit<Part, 'deeds' | 'rows'> & { deeds: OpenDeed[]; rows: Row[] };
type OpenChapter = Omit<Chapter, 'parts' | 'first'> & { first: Seat | null; parts: OpenPart[] };

/** What everybody begins with: no event tells of it, but a score has it among its sources. */
const START = 'start';
export const startOf = (standing: Standing): readonly number[] =>
  standing.map(({ lines }) => lines.find(({ source }) => source === START)?.n ?? 0);

/** Chapters that are over, by the first line of their log: they stay as they are while the log grows. */
interface Over {
  start: string;
  closed: { chapter: Chapter; end: number; next: Line }[];
}
const over = new WeakMap<Line, Over>();

/** The log in chapters, oldest first. The lines stand with the player they are about, whoever answered. */
export function chaptersOf(lines: readonly Line[], start: readonly number[] = []): readonly Chapter[] {
  const first = lines[0];
  if (!first) return [];
  const before = over.get(first);
  const closed = before?.start === start.join() ? before.closed : [];
  const valid = closed.findLastIndex(({ end, next }) => lines[end] === next);
  const known = closed.slice(0, valid + 1);
  over.set(first, { start: start.join(), closed: known });
  const chapters: Chapter[] = known.map(({ chapter }) => chapter);
  let points = new Map<Actor, number>(chapters.at(-1)?.points ?? start.entries());
  let chapter: OpenChapter | null = null;
  for (let i = known.at(-1)?.end ?? 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (!chapter || line.telling.rank === 'chapter') {
      if (chapter) {
        for (const part of chapter.parts) tabulate(chapter, part);
        known.push({ chapter, end: i, next: line });
        points = new Map(points);
      }
      chapter = opened(line, points);
      chapters.push(chapter);
    }
    tell(chapter, points, line);
  }
  // What is not over may still be decided in.
  for (const part of chapter?.parts.slice(0, -1) ?? []) tabulate(chapter!, part);
  return chapters;
}

function opened(line: Line, points: ReadonlyMap<Actor, number>): OpenChapter {
  const { id, at, round, telling } = line;
  const head = telling.rank === 'chapter' ? line : null;
  return { id, by: head ? telling.by : null, round, from: at, head, first: null, parts: [], points };
}

/** Puts a line into the chapter that is open. */
function tell(chapter: OpenChapter, points: Map<Actor, number>, line: Line): void {
  const { telling, id, phase } = line;
  chapter.first = telling.first ?? chapter.first;
  for (const { seat, what, n } of telling.delta ?? [])
    if (what === 'score') points.set(seat, (points.get(seat) ?? 0) + n);
  for (const { n } of telling.rival ?? []) points.set('rival', (points.get('rival') ?? 0) + n);
  if (line === chapter.head) return;
  if (chapter.parts.at(-1)?.phase !== phase) chapter.parts.push({ id, phase, rows: [], deeds: [] });
  const { deeds } = chapter.parts.at(-1)!;
  const last = deeds.at(-1);
  if (last && joins(line, last, chapter.by)) last.lines.push(line);
  else deeds.push({ id, by: aboutOf(line), lines: [line] });
}

/** Whether a line goes on with a deed: more of it by the same player, what it does to others, or their answers to it. */
function joins(line: Line, deed: OpenDeed, turnOf: Seat | null): boolean {
  const about = aboutOf(line);
  const { by, rank, passes, cue } = line.telling;
  const now = deed.lines.at(-1)!.at === line.at;
  if (passes || deed.lines.some(({ telling }) => telling.passes)) return false;
  if (about === deed.by) {
    // What weighs more than what came before begins a deed of its own, unless it is what an attack led to.
    if (rank === 'key' && !isLedTo(line, deed) && deed.lines.some(({ telling }) => telling.rank !== 'faint'))
      return false;
    // What is paid in an answer of its own belongs to what it pays for.
    return now || deed.lines.every(isPayment) || (rank === 'faint' && !isPayment(line));
  }
  if (about === null || deed.by === null) return false;
  if (about === 'rival') return now && cue === 'gain';
  const touched = deed.lines.some(({ telling: { to = [] } }) => to.includes(about));
  if (now) return touched || (by !== null && by === deed.by);
  return touched && turnOf !== null && about !== turnOf && (line.answered === about || by === deed.by);
}

/** Whether a line touches only those the deed has touched already. */
function isLedTo({ telling: { to = [] } }: Line, deed: OpenDeed): boolean {
  const touched = deed.lines.flatMap(({ telling }) => telling.to ?? []);
  return to.length > 0 && to.every((seat) => touched.includes(seat));
}

/** A part that nobody decided in becomes a table: what each gained or lost. What is weighty, and the game's own, stays. */
function tabulate({ by }: OpenChapter, part: OpenPart): void {
  if (by !== null) return;
  const lines = part.deeds.flatMap((deed) => deed.lines);
  const first = lines[0]!;
  const decided = first.at >= 0 && first.nth === 0;
  if (decided || lines.some(({ at }) => at !== first.at)) return;
  const isRow = (line: Line): boolean => {
    const { rank, delta = [] } = line.telling;
    return rank !== 'key' && delta.length > 0 && delta.every(({ seat }) => seat === aboutOf(line));
  };
  if (lines.filter(isRow).length < 2) return;
  for (const line of lines.filter(isRow)) {
    const seat = aboutOf(line) as Seat;
    const row = part.rows.find((x) => x.seat === seat);
    if (row) (row.lines as Line[]).push(line);
    else part.rows.push({ seat, lines: [line] });
  }
  part.deeds = part.deeds.flatMap((deed) => {
    const left = deed.lines.filter((line) => !isRow(line));
    return left.length > 0 ? { ...deed, id: left[0]!.id, lines: left } : [];
  });
}

/** By how much something changed for a seat in these lines, in the order it is first told; what comes to nothing is left out. */
export function sumsOf(lines: readonly Line[], seat: Seat): readonly { what: string; n: number }[] {
  const sums = new Map<string, number>();
  for (const { telling } of lines)
    for (const change of telling.delta ?? [])
      if (change.seat === seat) sums.set(change.what, (sums.get(change.what) ?? 0) + change.n);
  return [...sums].flatMap(([what, n]) => (n === 0 ? [] : { what, n }));
}

/** All lines of a chapter besides its headline. */
export const linesIn = ({ parts }: Chapter): readonly Line[] =>
  parts.flatMap(({ rows, deeds }) => [...rows, ...deeds].flatMap(({ lines }) => lines));
