import { linesOf, type Result, ranksOf, type Standing } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import { type Board, goodsLeft, handSize, type Somebody, scoreLines, scoreOf } from './rules/queries.ts';
import { SOURCES, type State } from './state.ts';

/** FS-183 as numbers, the more important first; all of them are public (FS-190). */
export const merits = (t: Tables, p: Somebody): readonly number[] => [scoreOf(p), handSize(p), goodsLeft(t, p)];

/** How everybody would stand if the turn were scored now (FS-180, FS-193). */
export const standingOf =
  (t: Tables) =>
  ({ players }: Board): Standing => {
    const ranks = ranksOf(players.map((p) => merits(t, p)));
    return players.map((p, seat) => ({
      seat,
      rank: ranks[seat]!,
      score: scoreOf(p),
      lines: linesOf(SOURCES, scoreLines(p)),
    }));
  };

/** Ranks follow score, cards and goods; whoever won shares the victory. */
export function resultOf(t: Tables) {
  const standing = standingOf(t);
  return (s: State): Result | null => {
    const { winners } = s;
    if (winners === null) return null;
    return standing(s).map((score) => ({
      ...score,
      share: winners.includes(score.seat) ? 1 / winners.length : 0,
    }));
  };
}
