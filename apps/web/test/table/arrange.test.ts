import { expect, test } from 'vitest';
import { chaptersOf } from '../../src/story/chapters.ts';
import { type Line, linesOf } from '../../src/story/lines.ts';
import { arrange, type Choice } from '../../src/table/log/arrange.ts';
import { playedGame, TABLES } from '../story/games.ts';

const choice: Choice = { all: true, only: [], me: 0, say: ({ event }: Line) => JSON.stringify(event) };

test.each(TABLES)('in the log of %s nothing of a run is drawn anew because more is told', (_, id, seats) => {
  const { game, entries, start } = playedGame(id, seats, 240);
  /** The run of every deed of the newest chapter, by the names both are called in the page. */
  const runsAt = (n: number) => {
    const newest = chaptersOf(linesOf(game, entries.slice(0, n)), start).at(-1)!;
    const parts = arrange(newest, choice, true);
    const deeds = parts.flatMap(({ id: part, runs }) =>
      runs.flatMap((run) => run.deeds.map(({ deed, tag }) => [deed.id, { at: `${part} ${run.id}`, tag }] as const)),
    );
    return { id: newest.id, deeds: new Map(deeds) };
  };
  let before = runsAt(1);
  let kept = 0;
  for (let n = 2; n <= Math.min(entries.length, 120); n++) {
    const now = runsAt(n);
    if (now.id === before.id)
      for (const [deed, { at, tag }] of before.deeds) {
        const { at: there, tag: later } = now.deeds.get(deed) ?? { at, tag };
        // What has come to touch somebody stands out from then on.
        if (tag === later) expect(there, `${deed} after ${n}`).toBe(at);
        kept++;
      }
    before = now;
  }
  expect(kept).toBeGreaterThan(20);
});
