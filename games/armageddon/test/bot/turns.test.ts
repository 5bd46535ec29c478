import { adviceFor, LEVELS } from '@ashtown/bots';
import { makeRng, seedOf } from '@ashtown/engine';
import { expect, test } from 'vitest';
import { type Answer, game } from '../../src/index.ts';
import { acts, given, type Told } from '../given.ts';

/** What hard does in the rest of a City turn of seat 0. */
function turnOf({ state }: Told, seed = 'turn'): Answer[] {
  const s = game.clone(state);
  const done: Answer[] = [];
  while (game.asked(s)[0] === 0 && s.stack.some(({ t }) => t === 'cityAction')) {
    const turn = {
      view: game.view(s, 0),
      legal: game.legal(s, 0),
      rng: makeRng(seedOf(`${seed} ${s.ply}`)),
      budget: {},
    };
    const { pick } = LEVELS.hard.choose(game, 0, turn);
    done.push(pick);
    game.apply(s, 0, pick, null);
  }
  return done;
}

const rest = [
  { t: 'retrieve' },
  { t: 'marauderDamage' },
  { t: 'housing' },
  { t: 'income' },
  { t: 'roundEnd' },
] as const;

test('ARM-174 ARM-175 an engineer looks at three cards where a worker can draw as well', () => {
  const city = { 0: { 5: 'radio_station', 6: 'trading_hall', 8: 'extension' } };
  for (const seed of ['a', 'b', 'c']) {
    const s = given({ round: 4, run: [acts(0), ...rest], pool: { 0: 'worker engineer' }, damage: { 0: 1 }, city });
    expect(turnOf(s, seed)).toContain('act 5.1 engineer');
  }
});

test('ARM-174 cards are drawn before anything else is done that does not depend on them', () => {
  const city = { 0: { 1: 'town_hall', 5: 'garage', 8: 'extension' } };
  const s = given({ round: 4, run: [acts(0), ...rest], pool: { 0: 'soldier worker*2' }, damage: { 0: 1 }, city });
  expect(turnOf(s)[0]).toBe('act 5.1 soldier');
});

test('ARM-163 ARM-171 soldiers drive off those whom workers cannot, and workers do the rest', () => {
  const s = given({
    round: 4,
    run: [acts(0), ...rest],
    pool: { 0: 'worker*2 soldier' },
    damage: { 0: 2 },
    marauders: { 0: 4 },
    city: { 0: { 2: 'reinforced_watchtower', 8: 'extension' } },
  });
  expect(turnOf(s)).toContain('act 2.2 soldier');
});

test('ARM-171 ARM-181 nobody is trained while five marauders stand before an intact city in round 2', () => {
  const s = given({
    round: 2,
    run: [acts(0), ...rest],
    pool: { 0: 'worker*2 leader' },
    damage: { 0: 1 },
    marauders: { 0: 5 },
  });
  expect(turnOf(s).sort()).toEqual(['act 2.1 worker', 'act 2.1 worker', 'act 2.2 leader']);
});

test('a hint names first what hard begins, with the chances of turns played to their end', () => {
  const city = { 0: { 5: 'radio_station', 6: 'trading_hall' } };
  const { state } = given({ round: 4, run: [acts(0), ...rest], pool: { 0: 'worker*2 engineer' }, city });
  const turn = {
    view: game.view(state, 0),
    legal: game.legal(state, 0),
    rng: makeRng(seedOf('hint')),
    budget: { iterations: 12 },
  };
  const advised = adviceFor(game, 0, turn);
  expect(advised[0]!.pick).toBe(LEVELS.hard.choose(game, 0, turn).pick);
  expect(new Set(advised.map(({ pick }) => pick)).size).toBe(3);
  for (const { chance, error } of advised) {
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
    expect(error).toBeGreaterThan(0);
  }
});
