import { TEMPERAMENTS } from '@ashtown/engine';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { random } from './random.ts';
import { isAny, levelOf, tempered } from './temper.ts';

/** All bots by id: the levels, and former ones, which saved matches and studies name. Those are not offered any more. */
export const BOTS: Readonly<Record<string, Bot>> = {
  ...LEVELS,
  random,
  greedy,
  'greedy-1': { ...greedy, id: 'greedy-1' },
};

/** The levels that look ahead have temperaments; by the name of level and temperament. */
export const TEMPERED_LEVELS = ['normal', 'hard', 'expert'] as const;
const TEMPERED = new Map(
  TEMPERED_LEVELS.flatMap((level) => TEMPERAMENTS.map((temperament) => tempered(LEVELS[level], temperament))).map(
    (bot) => [bot.id, bot],
  ),
);

export const findBot = (id: string): Bot | undefined => (Object.hasOwn(BOTS, id) ? BOTS[id] : TEMPERED.get(id));

/** Whether a seat may be wished for such a bot: one there is, or one of any temperament. */
export function isBotWish(wish: string): boolean {
  return findBot(wish) !== undefined || (isAny(wish) && TEMPERED_LEVELS.some((level) => level === levelOf(wish)));
}
