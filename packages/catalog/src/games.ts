import * as firstEdition from '@ashtown/51st-state-2010';
import * as masterSet from '@ashtown/51st-state-master';
import * as masterSetText from '@ashtown/51st-state-master/text';
import * as armageddon from '@ashtown/armageddon';
import * as armageddonText from '@ashtown/armageddon/text';
import * as kingOfNewYork from '@ashtown/king-of-new-york';
import * as metro2033 from '@ashtown/metro-2033';
import * as metro2033Text from '@ashtown/metro-2033/text';
import { type Catalog, type Entry, entry } from './entry.ts';

/** Every game by its id. */
export const GAMES: Catalog = {
  [firstEdition.game.id]: entry(firstEdition.game, firstEdition.words, {
    floors: { answersPerSecond: 200_000, cloneMicros: 10, viewMicros: 30, determinizeMicros: 30 },
    broken: firstEdition.broken,
    rounds: firstEdition.rounds,
    withContent: (json) => {
      const read = firstEdition.withContent(json);
      return read.ok ? { ok: true, ...read.made, words: firstEdition.wordsOf(read.made.speak) } : read;
    },
  }),
  [masterSet.game.id]: entry(masterSet.game, masterSetText.words, {
    floors: { answersPerSecond: 200_000, cloneMicros: 10, viewMicros: 30, determinizeMicros: 30 },
    broken: masterSet.broken,
    rounds: masterSet.rounds,
    withContent: (json) => {
      const read = masterSet.withContent(json);
      return read.ok ? { ok: true, ...read.made, words: masterSetText.wordsOf(read.made) } : read;
    },
  }),
  [armageddon.game.id]: entry(armageddon.game, armageddonText.words, {
    floors: { answersPerSecond: 200_000, cloneMicros: 30, viewMicros: 30, determinizeMicros: 30 },
    broken: armageddon.broken,
    rounds: armageddon.rounds,
    withContent: (json) => {
      const read = armageddon.withContent(json);
      return read.ok ? { ok: true, ...read.made, words: armageddonText.wordsOf(read.made) } : read;
    },
  }),
  [kingOfNewYork.game.id]: entry(kingOfNewYork.game, kingOfNewYork.words, {
    floors: { answersPerSecond: 300_000, cloneMicros: 5, viewMicros: 20, determinizeMicros: 20 },
    broken: kingOfNewYork.broken,
    rounds: (s) => Math.ceil(s.turn.no / s.players.length),
  }),
  [metro2033.game.id]: entry(metro2033.game, metro2033Text.words, {
    floors: { answersPerSecond: 250_000, cloneMicros: 20, viewMicros: 20, determinizeMicros: 20 },
    broken: metro2033.broken,
    rounds: metro2033.rounds,
    withContent: (json) => {
      const read = metro2033.withContent(json);
      return read.ok ? { ok: true, ...read.made, words: metro2033Text.wordsOf(read.made) } : read;
    },
  }),
};

export const findGame = (id: string, games: Catalog = GAMES): Entry | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined;
