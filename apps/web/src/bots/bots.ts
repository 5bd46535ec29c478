import type { AnyGame, Temperament } from '@ashtown/engine';

/** The levels of bots, weakest first; a test holds it against the registry. */
export const LEVELS = ['beginner', 'easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
/** The levels that have temperaments, where a game knows some. */
const TEMPERED: readonly string[] = ['normal', 'hard', 'expert'] satisfies Level[];
/** Plain, drawn when the table begins, or by name; a test holds it against the engine. */
export const TEMPERS = ['plain', 'any', 'builder', 'raider', 'collector', 'racer'] as const;
export type Temper = (typeof TEMPERS)[number];

/** The temperaments of a level in a game; none where there is nothing to choose. */
export function tempersOf(game: AnyGame, level: Level): readonly Temper[] {
  const known = game.ahead?.temperaments ?? {};
  if (!TEMPERED.includes(level) || Object.keys(known).length === 0) return [];
  return TEMPERS.filter((temper) => temper === 'plain' || temper === 'any' || known[temper as Temperament]);
}

/** A bot as it is chosen. */
export interface BotDraft {
  bot: Level;
  temper: Temper;
}

/** `hard`, `hard:raider`: as tables and saved matches name a bot. */
export const botId = (game: AnyGame, { bot, temper }: BotDraft): string =>
  temper !== 'plain' && tempersOf(game, bot).includes(temper) ? `${bot}:${temper}` : bot;

/** The choice that leads to such a name; the usual one where none does. */
export function botDraft(id = ''): BotDraft {
  const [bot, temper] = id.split(':');
  return {
    bot: LEVELS.find((level) => level === bot) ?? USUAL,
    temper: TEMPERS.find((one) => one === temper) ?? 'plain',
  };
}

/** Bots that are not offered any more, but saved matches name. */
export const FORMER = ['random', 'greedy'] as const;
export const USUAL: Level = 'normal';
