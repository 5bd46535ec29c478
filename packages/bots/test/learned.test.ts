import { type AnyGame, defaultOptions, makeRng, rand, seedOf } from '@ashtown/engine';
import { toy } from '@ashtown/testkit';
import { describe, expect, test } from 'vitest';
import { handMadeValue } from '../src/dream.ts';
import { tuningAt } from '../src/glance.ts';
import {
  Calibration,
  handMade,
  inputsOf,
  joined,
  learnedValue,
  measure,
  netOver,
  type Positions,
  positionsOf,
  sketch,
  train,
  type Weights,
  writeNet,
} from '../src/index.ts';
import { Sum, sizeOf } from '../src/learned/net.ts';
import { numbersOf } from '../src/learned/weights.ts';

const PLAYERS = 2;
const game: AnyGame = toy;
const inputs = inputsOf(game, PLAYERS);
const terms = inputs.names.filter((name) => name.startsWith('term ')).length;
const played = joined(
  Array.from({ length: 40 }, (_, nth) => positionsOf(game, inputs, [sketch, sketch], { seed: 'learned', nth })),
);

function weightsOf(net: Float32Array, hidden: number, changes: Partial<Weights['card']> = {}): Weights {
  const size = { inputs: inputs.names.length, hidden };
  const nothing = { learned: 0, handMade: 0 };
  const card = { game: game.id, version: 1, players: PLAYERS, inputs: inputs.hash, size, seed: '', revision: '' };
  const found = { games: 0, positions: 0, bot: '', loss: nothing, calibration: nothing, curve: [] };
  return { card: { ...card, ...found, ...changes }, net: writeNet(net) };
}

/** Positions in which the first of three inputs says who wins four times in five, and the others say nothing. */
function foretold(n: number): Positions {
  const rng = makeRng(seedOf('foretold'));
  const all = Array.from({ length: n }, (_, nth): Positions => {
    const first = rand(rng, 2);
    const won = rand(rng, 5) < 4 ? first : 1 - first;
    return {
      players: 2,
      ends: Uint32Array.of(1, 2),
      at: Uint16Array.of(first === 0 ? 0 : 1 + rand(rng, 2), first === 1 ? 0 : 1 + rand(rng, 2)),
      amounts: Float32Array.of(1, 1),
      known: new Float32Array(2),
      shares: Float32Array.of(won === 0 ? 1 : 0, won === 1 ? 1 : 0),
      games: Uint32Array.of(nth),
    };
  });
  return joined(all);
}

describe('a learned value', () => {
  test('positions are those at the beginnings of rounds, all seats of each, and the same again from the same seed', () => {
    const again = positionsOf(game, inputs, [sketch, sketch], { seed: 'learned', nth: 7 });
    const once = positionsOf(game, inputs, [sketch, sketch], { seed: 'learned', nth: 7 });
    expect(once).toEqual(again);
    expect(once.games.length).toBeGreaterThan(2);
    expect(once.ends).toHaveLength(PLAYERS * once.games.length);
    expect(played.ends.at(-1)).toBe(played.at.length);
    for (let i = 0; i < played.shares.length; i += PLAYERS)
      expect(played.shares[i]! + played.shares[i + 1]!).toBeCloseTo(1);
  });

  test('every term counting once is the hand-made value', () => {
    const value = learnedValue(game, weightsOf(handMade(inputs.names.length, terms, 3), 3));
    const plain = handMadeValue(game, PLAYERS, tuningAt(game, PLAYERS).sharpness);
    const s = game.setup(PLAYERS, defaultOptions(game), makeRng(seedOf('plain')));
    for (let i = 0; i < 60 && game.asked(s).length > 0; i++) {
      const [seat] = game.asked(s);
      game.apply(s, seat!, game.legal(s, seat!)[0], null);
      for (const [p, chance] of value(s).entries()) expect(chance).toBeCloseTo(plain(s)[p]!, 4);
    }
  });

  test('weights survive being written, and are refused for another game or other inputs', () => {
    const net = Float32Array.from({ length: sizeOf(inputs.names.length, 2) }, (_, i) => Math.sin(i));
    expect(numbersOf(weightsOf(net, 2))).toEqual(net);
    expect(() => learnedValue(game, weightsOf(net, 2, { game: 'chess' }))).toThrow('chess');
    expect(() => learnedValue(game, weightsOf(net, 2, { inputs: 'others' }))).toThrow('others');
    expect(() => learnedValue(game, weightsOf(net.subarray(1), 2))).toThrow(RangeError);
  });

  test('units bend: a net is more than a sum', () => {
    // One input of 1; the unit counts what is above 2.
    const net = netOver(Float32Array.of(0.5, 1, -2, 3), 1, 1);
    const sum = new Sum(net);
    const of = (amount: number) => {
      sum.begin();
      sum.see(0, amount);
      return sum.end();
    };
    expect([of(1), of(2), of(3)]).toEqual([0.5, 1, 4.5]);
  });

  test('learning finds what foretells the winner, and says how sure that is', () => {
    const p = foretold(4000);
    const start = handMade(3, 0, 4);
    const net = netOver(train(p, { inputs: 3, hidden: 4, start, isBegun: false, epochs: 10, seed: 'x' }), 3, 4);
    const before = measure(netOver(start, 3, 4), p);
    const after = measure(net, p);
    expect(before.loss).toBeCloseTo(Math.log(2));
    expect(after.loss).toBeLessThan(0.53); // At best 0.5004.
    expect(after.calibration.error()).toBeLessThan(0.05);
    for (const { predicted } of after.calibration.bins()) expect(Math.abs(predicted - 0.5)).toBeGreaterThan(0.2);
  });

  test('learning never ends with weights that do worse on the games kept apart', () => {
    const start = handMade(inputs.names.length, terms, 2);
    const net = train(played, { inputs: inputs.names.length, hidden: 2, start, isBegun: false, epochs: 3, seed: 'y' });
    const loss = (all: Float32Array) => measure(netOver(all, inputs.names.length, 2), played).loss;
    expect(loss(net)).toBeLessThanOrEqual(loss(start));
  });

  test('calibration is the mean distance of what was said from what came', () => {
    const c = new Calibration();
    for (let i = 0; i < 10; i++) c.add(0.75, i < 6 ? 1 : 0);
    expect(c.error()).toBeCloseTo(0.15);
    expect(c.bins()).toEqual([{ predicted: 0.75, seen: 0.6, n: 10 }]);
  });
});
