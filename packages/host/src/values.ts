import { findBot, learnedValue, type Value, type Weights } from '@ashtown/bots';
import type { AnyGame } from '@ashtown/engine';

/** Where the weights of a game for so many players are fetched from: `values/<players>.json` of its package. */
export type FetchWeights = (game: string, players: number) => Promise<{ default: unknown }>;

/**
 * Learned values for the bots that use them, fetched when they are first wanted and then kept. Where there are none, or they
 * cannot be fetched now, bots use what they know without.
 */
export function learnedValues(fetch: FetchWeights) {
  const known = new Map<string, Promise<Value | undefined>>();
  return (bot: string, game: AnyGame, view: unknown): Promise<Value | undefined> | undefined => {
    const players = game.standing(view).length;
    if (players < 2 || !findBot(bot)?.learned) return undefined;
    const key = `${game.id} ${players}`;
    const value = known.get(key) ?? fetch(game.id, players).then((w) => learnedValue(game, w.default as Weights));
    known.set(key, value);
    return value.catch(() => {
      known.delete(key);
      return undefined;
    });
  };
}
