import { makeRng, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { countFaces, facesOf } from '../../src/answers/index.ts';
import { FACES } from '../../src/content/vocabulary.ts';
import { game } from '../../src/index.ts';
import { optionsOf } from '../../src/options.ts';

/** A game at its first roll. */
function rolled() {
  const s = game.setup(2, optionsOf({}), makeRng(seedOf('odds')));
  while (game.question(s, game.asked(s)[0]!) !== 'rollOrStop')
    game.apply(s, game.asked(s)[0]!, game.legal(s, game.asked(s)[0]!)[0]!, null);
  return { s, seat: game.asked(s)[0]! };
}

test('the odds of a reroll are those of all ways the dice may fall', () => {
  const { s, seat } = rolled();
  const two = game.legal(s, seat).find((pick) => String(pick).split(/[ ,]+/).length === 3)!;
  const odds = game.odds!(game.view(s, seat), seat, two).find(({ pick }) => pick === two)!;
  const thrown = facesOf(two as `reroll ${string}`);
  const kept = countFaces(s.turn.dice).map((n, face) => n - thrown[face]!);
  expect(odds.n).toBe(thrown.reduce((a, b) => a + b));
  for (const [face, { what, chances }] of odds.rows.entries()) {
    expect(what).toBe(FACES[face]);
    for (const [c, least] of odds.columns.entries()) {
      let ways = 0;
      for (let fall = 0; fall < 6 ** odds.n; fall++) {
        let n = kept[face]!;
        for (let die = 0, rest = fall; die < odds.n; die++, rest = Math.floor(rest / 6)) if (rest % 6 === face) n++;
        if (n >= least) ways++;
      }
      expect(chances[c]).toBeCloseTo(ways / 6 ** odds.n);
    }
  }
});

test('without a choice of dice they are about the best reroll, and there are none where nothing is thrown', () => {
  const { s, seat } = rolled();
  const view = game.view(s, seat);
  const [best, ...more] = game.odds!(view, seat, null);
  expect(more).toEqual([]);
  expect(best!.of).toBe('best');
  const worths = game.ahead!.reckon!(view, seat, game.legal(s, seat))!;
  const rerolls = game.legal(s, seat).map((pick, i) => ({ pick, worth: pick === 'stop' ? -1 / 0 : worths[i]! }));
  expect(best!.pick).toBe(rerolls.reduce((a, b) => (b.worth > a.worth ? b : a)).pick);
  expect(game.odds!(view, seat, best!.pick as never)).toEqual([best]);
  expect(game.odds!(view, 1 - seat, null)).toEqual([]);
  game.apply(s, seat, 'stop', null);
  expect(game.odds!(game.view(s, seat), seat, null)).toEqual([]);
});
