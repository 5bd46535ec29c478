import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** All bots by id, weakest first. */
export const BOTS: Readonly<Record<string, Bot>> = { random, greedy };

export const findBot = (id: string): Bot | undefined => (Object.hasOwn(BOTS, id) ? BOTS[id] : undefined);
