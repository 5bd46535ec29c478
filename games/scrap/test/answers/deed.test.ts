import { makeRng, pickOne, seedOf, tell, tryOut } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { game } from '../../src/index.ts';

test('an answer brings what its deed says', () => {
  let checked = 0;
  for (let n = 0; n < 20; n++) {
    const rng = makeRng(seedOf(`deeds ${n}`));
    const s = game.setup(3, { rounds: 4, salvage: false }, rng);
    while (game.asked(s).length > 0) {
      const seat = game.asked(s)[0]!;
      const view = game.view(s, seat);
      for (const answer of game.legal(s, seat)) {
        const { gives = [] } = game.deed!(view, seat, game.question(s, seat), answer);
        for (const { what, n: amount } of gives) {
          const [tried] = tryOut(game, view, seat, answer);
          const told = tried!.events.flatMap((e) => tell(game, e).delta ?? []);
          expect(told).toContainEqual({ seat, what, n: amount, source: 'banked' });
          checked++;
        }
      }
      game.apply(s, seat, pickOne(s.rng, game.legal(s, seat)), null);
    }
  }
  expect(checked).toBeGreaterThan(20);
});
