import type { AnyFrame, Game, StateBase } from '@ashtown/engine';
import { describe, test } from 'vitest';
import { type ConformanceOptions, examine, GAMES } from './examine.ts';
import type { Fixture } from './moment.ts';
import { settingsOf, titleOf } from './settings.ts';

/** With `npm run promises` many times as many games as every day. */
const TIMES = Number(process.env.ASHTOWN_TIMES ?? 1);
const TIMEOUT = 120_000 * TIMES;

/** The promises every game keeps, as tests: one for each number of seats and each value of an option. */
export function conformance<S extends StateBase<AnyFrame>, P, E, V, O>(
  game: Game<S, P, E, V, O>,
  fixture: Fixture<S, P, E, V>,
  options: ConformanceOptions = {},
): void {
  const games = TIMES * (options.games ?? GAMES);
  describe(`${game.id} keeps the promises of a game`, () => {
    for (const setting of options.settings ?? settingsOf(game))
      test(titleOf(game, setting), () => examine(game, fixture, setting, { ...options, games }), TIMEOUT);
  });
}
