import { linesOf, type Result, ranksOf, type Standing } from '@ashtown/engine';
import { SOURCES, type State, type View } from './state.ts';

/** The winner, or those who share a draw, come first; then the living by ★; then the eliminated, the latest first. */
export function standing({ players, winners }: Pick<View, 'players' | 'winners'>): Standing {
  const ranks = ranksOf(
    players.map((p, seat) => {
      if (winners?.includes(seat)) return [1, 0, 0];
      return [0, p.out === 0 ? Number.POSITIVE_INFINITY : p.out, p.star];
    }),
  );
  return players.map((p, seat) => ({ seat, rank: ranks[seat]!, score: p.star, lines: linesOf(SOURCES, p.from) }));
}

export function result(s: State): Result | null {
  const { winners } = s;
  if (winners === null) return null;
  return standing(s).map((place) => ({ ...place, share: winners.includes(place.seat) ? 1 / winners.length : 0 }));
}
