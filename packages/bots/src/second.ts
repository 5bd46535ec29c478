import { type AnyGame, forkRng, type Seat } from '@ashtown/engine';
import { type Bot, type Budget, type Choice, isOver, type Turn } from './bot.ts';
import { type Doubt, dominating } from './dominance.ts';

export interface SecondLook {
  /** Whoever looks again changes their mind for less than others would laugh at. */
  doubt: Doubt;
  /** How much of the time is for the first look, where a clock ends it. */
  first: number;
}

/** Of those who dream little. */
const READILY: SecondLook = { doubt: { chances: 0.02, errors: 1 }, first: 1 };
/** Of those who dream much: only many dreams more talk them out of what they have found. */
export const SURELY: SecondLook = { doubt: { chances: 0.03, errors: 2, again: 96 }, first: 0.8 };

/**
 * The same bot, which looks once more before it answers: whether another answer leaves nothing worse and surely wins more often.
 * Whoever dreams little would take, by luck, what anybody would laugh at. It gives up nothing sure on second thoughts.
 */
export const lookingTwice = (bot: Bot, { doubt, first }: SecondLook = READILY): Bot => ({
  ...bot,
  choose<V, P>(game: AnyGame, seat: Seat, turn: Turn<V, P>): Choice<P> {
    const { view, legal, budget, rng } = turn;
    const choice = bot.choose(game, seat, { ...turn, budget: shareOf(budget, first) });
    if (legal.length === 1 || isOver(budget)) return choice;
    const better = dominating(game, seat, turn, choice.pick, forkRng(rng), doubt);
    if (better === undefined || game.ahead?.isLax?.(better, legal, view, seat)) return choice;
    return { pick: better, ...(choice.info && { info: { ...choice.info, top: [] } }) }; // what was best is dropped
  },
});

function shareOf(budget: Budget, share: number): Budget {
  const { expired } = budget;
  return expired ? { ...budget, expired: () => expired(share) } : budget;
}
