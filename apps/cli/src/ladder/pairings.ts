import { LEVELS, type Level, temperamentsOf } from '@ashtown/bots';
import type { Catalog } from '@ashtown/catalog';
import type { AnyGame } from '@ashtown/engine';
import { type Goal, goalOf } from './goals.ts';
import { ORACLE } from './oracle.ts';

/** One candidate against as many of one baseline as there are other seats. */
export interface Pairing {
  game: string;
  players: number;
  candidate: string;
  /** Alone one plays against the game itself. */
  baseline: string;
}

/** A pairing that is to be played, and what is hoped for. */
export interface Planned extends Pairing {
  goal: Goal | null;
}

export const THE_GAME = 'game';
export const FORMER = 'greedy-1';
/** The level whose cheating twin is measured, and those whose temperaments are. */
const FAIR: Level = 'hard';
const TEMPERED: readonly Level[] = ['normal', 'hard'];

/** `metro-2033/2/hard/greedy-1`: what `--only` looks for. */
export const idOf = ({ game, players, candidate, baseline }: Pairing): string =>
  [game, players, candidate, baseline].join('/');

/** Two where the game allows it, since alone nobody is beaten. */
export const fewest = ({ players: [min] }: AnyGame): number => Math.max(2, min);

/**
 * Everything worth measuring: at each number of players the neighbours of the ladder, at the fewest and at four the strong
 * ones against the former bot, at the fewest every temperament against the plain level.
 */
export function ladderOf(catalog: Catalog): Planned[] {
  return Object.values(catalog).flatMap(({ game }) => countsOf(game).flatMap((players) => pairingsAt(game, players)));
}

/** At the fewest players of each game: a twin that sees everything against the fair one. */
export const oracles = (catalog: Catalog): Planned[] =>
  Object.values(catalog).map(({ game }) => planned(game, fewest(game), ORACLE, FAIR));

export const countsOf = ({ players: [min, max] }: AnyGame): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

function pairingsAt(game: AnyGame, players: number): Planned[] {
  const levels = Object.keys(LEVELS);
  const plan = (candidate: string, baseline: string) => planned(game, players, candidate, baseline);
  if (players === 1) return levels.map((level) => plan(level, THE_GAME));
  const neighbours = levels.slice(1).map((level, i) => plan(level, levels[i]!));
  const isJudged = players === fewest(game) || players === 4;
  const strong = isJudged ? ['hard', 'expert'].map((level) => plan(level, FORMER)) : [];
  const tempers = players === fewest(game) ? temperamentsOf(game) : [];
  const tempered = TEMPERED.flatMap((level) => tempers.map((temper) => plan(`${level}:${temper}`, level)));
  return [...neighbours, ...strong, ...tempered];
}

function planned(game: AnyGame, players: number, candidate: string, baseline: string): Planned {
  const pairing = { game: game.id, players, candidate, baseline };
  return { ...pairing, goal: goalOf(pairing) };
}
