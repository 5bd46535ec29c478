import { describe, expect, test } from 'vitest';
import { leadingSeat, tables } from '../../src/index.ts';
import { given, tile } from '../given.ts';

const CITY_VP = ['auction_1', 'auction_3', 'auction_5'];

describe('the VP track', () => {
  test('ARM-21 VP never drops below 0; the rest of a loss is ignored', () => {
    given({
      run: [
        { t: 'penalty', area: 'city' },
        { t: 'bonus', area: 'city' },
      ],
      vp: { 1: 1 },
      auction: CITY_VP,
      bids: {
        city: [
          [0, 'nobody'],
          [2, 'worker'],
          [1, 'nobody'],
        ],
      },
    })
      .expect({ vp: { 1: 0, 2: 12 } })
      .logged({ t: 'vp', seat: 1, n: -1 });
  });

  test('ARM-22 ARM-24 the marker that arrives last lies on top, and only among equal totals', () => {
    const position = { vp: { 0: 10, 1: 8, 2: 50 }, markers: [1, 0, 2], auction: CITY_VP } as const;
    const told = given({
      ...position,
      run: [{ t: 'bonus', area: 'city' }],
      bids: {
        city: [
          [1, 'worker'],
          [0, 'nobody'],
          [2, 'nobody'],
        ],
      },
    }).expect({ vp: [10, 10, 50] });
    const { players } = told.state;
    expect(players[1]!.arrived).toBeGreaterThan(players[0]!.arrived);
    expect(leadingSeat({ players: players.slice(0, 2) })).toBe(1);
    expect(leadingSeat({ players })).toBe(2); // space 10 of the track as well, but with a chip
  });

  test('ARM-22 who comes down to a total lies on top as well; who is at 0 already does not move', () => {
    const loses = (vp: readonly [number, number]) =>
      given({
        run: [{ t: 'penalty', area: 'city' }],
        vp: { 0: vp[0], 1: vp[1], 2: 0 },
        markers: [0, 1, 2],
        auction: CITY_VP,
        bids: {
          city: [
            [1, 'worker'],
            [2, 'worker'],
            [0, 'nobody'],
          ],
        },
      });
    const down = loses([12, 10]).expect({ vp: { 0: 10, 1: 10 } });
    expect(leadingSeat(down.state)).toBe(0);
    const bottom = loses([0, 0]).expect({ vp: { 0: 0, 1: 0 } });
    expect(leadingSeat(bottom.state)).toBe(2);
  });

  test('ARM-23 an effect that leaves the total as it was does not move the marker', () => {
    const told = given({
      run: [{ t: 'income' }],
      vp: { 0: 10, 1: 10, 2: 10 },
      markers: [2, 1, 0],
    });
    expect(told.state.players.map((p) => p.arrived)).toEqual([3, 2, 1]);
    expect(leadingSeat(told.state)).toBe(0);
  });

  test('ARM-23 one effect moves the marker once, by its net amount', () => {
    const told = given({
      run: [{ t: 'explore', seat: 0 }],
      marauders: { 0: 14 },
      display: [['eq_map', 'marauder*3']],
    }).expect({ marauders: { 0: 15 }, vp: { 0: 8 } });
    expect(told.events.filter((e) => e.t === 'vp')).toEqual([{ t: 'vp', seat: 0, n: -2, src: 'marauders' }]);
  });
});

describe('the marauder track', () => {
  test('ARM-25 it runs from 0 to 15', () => {
    expect(tables.last).toBe(15);
    expect(tables.marauderStart).toBe(0);
  });

  test('ARM-26 moving left stops at 0', () => {
    given({
      run: [{ t: 'cityAction', seats: [0] }],
      marauders: { 0: 1 },
      pool: { 0: 'soldier' },
    })
      .answer(0, 'act 2.2 soldier')
      .expect({ marauders: { 0: 0 }, vp: { 0: 11 } });
  });

  test('ARM-27 moving right stops at the end: figures of a card cost 1 VP each, tiles do nothing', () => {
    given({
      run: [{ t: 'explore', seat: 0 }],
      marauders: { 0: 14 },
      display: [['eq_beer', 'marauder*3']],
    }).expect({ marauders: { 0: 15 }, vp: { 0: 8 } });
    given({
      run: [tile(0, 'bt_marauder_plus')],
      marauders: { 0: 15 },
    }).expect({ marauders: { 0: 15 }, vp: { 0: 10 } });
  });

  test('ARM-28 arrivals that do not fit cost 1 VP each; a marauder of the damage track then does nothing', () => {
    given({ run: [{ t: 'arrivals' }], round: 4, marauders: { 0: 12, 1: 3 } })
      .expect({ marauders: { 0: 15, 1: 8 }, vp: { 0: 8, 1: 10 } })
      .logged({ t: 'arrived', seat: 0, n: 5, over: 2 });
    given({ run: [{ t: 'damageTracks' }], damage: { 0: 5 }, marauders: { 0: 15 } }).expect({
      marauders: { 0: 15 },
      vp: { 0: 9 },
    });
  });
});

describe('the damage track', () => {
  test('ARM-29 eight spaces from left to right', () => {
    expect(tables.damage.map((space) => space.effects)).toEqual([
      [{ t: 'vp', amount: 2 }],
      [],
      [{ t: 'vp', amount: -1 }],
      [{ t: 'addMarauder', amount: 1 }],
      [{ t: 'vp', amount: -1 }],
      [{ t: 'vp', amount: -2 }],
      [{ t: 'leaderAside' }],
      [],
    ]);
  });

  test('ARM-30 the marker shows its +2 side on space 1 and nowhere else', () => {
    expect(tables.damage.map((space) => space.here)).toEqual([true, ...Array<boolean>(7).fill(false)]);
    given({ run: [{ t: 'cityAction', seats: [0] }], damage: { 0: 2 }, pool: { 0: 'engineer' } })
      .answer(0, 'repair engineer')
      .expect({ damage: { 0: 1 } });
  });

  test('ARM-31 a tile moves the marker beyond neither end; damage of Completion costs VP instead', () => {
    given({ run: [tile(0, 'bt_damage_minus')], damage: { 0: 1 } }).expect({
      damage: { 0: 1 },
      vp: { 0: 10 },
    });
    given({ run: [tile(0, 'bt_damage_plus')], damage: { 0: 8 } }).expect({
      damage: { 0: 8 },
      vp: { 0: 10 },
    });
    given({ run: [{ t: 'marauderDamage' }], damage: { 0: 7 }, marauders: { 0: 3 } }).expect({
      damage: { 0: 8 },
      vp: { 0: 8 },
    });
  });
});
