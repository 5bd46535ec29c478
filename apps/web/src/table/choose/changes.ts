import type { Seat } from '@ashtown/engine';
import type { Line } from '../../story/lines.ts';

/** By how much what has changed of each seat. */
export type Changes = Readonly<Record<Seat, Readonly<Record<string, number>>>>;

/**
 * What has changed since an answer. `latest`: of each seat only what the last turn changed in which anything of it did, so
 * that it does not contradict what is told.
 */
export function changesOf(lines: readonly Line[], from: number, latest: boolean): Changes {
  const changes: Record<Seat, Record<string, number>> = {};
  const changedIn = new Map<Seat, number>();
  let turn = 0;
  let inTurn = false;
  for (const [i, line] of lines.entries()) {
    const { at, telling } = line;
    if (telling.rank === 'chapter') inTurn = telling.by !== null;
    if (telling.rank === 'chapter' || (!inTurn && !goesOn(line, lines[i - 1]))) turn++;
    if (at < from) continue;
    for (const { seat, what, n } of telling.delta ?? []) {
      const sums = (latest && changedIn.get(seat) !== turn ? undefined : changes[seat]) ?? {};
      changedIn.set(seat, turn);
      changes[seat] = sums;
      sums[what] = (sums[what] ?? 0) + n;
    }
  }
  return changes;
}

/** In a round a turn is what one player answers in a row, and every phase begins anew. */
const goesOn = ({ answered, phase }: Line, before: Line | undefined): boolean =>
  before?.answered === answered && before.phase === phase;
