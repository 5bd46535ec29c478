import type { Seat } from '@ashtown/engine';
import type { LogEntry } from '@ashtown/protocol';
import { type Chapter, chaptersOf, type Deed } from './chapters.ts';
import { aboutOf, isFall, isForced, type Line, lastMove, touchOf } from './lines.ts';

/** So many deeds, which is one of each of the others at least, and no more sentences of them. */
const MOST = 6;
const LINES = 8;

/** A deed in one or two sentences of the log. */
export interface Item {
  deed: Deed;
  lines: readonly Line[];
  /** What it means to whoever reads; null where it touches others only. */
  touch: 'hurt' | 'gain' | 'own' | null;
}

/** What happened since somebody moved. */
export interface Digest {
  /** The moment it begins with, and those that show what it tells: these are played back. */
  from: number;
  moments: readonly number[];
  /**
   * What touched them first, then who is out of the game, then of each of the others something, the weightiest and latest;
   * each in their order.
   */
  items: readonly Item[];
  /** How many more deeds there were. */
  left: number;
}

/**
 * What somebody should know of what happened since their last move. The events of that move itself are theirs; those of
 * others behind it, such as the whole turn of a virtual opponent, are not. Null where there is nothing to
 * say.
 */
export function digestOf(
  lines: readonly Line[],
  entries: readonly LogEntry[],
  me: Seat,
  chapters: readonly Chapter[] = chaptersOf(lines),
): Digest | null {
  // The set-up is nobody's move.
  const last = Math.max(-1, lastMove(lines, entries, [me]));
  const isNew = ({ by, lines: told }: Deed): boolean =>
    told.some((line) => line.at > last || (line.at === last && last >= 0 && (by !== me || isForced(line))));
  const fresh = chapters
    .filter((_, i) => (chapters[i + 1]?.from ?? Number.POSITIVE_INFINITY) >= last)
    // What one has begun to do oneself is no news.
    .flatMap(({ by, parts }) =>
      parts.flatMap(({ deeds }) => deeds.filter((x) => isNew(x) && (by !== me || x.by !== me))),
    );
  if (!fresh.some(isOfOthers(me))) return null;
  const told = fresh.flatMap((deed) => itemOf(deed, me) ?? []);
  const chosen = chosenOf(told, me);
  const inOrder = told.flatMap(({ deed }) => chosen.find((item) => item.deed === deed) ?? []);
  if (inOrder.length === 0) return null;
  const items = inOrder.toSorted((a, b) => placeOf(a) - placeOf(b));
  const shown = items.flatMap(({ deed }) => deed.lines.map(({ at }) => at + 1).filter((at) => at > last));
  const moments = [...new Set(shown)].toSorted((a, b) => a - b);
  return { from: Math.max(0, moments[0]! - 1), moments, items, left: told.length - items.length };
}

const isOfOthers =
  (me: Seat) =>
  ({ by }: Deed): boolean =>
    by !== null && by !== me;

/** The weightiest and latest, but of each of the others one before there are two of anybody. */
function chosenOf(told: readonly Item[], me: Seat): readonly Item[] {
  const byWeight = told.toReversed().toSorted((a, b) => weightOf(b) - weightOf(a));
  const isFirst = ({ deed }: Item, i: number): boolean =>
    isOfOthers(me)(deed) && byWeight.findIndex(({ deed: { by } }) => by === deed.by) === i;
  const firsts = byWeight.filter(isFirst);
  const chosen: Item[] = [];
  for (const [i, item] of [...firsts, ...byWeight.filter((item) => !firsts.includes(item))].entries()) {
    const said = chosen.reduce((sum, x) => sum + x.lines.length, 0);
    const room = LINES - said - Math.max(0, firsts.length - 1 - i);
    // Where many do something to one, what the last of them did is said without what came of it.
    if (chosen.length < MOST && room > 0) chosen.push({ ...item, lines: item.lines.slice(0, room) });
  }
  return chosen;
}

/** The sentence a deed is known by, and what it does to whoever reads. */
function itemOf(deed: Deed, me: Seat): Item | null {
  const { by, lines } = deed;
  if (by === null && !lines.some(({ telling }) => telling.rank === 'key')) return null;
  const told = lines.filter((line) => line.telling.rank !== 'faint' || line.telling.passes);
  const head =
    told.find(({ telling }) => telling.rank === 'key') ?? told.find((line) => aboutOf(line) === by) ?? told[0];
  if (!head) return null;
  if (by === me) {
    // Nobody needs to be told what they answered themselves.
    if (lines[0]!.answered === me && !lines.some(isForced)) return null;
    const isBad = lines.some(
      ({ telling: { cue, delta = [] } }) => cue === 'hit' || delta.some((x) => x.what === 'score' && x.n < 0),
    );
    return { deed, lines: [head], touch: isBad ? 'hurt' : 'own' };
  }
  const touches = told.filter((line) => touchOf(line, me) !== null || (line !== head && aboutOf(line) === me));
  const felt = touches.map((line) => touchOf(line, me));
  const touch = felt.includes('hurt') ? 'hurt' : felt.includes('gain') ? 'gain' : null;
  const mine = touches.find((line) => line !== head && touchOf(line, me)) ?? touches.find((line) => line !== head);
  const falls = told.filter((line) => line !== head && line !== mine && isFall(line));
  return {
    deed,
    lines: inTime([head, ...(mine ? [mine] : []), ...falls]),
    touch: touch ?? (touches.length > 0 ? 'gain' : null),
  };
}

const inTime = (lines: readonly Line[]): readonly Line[] => lines.toSorted((a, b) => a.at - b.at || a.nth - b.nth);

const placeOf = ({ touch, lines }: Item): number => (touch ? 0 : lines.some(isFall) ? 1 : 2);

const weightOf = ({ touch, lines }: Item): number =>
  touch === 'hurt'
    ? 5
    : lines.some(isFall)
      ? 4
      : touch
        ? 3
        : lines.some(({ telling }) => telling.rank === 'key')
          ? 2
          : lines[0]!.telling.passes
            ? 0
            : 1;
