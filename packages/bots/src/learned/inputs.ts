import { type AnyGame, defaultOptions, makeRng, type Seat, type See, seedOf } from '@ashtown/engine';
import type { Dream } from '../dream.ts';
import { tuningAt } from '../glance.ts';

/** The term that decided games have: it says who has won, and there is nothing to learn about it. */
const DECIDED = 'win';

/** What a value of a game is learned from: the terms of `evaluate` and what the game sees besides, under their names. */
export interface Inputs {
  readonly names: readonly string[];
  /** A text that stands for the names: weights learned from other names are of no use. */
  readonly hash: string;
  /** Tells the inputs of a seat that are not 0, and returns what is known without learning. */
  read(dream: Dream, seat: Seat, see: See): number;
}

export function inputsOf(game: AnyGame, players: number): Inputs {
  const start: Dream = game.setup(players, defaultOptions(game), makeRng(seedOf('inputs')));
  const terms: string[] = game.evaluate(game.view(start, 0), 0).map(({ id }) => id);
  const { sight, evaluatesStates } = game.ahead ?? {};
  const { sharpness } = tuningAt(game, players);
  const names = [...terms.map((id) => `term ${id}`), ...(sight?.names ?? [])];
  const place = new Map(terms.map((id, at) => [id, at]));
  return {
    names,
    hash: seedOf(names.join('\n')).slice(0, 16),
    read(dream, seat, see) {
      const seen = evaluatesStates ? dream : game.view(dream, seat);
      let known = 0;
      for (const { id, value } of game.evaluate(seen, seat))
        if (id === DECIDED) known = sharpness * value;
        else if (value !== 0) see(place.get(id)!, sharpness * value);
      sight?.look(seen, seat, (at, amount) => see(terms.length + at, amount));
      return known;
    },
  };
}
