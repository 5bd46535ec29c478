import type { Seat } from '@ashtown/engine';
import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { AREAS, COLOURS, game, ranking, type State, sum, tables, type View } from '../../src/index.ts';
import { fresh } from '../given.ts';

const { gainOf, handVp, housingOf, lotsOf, rowsOf, survivorsOf, tileWorth } = game.facts;

/** Every question of two random games, as the seat that is asked sees it. */
function everywhere(look: (x: { state: State; view: View; seat: Seat; question: string }) => void): void {
  for (const seats of [3, 4]) {
    const state = fresh(seats, {}, 'facts');
    const rng = makeRng(seedOf(`facts ${seats}`));
    for (let seat = game.asked(state)[0]; seat !== undefined; seat = game.asked(state)[0]) {
      look({ state, view: game.view(state, seat), seat, question: game.question(state, seat) });
      game.apply(state, seat, pickOne(rng, game.legal(state, seat)), null);
    }
  }
}

describe('what follows for whoever looks at a table', () => {
  test('bids stand as the game ranks them, and say who would get what', () => {
    everywhere(({ view, state }) => {
      if (!view.stack.some((f) => f.t === 'bidding')) return;
      for (const area of AREAS.keys()) {
        const rows = rowsOf(view, area, null);
        expect(rows.map((r) => r.seat)).toEqual(ranking(state, area));
        expect(rows.filter((r) => r.gets === 'bonus').length).toBe(Math.min(1, rows.length));
        expect(rows.findIndex((r) => r.gets === 'penalty')).toBe(rows.length > 1 ? rows.length - 1 : -1);
      }
    });
  });

  test('while cities act nothing is left to be got in any area', () => {
    everywhere(({ view, question }) => {
      if (question !== 'cityAction') return;
      for (const area of AREAS.keys())
        expect(rowsOf(view, area, null).map((r) => r.gets)).toEqual(view.order[area]!.map(() => null));
    });
  });

  test('a planned bid is put where it would stand: after equal ones', () => {
    everywhere(({ view, seat, question }) => {
      if (question !== 'placeBid') return;
      const area = [0, 1, 2].find((a) => !view.order[a]!.includes(seat))!;
      const [best] = rowsOf(view, area, null);
      const figures = [best ? best.n : 1, 0, 0, 0];
      const rows = rowsOf(view, area, { seat, figures });
      const at = rows.findIndex((r) => r.draft);
      expect(rows[at]!.seat).toBe(seat);
      expect(rows.filter((r) => r.n >= figures[0]!).at(-1)).toBe(rows[at]);
    });
  });

  test('a hand is worth what the game would pay', () => {
    everywhere(({ view, seat, state }) => {
      const lots = lotsOf(view, seat);
      expect(lots.flatMap((lot) => lot.kinds).length).toBe(state.players[seat]!.hand.length);
      for (const kind of tables.equipment.keys()) expect(gainOf(view, seat, kind)).toBeGreaterThanOrEqual(0);
      expect(handVp(view, seat)).toBeGreaterThanOrEqual(0);
      for (const tile of state.players[seat]!.tiles) {
        const { n, vp } = tileWorth(view.players[seat]!, tile);
        expect(vp).toBe(n * tables.scoring[tile]!.count.each);
      }
    });
  });

  test('people are told as far as they are known, and never wrong', () => {
    everywhere(({ view, state }) => {
      for (const [i, p] of view.players.entries()) {
        const truth = state.players[i]!;
        const all = sum(truth.screen) + sum(truth.placed) + truth.aside;
        const { least, most, colours } = survivorsOf(p);
        expect(least).toBeLessThanOrEqual(all);
        expect(most).toBeGreaterThanOrEqual(all);
        for (const [c, { n, exact }] of colours.entries()) {
          const owned = truth.screen[c]! + truth.placed.reduce((all, k, at) => all + (at % 4 === c ? k : 0), 0);
          const known = owned + (COLOURS[c] === 'leader' ? truth.aside : 0);
          expect(exact ? known : Math.max(known, n)).toBe(exact ? n : known);
        }
        expect(housingOf(p)).toBeGreaterThan(0);
      }
    });
  });
});
