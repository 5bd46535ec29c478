import * as firstEdition from '@ashtown/51st-state-2010';
import * as firstEditionText from '@ashtown/51st-state-2010/text';
import * as masterSet from '@ashtown/51st-state-master';
import * as masterSetText from '@ashtown/51st-state-master/text';
import * as armageddon from '@ashtown/armageddon';
import * as armageddonText from '@ashtown/armageddon/text';
import * as kingOfNewYork from '@ashtown/king-of-new-york';
import * as kingOfNewYorkText from '@ashtown/king-of-new-york/text';
import * as metro2033 from '@ashtown/metro-2033';
import * as metro2033Text from '@ashtown/metro-2033/text';
import { type Catalog, type Entry, entryOf, type Floors } from './entry.ts';

const floors = (
  answersPerSecond: number,
  cloneMicros: number,
  viewMicros: number,
  determinizeMicros: number,
): Floors => ({ answersPerSecond, cloneMicros, viewMicros, determinizeMicros });

const ALL: readonly Entry[] = [
  entryOf(firstEdition, firstEditionText, floors(200_000, 10, 30, 30)),
  entryOf(masterSet, masterSetText, floors(200_000, 10, 30, 30)),
  entryOf(armageddon, armageddonText, floors(200_000, 30, 30, 30)),
  entryOf(kingOfNewYork, kingOfNewYorkText, floors(300_000, 5, 20, 20)),
  entryOf(metro2033, metro2033Text, floors(250_000, 20, 20, 20)),
];

/** Every game by its id. */
export const GAMES: Catalog = Object.fromEntries(ALL.map((x) => [x.game.id, x]));

export const findGame = (id: string, games: Catalog = GAMES): Entry | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined;
