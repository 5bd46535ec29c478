import { describe, expect, test } from 'vitest';
import { GROUPS, type Player, tables } from '../../src/index.ts';
import type { Position } from '../../src/position/index.ts';
import { countFor, groupVp, majority, vehicleVp } from '../../src/rules/scoring.ts';
import { acts, given } from '../given.ts';

const kinds = (ids: readonly string[]): number[] => ids.map((id) => tables.index.equipment.get(id)!);
const many = (id: string, n: number): string[] => Array<string>(n).fill(id);
const worth = (group: (typeof GROUPS)[number], ids: readonly string[]): number =>
  groupVp(tables, kinds(ids), GROUPS.indexOf(group));

describe('equipment', () => {
  test('ARM-228 beer and gasoline grow up to a maximum', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((n) => worth('beer', many('eq_beer', n)))).toEqual([0, 1, 2, 4, 7, 11, 11, 11]);
    expect([0, 1, 2, 3, 4, 5].map((n) => worth('gasoline', many('eq_gasoline', n)))).toEqual([0, 1, 3, 6, 10, 10]);
  });

  test('ARM-229 4 VP for each two weapons, 8 VP for each three medicines', () => {
    expect([0, 1, 2, 3, 4, 6].map((n) => worth('weapons', many('eq_weapons', n)))).toEqual([0, 0, 4, 4, 8, 12]);
    expect([0, 2, 3, 5, 6].map((n) => worth('medicine', many('eq_medicine', n)))).toEqual([0, 0, 8, 8, 16]);
  });

  test('ARM-230 ARM-231 maps: 8 for the most, 4 for the second most; who is tied gets the same; nobody without maps', () => {
    expect(majority([3, 2, 1, 0], 8, 4)).toEqual([8, 4, 0, 0]);
    expect(majority([3, 3, 2, 0], 8, 4)).toEqual([8, 8, 0, 0]);
    expect(majority([3, 1, 1, 0], 8, 4)).toEqual([8, 4, 4, 0]);
    expect(majority([2, 0, 0], 8, 4)).toEqual([8, 0, 0]);
    expect(majority([0, 0, 0], 8, 4)).toEqual([0, 0, 0]);
    given({ run: [{ t: 'scoreEquipment' }], hand: { 0: ['eq_map', 'eq_map'], 1: ['eq_map'] } }).expect({
      vp: [18, 14, 10],
    });
  });

  test('ARM-232 vehicle parts: 1, 4, 9, 16 for one vehicle, 1, 2, 4, 8 mixed', () => {
    const car = ['eq_car_engine', 'eq_car_tyres', 'eq_car_body', 'eq_car_steering'];
    const mixed = ['eq_car_engine', 'eq_bus_tyres', 'eq_truck_body', 'eq_bus_steering'];
    expect([0, 1, 2, 3, 4].map((n) => worth('vehicle', car.slice(0, n)))).toEqual([0, 1, 4, 9, 16]);
    expect([1, 2, 3, 4].map((n) => worth('vehicle', mixed.slice(0, n)))).toEqual([1, 2, 4, 8]);
  });

  test.each([
    [['eq_car_engine', 'eq_car_engine'], 2],
    [['eq_car_engine', 'eq_bus_engine'], 2],
    [['eq_car_engine', 'eq_car_tyres', 'eq_bus_engine', 'eq_bus_tyres'], 8],
    [['eq_car_engine', 'eq_car_tyres', 'eq_car_body', 'eq_bus_steering'], 10],
    [['eq_car_engine', 'eq_car_engine', 'eq_car_tyres', 'eq_bus_body', 'eq_bus_steering'], 9],
    [['eq_car_engine', 'eq_bus_tyres', 'eq_truck_body', 'eq_truck_steering'], 8],
    [['eq_car_engine', 'eq_car_tyres', 'eq_truck_body', 'eq_bus_steering'], 8],
    [['eq_car_engine', 'eq_bus_tyres', 'eq_bus_body', 'eq_bus_engine', 'eq_truck_steering'], 11],
  ])('ARM-233 the best grouping counts: %j gives %i', (ids, vp) => {
    expect(worth('vehicle', ids)).toBe(vp);
    expect(bruteForce(kinds(ids))).toBe(vp);
  });

  test('ARM-233 no grouping does better, for many hands', () => {
    const parts = tables.equipment.flatMap((e, kind) => (e.vehicle < 0 ? [] : [kind, kind]));
    for (let seed = 1; seed <= 80; seed++) {
      const hand = parts.filter((_, i) => ((seed * 7919 * (i + 3)) >> 3) % 4 === 0).slice(0, 7);
      expect(vehicleVp(tables, hand)).toBe(bruteForce(hand));
    }
  });

  test('ARM-247 equipment does nothing before the end, and each card says how many of its kind there are', () => {
    const hand = { 0: ['eq_weapons', 'eq_weapons', 'eq_beer'] };
    const picks = (more: Omit<Position, 'run'>) =>
      given({ run: [acts(0)], pool: { 0: 'worker' }, marauders: { 0: 3 }, ...more }).legal(0);
    expect(picks({ hand })).toEqual(picks({}));
    expect(Object.fromEntries(tables.equipment.slice(0, 6).map((e) => [e.id, e.copies]))).toEqual({
      eq_beer: 7,
      eq_gasoline: 7,
      eq_weapons: 6,
      eq_medicine: 9,
      eq_map: 7,
      eq_car_engine: 2,
    });
  });
});

/** Every partition of the parts, tried out. */
function bruteForce(hand: readonly number[]): number {
  const go = (rest: readonly number[], groups: readonly (readonly number[])[]): number => {
    const [first, ...more] = rest;
    if (first === undefined) return groups.reduce((n, group) => n + groupWorth(group), 0);
    let best = go(more, [...groups, [first]]);
    for (const [i, group] of groups.entries()) {
      if (group.some((kind) => tables.equipment[kind]!.part === tables.equipment[first]!.part)) continue;
      best = Math.max(best, go(more, groups.with(i, [...group, first])));
    }
    return best;
  };
  return go(hand, []);
}
function groupWorth(group: readonly number[]): number {
  const one = new Set(group.map((kind) => tables.equipment[kind]!.vehicle)).size === 1;
  return (one ? [0, 1, 4, 9, 16] : [0, 1, 2, 4, 8])[group.length]!;
}

describe('scoring tiles', () => {
  const player = (more: Omit<Position, 'run'>): Player => given({ run: [], ...more }).state.players[0]!;
  const count = (id: string, p: Player): number => countFor(tables, p, tables.index.scoring.get(id)!);

  test('ARM-234 a tile gives its VP for each matching thing at that moment', () => {
    given({
      run: [{ t: 'midgame' }],
      round: 3,
      common: ['sc_military', 'sc_worker'],
      city: { 0: { 5: 'roadblock' } },
    }).expect({
      vp: [18, 14, 14],
    });
  });

  test('ARM-235 survivors of the colour, wherever they are; leaders match none', () => {
    const p = player({
      screen: { 0: 'worker leader' },
      bids: { exploration: [[0, 'worker*2']] },
      pool: { 0: 'worker' },
      spent: { 0: 'worker soldier' },
      recruits: { 0: 'engineer' },
      aside: [0],
    });
    expect(['sc_worker', 'sc_soldier', 'sc_engineer'].map((id) => count(id, p))).toEqual([5, 1, 1]);
  });

  test('ARM-236 visible buildings, printed ones and the Extension included', () => {
    const p = player({ city: { 0: { 8: 'extension', 5: 'school', 4: 'hotel' } } });
    expect(['sc_civil', 'sc_military', 'sc_science'].map((id) => count(id, p))).toEqual([3, 1, 1]);
  });

  test('ARM-237 every card of the kinds shown, every vehicle part, every card at all', () => {
    const p = player({
      hand: { 0: ['eq_beer', 'eq_beer', 'eq_gasoline', 'eq_medicine', 'eq_car_body', 'eq_car_body', 'eq_map'] },
    });
    expect(
      ['sc_beer_gasoline', 'sc_weapons_medicine', 'sc_vehicle', 'sc_any_equipment'].map((id) => count(id, p)),
    ).toEqual([3, 1, 2, 7]);
  });
});
