import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnedValue, type Value, type Weights } from '@ashtown/bots';
import type { AnyGame } from '@ashtown/engine';
import { fetchWeights } from '../weights.ts';

/** What was learned of a game for so many players; null where nothing was. */
export type Learned = (game: AnyGame, players: number) => Promise<Value | null>;

/** From the packages of the games, or from a folder that holds the same files: a bundle has no packages. */
export function learnedFrom(folder: string | undefined): Learned {
  const known = new Map<string, Promise<Value | null>>();
  return (game, players) => {
    const key = `${game.id} ${players}`;
    const value = known.get(key) ?? weightsOf(folder, game.id, players).then((w) => w && learnedValue(game, w));
    known.set(key, value);
    return value;
  };
}

export async function weightsOf(folder: string | undefined, game: string, players: number): Promise<Weights | null> {
  if (folder !== undefined) {
    const path = join(folder, game, 'values', `${players}.json`);
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Weights) : null;
  }
  try {
    return (await fetchWeights(game, players)).default as Weights;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}
