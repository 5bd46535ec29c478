import { type Match, makeRng, parseMatch, replay } from '@ashtown/engine';
import { difference, jsonCopy } from '../data.ts';
import { demand } from '../fault.ts';
import type { AnyState, Check, Moment } from '../moment.ts';

/**
 * Twins of the state are given the same answer: one without a log, one with, one after a save. All of them must end where
 * the state itself does, and the state must not notice.
 */
export function twins(): Check {
  let silent: AnyState;
  let logged: AnyState;
  let saved: AnyState | null;
  return {
    state({ game, state, setting, seed, answers }) {
      if (answers.length > 0) return;
      const again = difference(state, game.setup(setting.seats, setting.options, makeRng(seed)));
      demand('deterministic', again === null, () => `two set-ups from one seed: ${again}`);
    },
    answer({ game, state, thorough }, seat, pick) {
      const before = JSON.stringify(state);
      silent = game.clone(state);
      logged = game.clone(state);
      saved = thorough ? jsonCopy(state) : null;
      game.apply(logged, seat, pick, []);
      game.apply(silent, seat, pick, null);
      if (saved) game.apply(saved, seat, jsonCopy(pick), null);
      demand(
        'clone',
        JSON.stringify(state) === before,
        () => `an answer to the clone changed the original: ${difference(JSON.parse(before), state)}`,
      );
    },
    answered({ state }) {
      const other = difference(state, logged);
      demand('deterministic', other === null, () => `two clones given the same answer: ${other}`);
      const quiet = difference(state, silent);
      demand('logging', quiet === null, () => `with and without a log, ${quiet}`);
      const loaded = saved && difference(state, saved);
      demand('plain', loaded === null, () => `a saved and loaded state takes another way: ${loaded}`);
    },
  };
}

/** The whole game as a match file gives its last state again. */
export const replayed: Check = {
  over(m) {
    const parsed = parseMatch(JSON.stringify(matchOf(m)), (id) => (id === m.game.id ? m.game : undefined));
    demand('replay', parsed.ok, () => `the file is refused: ${JSON.stringify(parsed)}`);
    const played = replay(parsed.game, parsed.match);
    demand('replay', played.ok, () => `an answer is refused: ${JSON.stringify(played)}`);
    const other = difference(m.state, played.state);
    demand('replay', other === null, () => `played and replayed, ${other}`);
  },
};

const matchOf = ({ game, setting, seed, answers }: Moment): Match => ({
  format: 1,
  game: game.id,
  version: game.version,
  options: setting.options,
  seats: Array.from({ length: setting.seats }, (_, seat) => ({ name: `Player ${seat}`, kind: 'human' })),
  seed,
  commitment: '0'.repeat(64),
  answers: answers.map(([seat, pick]) => [seat, pick]),
  snapshots: [],
});
