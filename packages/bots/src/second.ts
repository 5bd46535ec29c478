import { type AnyGame, forkRng, type Seat } from '@ashtown/engine';
import { type Bot, type Choice, isOver, type Turn } from './bot.ts';
import { type Doubt, dominating } from './dominance.ts';

/** Whoever looks again changes their mind for less than others would laugh at. */
const DOUBT: Doubt = { chances: 0.02, errors: 1 };

/**
 * The same bot, which looks once more before it answers: whether another answer leaves nothing worse and surely wins more often.
 * Whoever dreams little would take, by luck, what anybody would laugh at. It gives up nothing sure on second thoughts.
 */
export const lookingTwice = (bot: Bot): Bot => ({
  ...bot,
  choose<V, P>(game: AnyGame, seat: Seat, turn: Turn<V, P>): Choice<P> {
    const choice = bot.choose(game, seat, turn);
    const { view, legal, budget, rng } = turn;
    if (legal.length === 1 || isOver(budget)) return choice;
    const better = dominating(game, seat, turn, choice.pick, forkRng(rng), DOUBT);
    if (better === undefined || game.ahead?.isLax?.(better, legal, view, seat)) return choice;
    return { pick: better, ...(choice.info && { info: { ...choice.info, top: [] } }) }; // what was best is dropped
  },
});
