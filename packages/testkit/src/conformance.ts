import type { AnyFrame, Game, StateBase } from '@ashtown/engine';
import { describe, test } from 'vitest';
import { type ConformanceOptions, examine } from './examine.ts';
import type { Fixture } from './moment.ts';
import { settingsOf, titleOf } from './settings.ts';

const TIMEOUT = 120_000;

/** The promises every game keeps, as tests: one for each number of seats and each value of an option. */
export function conformance<S extends StateBase<AnyFrame>, P, E, V, O>(
  game: Game<S, P, E, V, O>,
  fixture: Fixture<S, P, E, V>,
  options: ConformanceOptions = {},
): void {
  describe(`${game.id} keeps the promises of a game`, () => {
    for (const setting of options.settings ?? settingsOf(game))
      test(titleOf(game, setting), () => examine(game, fixture, setting, options), TIMEOUT);
  });
}
