import { pickOne } from '@ashtown/engine';
import type { Bot } from './bot.ts';

/** Every legal answer is as likely as any other: for fuzzing and as a baseline. */
export const random: Bot = {
  id: 'random',
  choose: (_game, _seat, { legal, rng }) => ({ pick: pickOne(rng, legal) }),
};
