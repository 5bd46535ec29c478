import type { Seat } from '@ashtown/engine';
import type { Chapter, Deed, Row } from '../../story/chapters.ts';
import { type Actor, aboutOf, isForced, isPayment, type Line, touchOf } from '../../story/lines.ts';

/** What of the log is shown. */
export interface Choice {
  /** Bookkeeping too. */
  all: boolean;
  /** Only what is about these players; everything where there are none. */
  only: readonly Seat[];
  /** Whose eyes; null for a spectator. */
  me: Seat | null;
  /** What a line says; null where it is for the eye only. */
  say(line: Line): string | null;
}

/** What a deed means to whoever reads: against them, for them; or a pass nobody chose. */
export type Tag = 'hurt' | 'gain' | 'forced' | null;

export interface ShownDeed {
  deed: Deed;
  /** In the order they happened. */
  lines: readonly Line[];
  tag: Tag;
}

/** Deeds in a row of one player, the newest first. It is called by the oldest, so that it stays what it is while more are added. */
export interface Run {
  id: string;
  by: Actor;
  deeds: readonly ShownDeed[];
}

export interface ShownPart {
  id: string;
  /** Null: without a headline. */
  phase: string | null;
  rows: readonly Row[];
  runs: readonly Run[];
}

const isDice = ({ telling }: Line): boolean => telling.cue === 'dice';
const kindOf = ({ event }: Line): string => (event as { t: string }).t;

/**
 * A chapter as it is read: the newest part, run and deed first. Of a turn that has gone by the phases need no headlines: it
 * is read as one.
 */
export function arrange(chapter: Chapter, choice: Choice, newest: boolean): readonly ShownPart[] {
  const parts = chapter.parts.flatMap(({ id, phase, rows, deeds }) => {
    const shown = deeds.flatMap((deed) => shownOf(deed, deeds, choice) ?? []);
    const kept = rows.filter(({ seat }) => isWanted([seat], choice.only));
    return shown.length + kept.length > 0 ? { id, phase, rows: kept, shown } : [];
  });
  if (chapter.by === null || newest)
    return parts.map(({ shown, ...part }) => ({ ...part, runs: runsOf(shown) })).toReversed();
  const shown = parts.flatMap((part) => part.shown);
  return shown.length > 0 ? [{ id: parts[0]!.id, phase: null, rows: [], runs: runsOf(shown) }] : [];
}

const isWeighty = ({ telling: { rank, passes } }: Line): boolean => rank !== 'faint' || passes === true;
const isWanted = (about: readonly Actor[], only: readonly Seat[]): boolean =>
  only.length === 0 || about.some((x) => typeof x === 'number' && only.includes(x));

function shownOf(deed: Deed, all: readonly Deed[], choice: Choice): ShownDeed | null {
  if (
    !isWanted(
      deed.lines.flatMap((line) => [aboutOf(line), ...(line.telling.to ?? [])]),
      choice.only,
    )
  )
    return null;
  const lines = choice.all ? deed.lines : storyOf(deed, all);
  const said = lines.filter((line) => choice.say(line) !== null);
  return said.length > 0 ? { deed, lines: said, tag: tagOf(deed, choice.me) } : null;
}

/** What tells the story: deeds with their price. Dice that were thrown again are forgotten. */
function storyOf(deed: Deed, all: readonly Deed[]): readonly Line[] {
  const isLast = (line: Line): boolean => {
    const kind = kindOf(line);
    return (
      all.findLast(({ lines }) => lines.some((x) => kindOf(x) === kind))?.lines.findLast((x) => kindOf(x) === kind) ===
      line
    );
  };
  const told = deed.lines.filter((line) => isWeighty(line) && (!isDice(line) || isLast(line)));
  return told.length === 0 ? [] : deed.lines.filter((line) => told.includes(line) || isPayment(line));
}

function tagOf({ by, lines }: Deed, me: Seat | null): Tag {
  if (lines.some(isForced)) return 'forced';
  if (me === null || by === me || by === null) return null;
  const felt = lines.map((line) => touchOf(line, me));
  return felt.includes('hurt') ? 'hurt' : felt.includes('gain') ? 'gain' : null;
}

function runsOf(shown: readonly ShownDeed[]): readonly Run[] {
  const runs: { by: Actor; deeds: ShownDeed[] }[] = [];
  for (const one of shown.toReversed()) {
    const last = runs.at(-1);
    // What stands out has a headline of its own.
    const alone = one.tag !== null || last?.deeds.at(-1)?.tag !== null;
    if (last && last.by === one.deed.by && !alone) last.deeds.push(one);
    else runs.push({ by: one.deed.by, deeds: [one] });
  }
  return runs.map((run) => ({ ...run, id: run.deeds.at(-1)!.deed.id }));
}
