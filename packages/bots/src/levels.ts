import type { Bot, Budget } from './bot.ts';
import { flat } from './flat.ts';
import { human } from './human.ts';
import { lookingTwice, SURELY } from './second.ts';
import { levelOf } from './temper.ts';

/** What people choose from, weakest first. */
export const LEVELS = {
  beginner: human({ id: 'beginner', carelessness: 0.08, blunder: 0.35 }),
  easy: human({ id: 'easy', carelessness: 0.025, blunder: 0.12 }),
  normal: lookingTwice(flat({ id: 'normal', effort: 0.05, candidates: 3 })),
  hard: lookingTwice(flat({ id: 'hard', effort: 1, candidates: 6, rethinks: true }), SURELY),
  expert: { ...lookingTwice(flat({ id: 'expert', effort: 5, candidates: 8, rethinks: true }), SURELY), learned: true },
} satisfies Record<string, Bot>;

export type Level = keyof typeof LEVELS;

/** How long a level may think in live play, in milliseconds: less than people wait for without wondering. */
const LIVE: Readonly<Record<string, number>> = { normal: 150, hard: 250, expert: 1300 } satisfies {
  [L in Level]?: number;
};

/** What a bot may spend where people wait. Who has a clock brings it. */
export function liveBudget(bot: string, now: () => number): Budget {
  const limit = LIVE[levelOf(bot)];
  if (limit === undefined) return {};
  const start = now();
  return { expired: (share = 1) => now() >= start + share * limit };
}
