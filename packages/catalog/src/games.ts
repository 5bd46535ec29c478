import * as kingOfNewYork from '@ashtown/king-of-new-york';
import { type Catalog, type Entry, entry } from './entry.ts';

/** Every game by its id. */
export const GAMES: Catalog = {
  [kingOfNewYork.game.id]: entry(kingOfNewYork.game, kingOfNewYork.words, {
    floors: { answersPerSecond: 300_000, cloneMicros: 5, viewMicros: 20, determinizeMicros: 20 },
    broken: kingOfNewYork.broken,
  }),
};

export const findGame = (id: string, games: Catalog = GAMES): Entry | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined;
