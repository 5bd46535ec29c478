import { linesOf, type Placing, type Result, ranksOf, type Standing } from '@ashtown/engine';
import { type Tableau, totalOf } from './rules/queries.ts';
import { NOBODY, SOURCES, type State } from './state.ts';

/** MET-38, MET-176: all rank by their totals, which are public at any moment. */
export function standing({ players }: { readonly players: readonly Tableau[] }): Standing {
  const totals = players.map(totalOf);
  const ranks = ranksOf(totals.map((total) => [total]));
  return players.map(({ from }, seat) => ({
    seat,
    rank: ranks[seat]!,
    score: totals[seat]!,
    lines: linesOf(SOURCES, from),
  }));
}

/** MET-175: the winner is the one who has all markers, and has all of the win. */
export function result(s: State): Result | null {
  if (s.winner === NOBODY) return null;
  return standing(s).map((score): Placing => ({ ...score, share: score.seat === s.winner ? 1 : 0 }));
}
