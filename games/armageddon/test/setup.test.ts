import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { clockwise, type State, tables } from '../src/index.ts';
import { layOut } from '../src/setup.ts';
import { fresh, given, laidOut, OPTIONS } from './given.ts';

const many = (seats: number): State[] =>
  Array.from({ length: 40 }, (_, i) => layOut(tables, seats, OPTIONS, makeRng(seedOf(`setup ${i}`))));
/** That something is different from table to table. */
const varies = (all: readonly State[], what: (s: State) => unknown) =>
  expect(new Set(all.map((s) => JSON.stringify(what(s)))).size).toBeGreaterThan(5);

describe.each([3, 4])('set-up for %i players', (seats) => {
  const all = many(seats);
  const s = laidOut(seats);

  test('ARM-32 the round marker starts beside the first space', () => {
    expect(s.round).toBe(0);
    expect(fresh(seats).round).toBe(1);
  });

  test('ARM-33 two of the shuffled scoring tiles are common', () => {
    expect(s.common).toHaveLength(2);
    varies(all, (t) => t.common);
    // Which of the two comes first is left to chance as well.
    for (const place of [0, 1]) expect(new Set(all.map((t) => t.common[place])).size).toBeGreaterThan(7);
    expect(new Set(all.map((t) => t.common[0]! < t.common[1]!)).size).toBe(2);
  });

  test('ARM-34 three of the shuffled auction tiles are in place, four are a stack', () => {
    expect(s.auction).toHaveLength(3);
    expect(s.auctionStack).toHaveLength(4);
    varies(all, (t) => t.auction);
  });

  test('ARM-35 equipment, buildings of each level and building tiles are mixed', () => {
    expect([s.deck.length, s.level1.length, s.level2.length, s.tiles.length]).toEqual([60, 14, 14, 32]);
    for (const deck of ['deck', 'level1', 'level2', 'tiles'] as const) varies(all, (t) => t[deck]);
    expect(s.level1.every((card) => tables.buildings[card]!.level === 1)).toBe(true);
  });

  test('ARM-36 the extension is closed and the damage marker on space 3', () => {
    for (const p of s.players) {
      expect(p.city[7]).toBe(-1);
      expect(p.damage).toBe(3);
    }
  });

  test('ARM-37 five workers and a leader behind each screen, nothing on the marauder track', () => {
    for (const p of s.players) {
      expect(p.screen).toEqual([5, 0, 0, 1]);
      expect(p.marauders).toBe(0);
    }
  });

  test('ARM-38 everybody has 10 VP, stacked at random', () => {
    for (const p of s.players) expect(p.vp).toBe(10);
    varies(all, (t) => t.players.map((p) => p.arrived));
    expect(s.players.map((p) => p.arrived).sort()).toEqual(s.players.map((_, i) => i + 1));
  });

  test('ARM-39 everybody draws two private tiles', () => {
    for (const p of s.players) expect(p.tiles).toHaveLength(2);
    varies(all, (t) => t.players[0]!.tiles);
    expect(new Set([...s.common, ...s.players.flatMap((p) => p.tiles), ...s.unseen]).size).toBe(10);
  });

  test('ARM-40 ARM-42 the bag holds 65 figures and no leader', () => {
    expect(s.bag).toEqual([20, 25, 10, 10, 0]);
    expect(s.gone.figures).toEqual(seats === 3 ? [0, 5, 0, 0, 1] : [0, 0, 0, 0, 0]);
  });

  test('ARM-43 scoring tiles that are left over go to the box unseen', () => {
    expect(s.unseen).toHaveLength(seats === 3 ? 2 : 0);
  });

  test('ARM-44 as many cards, and bids in each area, as players', () => {
    const first = fresh(seats);
    expect(first.display.filter((kind) => kind >= 0)).toHaveLength(seats);
    expect(first.offer.filter((card) => card >= 0)).toHaveLength(seats);
    expect(first.display).toHaveLength(seats);
  });
});

test('ARM-41 clockwise means ascending seats, and round again', () => {
  expect(clockwise({ players: [0, 0, 0, 0] }, 2)).toEqual([2, 3, 0, 1]);
  const told = given({ seats: 4, run: [{ t: 'auction' }], vp: { 2: 20 }, screen: { 2: 'worker' } });
  told.asked(2, 'placeBid').answer(2, 'city nobody').asked(3, 'placeBid').answer(3, 'city nobody').asked(0, 'placeBid');
});
