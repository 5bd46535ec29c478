import { type Bot, LEVELS } from '@ashtown/bots';

export const ORACLE = 'oracle';

/**
 * A cheating twin of hard: where that one draws a world from what it sees, this one takes the true one. Dice that have not
 * fallen are fresh all the same. It measures what hidden cards are worth, and is no bot that anybody could sit down with.
 */
export function oracleOf(truth: () => unknown): Bot {
  return {
    id: ORACLE,
    choose(game, seat, turn) {
      const determinize: typeof game.determinize = (_view, rng) => Object.assign(game.clone(truth()), { rng });
      return LEVELS.hard.choose({ ...game, determinize }, seat, turn);
    },
  };
}
