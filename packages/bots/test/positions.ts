import { type AnyGame, defaultOptions, forkRng, makeRng, pickOne, type Seat, seedOf } from '@ashtown/engine';
import { toy } from '@ashtown/testkit';

/** The toy with eyes for the pot: its own terms are content with the first roll. */
export const keen: AnyGame = {
  ...toy,
  evaluate: (v, seat) => toy.evaluate(v, seat).map((t) => (t.id === 'pot' ? { id: t.id, value: 1.8 * t.value } : t)),
};

/** States of random games in which a seat has a choice. */
export function positions(game: AnyGame, players: number, count: number): { s: unknown; seat: Seat }[] {
  const rng = makeRng(seedOf(`positions ${players}`));
  const found: { s: unknown; seat: Seat }[] = [];
  while (found.length < count) {
    const s = game.setup(players, defaultOptions(game), forkRng(rng));
    while (game.asked(s).length > 0 && found.length < count) {
      const seat = pickOne(rng, game.asked(s));
      const legal = game.legal(s, seat);
      if (legal.length > 1) found.push({ s: game.clone(s), seat });
      game.apply(s, seat, pickOne(rng, legal), null);
    }
  }
  return found;
}

export const turnOf = (game: AnyGame, s: unknown, seat: Seat, seed = 'bot') => ({
  view: game.view(s, seat),
  legal: game.legal(s, seat),
  rng: makeRng(seedOf(seed)),
  budget: {},
});
