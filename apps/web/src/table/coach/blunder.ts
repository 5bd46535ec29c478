import { type AnyGame, refKey, type Seat, samePick } from '@ashtown/engine';
import type { Hint } from '@ashtown/protocol';

type Advised = Hint['best'][number];

/** An answer that is clearly worse than another one. */
export interface Blunder {
  better: Advised;
  /**
   * How much worse: `wins` this often instead; is not even among the best, of which the last wins `less` often; or is
   * wrong `anyway`: the game itself has a name for it, and so many `others` can be answered.
   */
  than: { t: 'wins'; chance: number } | { t: 'less'; chance: number } | { t: 'anyway'; name: string; others: number };
}

/**
 * So much of the chances to win somebody wants to be told of. Beginners are warned of one answer in some thirty by it, and
 * never of more than one in fifteen: `npm run warnings` counts.
 */
const GAP = 0.08;
/** And so many standard errors, or it may be noise. */
const SURE = 2;
/** With fewer than these the adviser has not looked at everything that may be good. */
const LISTED = 3;

/** What speaks against an answer, by what an adviser has found for the seat that gives it; null where not much does. */
export function blunderOf(
  game: Pick<AnyGame, 'ahead' | 'refs'>,
  { view, seat, legal }: { view: unknown; seat: Seat; legal: readonly unknown[] },
  pick: unknown,
  { best }: Hint,
): Blunder | null {
  const [better] = best;
  if (!better || samePick(better.pick, pick)) return null;
  const own = best.find((x) => samePick(x.pick, pick));
  if (own) return isLess(own, better) ? { better, than: { t: 'wins', chance: own.chance } } : null;
  const [name] = game.ahead?.blunders?.(view, seat, legal, pick, []) ?? [];
  if (name !== undefined) return { better, than: { t: 'anyway', name, others: waysOf(game, legal) - 1 } };
  const last = best.at(-1)!;
  return best.length >= LISTED && isLess(last, better) ? { better, than: { t: 'less', chance: last.chance } } : null;
}

const isLess = (a: Advised, b: Advised): boolean => {
  const gap = b.chance - a.chance;
  return gap >= GAP && gap >= SURE * Math.hypot(a.error, b.error);
};

/** How many different things can be done: not by other amounts, and not counted by whom or what pays. */
const waysOf = ({ refs }: Pick<AnyGame, 'refs'>, legal: readonly unknown[]): number =>
  new Set(legal.map((pick) => refs(pick).slice(0, 2).map(refKey).join())).size;
