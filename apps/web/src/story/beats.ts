import type { Cue, Ref, Seat } from '@ashtown/engine';
import type { Line } from './lines.ts';

/** `full`: it touches somebody at this screen, or ends something. `short`: another deed. `none`: bookkeeping alone. */
export type Weight = 'full' | 'short' | 'none';

/** Events that are told in one go. */
export interface Beat {
  by: Seat | null;
  /** The others it touches. */
  to: readonly Seat[];
  lines: readonly Line[];
  weight: Weight;
  cue: Cue | null;
}

const kindOf = ({ event }: Line): string => (event as { t: string }).t;

/** Whether a line goes on with what a beat tells: the same deed of the same player, or the same thing done by another. */
function belongs(line: Line, beat: { lines: Line[] }): boolean {
  const { by, to = [], rank } = line.telling;
  const head = beat.lines.find((x) => isWeighty(x)) ?? beat.lines[0]!;
  if (kindOf(head) === kindOf(line)) return rank !== 'key' || head.telling.by !== by;
  if (rank === 'key') return false;
  const targets = head.telling.to ?? [];
  return by === null || (by === head.telling.by && to.every((seat) => targets.includes(seat)));
}

const isWeighty = ({ telling: { rank } }: Line): boolean => rank === 'key' || rank === 'line';

/**
 * What lines are told in which steps. Bookkeeping has no beat of its own: it is said with the deed that follows, or with
 * the last one.
 */
export function beatsOf(lines: readonly Line[], mine: readonly Seat[]): Beat[] {
  const groups: { lines: Line[] }[] = [];
  let before: Line[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!isWeighty(line)) {
      // A new chapter belongs to what follows.
      if (last && line.telling.rank === 'faint' && before.length === 0) last.lines.push(line);
      else before.push(line);
    } else if (last && before.length === 0 && belongs(line, last)) last.lines.push(line);
    else {
      groups.push({ lines: [...before, line] });
      before = [];
    }
  }
  if (before.length > 0) groups.push({ lines: before });
  return groups.map(({ lines: told }) => beatOf(told, mine));
}

function beatOf(lines: readonly Line[], mine: readonly Seat[]): Beat {
  const weighty = lines.filter(isWeighty);
  const { by } = (weighty[0] ?? lines[0]!).telling;
  const to = [...new Set(lines.flatMap(({ telling }) => telling.to ?? []))];
  const cue = (weighty.find(({ telling }) => telling.cue) ?? lines.find(({ telling }) => telling.cue))?.telling.cue;
  return { by, to, lines, weight: weightOf(weighty, by, mine), cue: cue ?? null };
}

function weightOf(weighty: readonly Line[], by: Seat | null, mine: readonly Seat[]): Weight {
  if (weighty.length === 0) return 'none';
  const touches = ({ telling: { rank, to = [], delta = [] } }: Line) =>
    rank === 'key' || [...to, ...delta.map(({ seat }) => seat)].some((seat) => seat !== by && mine.includes(seat));
  return weighty.some(touches) ? 'full' : 'short';
}

/** The things a beat is about; a thing is played in the first beat that names it. */
export const thingsOf = ({ lines }: Beat): Ref[] =>
  lines.flatMap(({ telling: { about, moves = [] } }) => [...moves.map(({ thing }) => thing), ...about]);
