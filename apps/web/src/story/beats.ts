import type { Cue, Ref, Seat } from '@ashtown/engine';
import { feltBy, type Line } from './lines.ts';

/**
 * How much there is to a beat. `full`: it touches somebody at this screen, or one would look for it in a replay. `short`:
 * another deed. `quiet`: bookkeeping that is still said. `none`: nothing to say.
 */
export type Weight = 'full' | 'short' | 'quiet' | 'none';

/** Events that are told in one go. */
export interface Beat {
  /** The line the rest belongs to. */
  head: Line;
  by: Seat | null;
  /** The others it touches. */
  to: readonly Seat[];
  lines: readonly Line[];
  weight: Weight;
  cue: Cue | null;
  /** It happens to somebody at this screen, by somebody else or by itself. */
  touches: boolean;
  /** The same thing for several players at once. */
  shared: boolean;
  /** What was taken into this one to save time, the latest first. */
  others: readonly Beat[];
}

/** What a line says; null where it is for the eye only. */
export type Say = (event: unknown) => string | null;

const kindOf = ({ event }: Line): string => (event as { t: string }).t;
const isWeighty = ({ telling: { rank } }: Line): boolean => rank === 'key' || rank === 'line';
const headOf = (lines: readonly Line[]): Line =>
  lines.find(({ telling }) => telling.rank === 'key') ?? lines.find(isWeighty) ?? lines[0]!;

/** The card that lies open or goes somewhere in a line. */
const cardOf = ({ telling: { moves = [] } }: Line): string | undefined =>
  moves.find(({ thing }) => thing.kind === 'card')?.thing.id;

/** The same thing for another, but with another card: that is seen for itself. */
function isOfAnother(line: Line, head: Line): boolean {
  const [one, other] = [cardOf(head), cardOf(line)];
  return head.telling.by !== line.telling.by && one !== undefined && other !== undefined && one !== other;
}

/** Whether a line goes on with a beat: the same deed, what it leads to for whoever is touched, or the same thing for another. */
function belongs(line: Line, beat: readonly Line[]): boolean {
  const { by, to = [], rank } = line.telling;
  const head = headOf(beat);
  if (kindOf(head) === kindOf(line)) return (rank !== 'key' || head.telling.by !== by) && !isOfAnother(line, head);
  if (rank === 'key' || line.phase !== head.phase) return false;
  if (by === null) return true;
  const targets = head.telling.to ?? [];
  const last = beat.findLast(isWeighty) ?? head;
  return (by === last.telling.by || targets.includes(by)) && to.every((seat) => seat === by || targets.includes(seat));
}

/**
 * What lines are told in which steps. Bookkeeping has no step of its own where a deed is near: it is said with the deed
 * that follows, or with the last one. A new turn, round or phase belongs to what follows.
 */
export function beatsOf(lines: readonly Line[], mine: readonly Seat[], say: Say = () => ''): Beat[] {
  const groups: Line[][] = [];
  let before: Line[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!isWeighty(line)) {
      const goesOn = line.telling.rank === 'faint' && before.length === 0 && line.phase === last?.at(-1)?.phase;
      if (last && goesOn) last.push(line);
      else before.push(line);
    } else if (last && before.length === 0 && belongs(line, last)) last.push(line);
    else {
      groups.push([...before, line]);
      before = [];
    }
  }
  if (before.length > 0) groups.push(before);
  return withWhatLeadsThere(groups).map((told) => beatOf(told, mine, say));
}

/** What somebody could not do against it is told with what happens to them then. */
function withWhatLeadsThere(groups: readonly Line[][]): readonly Line[][] {
  const told: Line[][] = [];
  for (const [i, group] of groups.entries()) {
    const before = told.at(-1);
    const { of, rank } = headOf(group).telling;
    const leads = of !== undefined && rank === 'key' && (groups[i - 1] ?? []).every(({ telling }) => telling.by === of);
    if (before && leads) told[told.length - 1] = [...before, ...group];
    else told.push(group);
  }
  return told;
}

function beatOf(lines: readonly Line[], mine: readonly Seat[], say: Say): Beat {
  const weighty = lines.filter(isWeighty);
  const spoken = lines.find(({ telling, event }) => telling.rank === 'faint' && say(event) !== null);
  const head = weighty.length > 0 ? headOf(lines) : (spoken ?? lines[0]!);
  const { by } = head.telling;
  const to = [...new Set(lines.flatMap(({ telling }) => telling.to ?? []))];
  const cue = (weighty.find(({ telling }) => telling.cue) ?? lines.find(({ telling }) => telling.cue))?.telling.cue;
  const doers = new Set(lines.filter((line) => kindOf(line) === kindOf(head)).map(({ telling }) => telling.by));
  const touched = lines.some(({ telling: t }) =>
    [...(t.to ?? []), ...(t.delta ?? []).map(({ seat }) => seat)].some((seat) => seat !== by && mine.includes(seat)),
  );
  const isMine = by !== null && mine.includes(by);
  // What comes over somebody here though others answered, such as a penalty.
  const suffers = isMine && doers.size === 1 && lines.some((line) => mine.some((seat) => feltBy(line, seat) !== null));
  const touches = (isMine ? suffers : touched) && weighty.length > 0;
  const isKey = weighty.some(({ telling }) => telling.rank === 'key');
  const weight = touches || isKey ? 'full' : weighty.length > 0 ? 'short' : spoken ? 'quiet' : 'none';
  return { head, by, to, lines, weight, cue: cue ?? null, touches, shared: doers.size > 1, others: [] };
}

/** Points, and blows, are looked for afterwards. */
const isFelt = ({ telling: { cue, delta = [] } }: Line): boolean =>
  cue === 'hit' || delta.some(({ what }) => what === 'score');

/** How much would be missed of a beat: most what touches somebody here, least what is only said while there is time. */
export const worthOf = ({ touches, weight, lines }: Beat): number =>
  touches ? 4 : weight === 'full' ? 3 : lines.some(isFelt) ? 2 : weight === 'short' ? 1 : 0;

/** Whether a beat is missed where it is not told by itself: then it is said with the one it was taken into. */
export const isMissed = (beat: Beat): boolean => worthOf(beat) > 1;

/** Whether somebody does the same thing again. */
export const isAgain = (one: Beat, next: Beat): boolean => one.by === next.by && kindOf(one.head) === kindOf(next.head);

/** Several beats as one: the weightiest stands for all, and of several such the latest. */
export function joined(beats: readonly Beat[]): Beat {
  const latestFirst = beats.toReversed().flatMap((beat) => [beat, ...beat.others]);
  const [chief] = latestFirst.toSorted((a, b) => worthOf(b) - worthOf(a));
  const others = latestFirst.filter((beat) => beat !== chief).map((beat) => ({ ...beat, others: [] }));
  return { ...chief!, others };
}

/** The things a beat is about; a thing is played in the first beat that names it. */
export const thingsOf = ({ lines }: Beat): Ref[] =>
  lines.flatMap(({ telling: { about, moves = [] } }) => [...moves.map(({ thing }) => thing), ...about]);
