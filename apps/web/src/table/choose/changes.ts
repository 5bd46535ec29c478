import type { Line } from '../../story/lines.ts';

/** By how much what has changed of whom: `2 score` is the score of the third seat. */
export type Changes = Readonly<Record<string, number>>;

/**
 * What has changed since an answer. `latest`: of each figure only what the last turn did that changed it, so that it does not
 * contradict what is told; none of them goes before the next answer, and nothing beside it moves.
 */
export function changesOf(lines: readonly Line[], from: number, latest: boolean): Changes {
  const changes: Record<string, number> = {};
  const changedIn: Record<string, number> = {};
  let turn = 0;
  let inTurn = false;
  for (const [i, line] of lines.entries()) {
    const { at, telling } = line;
    if (telling.rank === 'chapter') inTurn = telling.by !== null;
    if (telling.rank === 'chapter' || (!inTurn && !goesOn(line, lines[i - 1]))) turn++;
    if (at < from) continue;
    for (const { seat, what, n } of telling.delta ?? []) {
      const key = `${seat} ${what}`;
      const before = latest && changedIn[key] !== turn ? 0 : (changes[key] ?? 0);
      changes[key] = before + n;
      changedIn[key] = turn;
    }
  }
  return changes;
}

/** In a round a turn is what one player answers in a row, and every phase begins anew. */
const goesOn = ({ answered, phase }: Line, before: Line | undefined): boolean =>
  before?.answered === answered && before.phase === phase;
