import type { Catalog, Entry } from './entry.ts';

/** Every game by its id. */
export const GAMES: Catalog = {};

export const findGame = (id: string, games: Catalog = GAMES): Entry | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined;
