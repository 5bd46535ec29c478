import { linesOf, ranksOf, type Standing } from '@ashtown/engine';
import { type Board, goodsLeft, handSize, type Somebody, scoreLines, scoreOf } from './queries.ts';
import { SOURCES } from './state.ts';
import type { Tables } from './tables.ts';

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
