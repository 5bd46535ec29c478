import { forkRng, makeRng, pickOne, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { type Answer, game, type State } from '../../src/index.ts';
import { acts, builds, fresh, given } from '../given.ts';

/** One answer ahead on the terms of `evaluate`, in a few worlds: what a greedy bot does. */
function choose(s: State, seat: number, rng = makeRng(seedOf('bot'))): Answer {
  const view = game.view(s, seat);
  const worlds = Array.from({ length: 3 }, () => game.determinize(view, forkRng(rng)));
  let best: Answer = game.legal(s, seat)[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const pick of game.legal(s, seat)) {
    let value = 0;
    for (const world of worlds) {
      const next = game.clone(world);
      game.apply(next, seat, pick, null);
      for (const term of game.evaluate(game.view(next, seat), seat)) value += term.value;
    }
    if (value > most) [most, best] = [value, pick];
  }
  return best;
}

test('it fights rather than ending the turn, and uses the soldier for what only soldiers do', () => {
  const told = given({ run: [acts(0)], pool: { 0: 'soldier' }, marauders: { 0: 6 }, round: 2 });
  expect(choose(told.state, 0)).toBe('act 2.2 soldier');
});

test('it does not end the turn while something is worth doing', () => {
  const told = given({ run: [acts(0)], pool: { 0: 'worker' }, damage: { 0: 1 }, round: 6 });
  expect(choose(told.state, 0)).toBe('act 1.1 worker');
});

test('it builds on an empty site, and the headquarters upgrade at once', () => {
  expect(['site 5', 'site 6', 'site 7']).toContain(
    choose(given({ run: builds(0, 'trading_hall'), screen: { 0: 'worker*6' }, round: 4 }).state, 0),
  );
  expect(choose(given({ run: builds(0, 'town_hall'), round: 4 }).state, 0)).toBe('site 1');
});

test('it takes the building that brings most where it stands best, not just any', () => {
  const offer = [
    ['garage', 'bt_equipment_plus'],
    ['church_merciful', 'bt_equipment_plus'],
    ['laboratory', 'bt_equipment_plus'],
  ] as const;
  const told = given({ run: [{ t: 'takeBuilding', seats: [0] }], offer, screen: { 0: 'worker*6' }, round: 4 });
  expect(choose(told.state, 0)).toBe('church_merciful');
  const besieged = given({
    run: [{ t: 'takeBuilding', seats: [0] }, { t: 'marauderDamage' }],
    offer: [offer[0], ['flame_tower', 'bt_equipment_plus'], offer[2]],
    screen: { 0: 'worker*6' },
    marauders: { 0: 8 },
    round: 4,
  });
  expect(choose(besieged.state, 0)).toBe('flame_tower');
});

test('it sends workers away before specialists', () => {
  const told = given({
    run: [{ t: 'house', seat: 0 }, { t: 'income' }],
    screen: { 0: 'worker*5 soldier engineer' },
    round: 2,
  });
  expect(choose(told.state, 0)).toBe('worker');
});

test('it bids something everywhere it matters, and nothing twice', () => {
  const s = fresh(3);
  const seat = game.asked(s)[0]!;
  expect(choose(s, seat)).toMatch(/^(exploration|construction|city) /);
});

test('it beats random players by far', () => {
  let wins = 0;
  for (let i = 0; i < 6; i++) {
    const s = fresh(3, {}, `match ${i}`);
    const rng = makeRng(seedOf(`match ${i}`));
    while (game.asked(s).length > 0) {
      const seat = game.asked(s)[0]!;
      game.apply(s, seat, seat === i % 3 ? choose(s, seat, rng) : pickOne(rng, game.legal(s, seat)), null);
    }
    wins += game.result(s)![i % 3]!.share;
  }
  expect(wins).toBe(6);
});
