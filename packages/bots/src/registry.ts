import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { LEVELS } from './levels.ts';
import { random } from './random.ts';

/** All bots by id: the levels, and former ones, which saved matches and studies name. Those are not offered any more. */
export const BOTS: Readonly<Record<string, Bot>> = {
  ...LEVELS,
  random,
  greedy,
  'greedy-1': { ...greedy, id: 'greedy-1' },
};

export const findBot = (id: string): Bot | undefined => (Object.hasOwn(BOTS, id) ? BOTS[id] : undefined);
