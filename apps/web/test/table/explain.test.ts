import { type AnyGame, defaultOptions, makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { MANIFESTS } from '../../src/games/index.ts';
import { loadSpoken } from '../../src/load/load.ts';

const ANSWERS = 120;

/** A random game, as far as a board would look at it. */
function* moments(game: AnyGame) {
  const rng = makeRng(seedOf(`explain ${game.id}`));
  const seats = game.players[1];
  const state: unknown = game.setup(seats, defaultOptions(game), makeRng(seedOf(game.id)), null);
  for (let n = 0; n < ANSWERS; n++) {
    const asked = game.asked(state);
    if (asked.length === 0) return;
    const seat = pickOne(rng, asked);
    yield { seat, seats, view: game.view(state, seat) as unknown };
    game.apply(state, seat, pickOne(rng, game.legal(state, seat)), null);
  }
}

describe('why not', () => {
  test.each(MANIFESTS.map(({ about }) => about.id))('%s can be asked about players too', async (id) => {
    const { game, words } = await loadSpoken(id, 'en');
    let looked = 0;
    for (const { seat, seats, view } of moments(game))
      for (let other = 0; other < seats; other++) {
        const why = game.explain(view, seat, { kind: 'player', id: String(other) });
        // Of the moment alone there is nothing to say: what is asked now is said instead.
        if (why !== null && why.t !== 'notNow') expect(words.why(why, (n) => `P${n}`)).toMatch(/\S/);
        looked++;
      }
    expect(looked).toBeGreaterThan(100);
  });
});
