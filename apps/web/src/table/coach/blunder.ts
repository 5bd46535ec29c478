import { type AnyGame, type Seat, samePick } from '@ashtown/engine';
import type { Hint } from '@ashtown/protocol';

type Advised = Hint['best'][number];

/** An answer that is clearly worse than another one. */
export interface Blunder {
  better: Advised;
  /**
   * How much worse: `wins` this often instead; is not even among the best, of which the last wins `less` often; or is
   * wrong `anyway`, by the game's own reckoning.
   */
  than: { t: 'wins'; chance: number } | { t: 'less'; chance: number } | { t: 'anyway' };
}

/** So much of the chances to win somebody wants to be told of. */
const GAP = 0.12;
/** And so many standard errors, or it may be noise. */
const SURE = 2;
/** With fewer than these the adviser has not looked at everything that may be good. */
const LISTED = 3;

/** What speaks against an answer, by what an adviser has found for the seat that gives it; null where not much does. */
export function blunderOf(
  game: Pick<AnyGame, 'ahead'>,
  { view, seat, legal }: { view: unknown; seat: Seat; legal: readonly unknown[] },
  pick: unknown,
  { best }: Hint,
): Blunder | null {
  const [better] = best;
  if (!better || samePick(better.pick, pick)) return null;
  const own = best.find((x) => samePick(x.pick, pick));
  if (own) return isLess(own, better) ? { better, than: { t: 'wins', chance: own.chance } } : null;
  if (game.ahead?.blunders?.(view, seat, legal, pick, []).length) return { better, than: { t: 'anyway' } };
  const last = best.at(-1)!;
  return best.length >= LISTED && isLess(last, better) ? { better, than: { t: 'less', chance: last.chance } } : null;
}

const isLess = (a: Advised, b: Advised): boolean => {
  const gap = b.chance - a.chance;
  return gap >= GAP && gap >= SURE * Math.hypot(a.error, b.error);
};
