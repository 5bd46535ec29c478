import { linesOf, type Result, ranksOf, type Standing } from '@ashtown/engine';
import type { Tables } from './content/tables.ts';
import type { Rules } from './rules/index.ts';
import { strongCards } from './rules/queries.ts';
import { SOURCES, type State, type View } from './state.ts';

/** SCR-9. Cards in hand are worth something once all hands lie open. */
export const standingOf =
  (t: Tables) =>
  ({ players, over }: Pick<View, 'players' | 'over'>): Standing => {
    const lines = players.map((p) => linesOf(SOURCES, [p.banked, over ? strongCards(t, p.hand) : 0]));
    const scores = lines.map((parts) => parts.reduce((sum, line) => sum + line.n, 0));
    const ranks = ranksOf(scores.map((score) => [score]));
    return lines.map((parts, seat) => ({ seat, rank: ranks[seat]!, score: scores[seat]!, lines: parts }));
  };

export const resultOf =
  (t: Tables, rules: Rules) =>
  (s: State): Result | null => {
    if (rules.asked(s).length > 0) return null;
    const places = standingOf(t)(s);
    const first = places.filter(({ rank }) => rank === 1).length;
    return places.map((place) => ({ ...place, share: place.rank === 1 ? 1 / first : 0 }));
  };
