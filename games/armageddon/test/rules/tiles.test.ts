import { describe, expect, test } from 'vitest';
import { housingOf, tables } from '../../src/index.ts';
import type { Position } from '../../src/position/index.ts';
import { given, tile } from '../given.ts';

const taken = (id: string, more: Omit<Position, 'run'> = {}) => given({ run: [tile(0, id)], ...more });

describe('building tiles', () => {
  test('ARM-132 [bt_marauder_minus] one marauder less and 1 VP; nothing at 0', () => {
    taken('bt_marauder_minus', { marauders: { 0: 2 } }).expect({
      marauders: { 0: 1 },
      vp: { 0: 11 },
      from: { 0: { tiles: 1 } },
    });
    taken('bt_marauder_minus').expect({ vp: { 0: 10 } });
  });

  test('ARM-133 [bt_equipment_plus] the top card, unseen by the others', () => {
    taken('bt_equipment_plus', { deck: ['eq_medicine'] }).expect({ hand: { 0: ['eq_medicine'] }, open: { 0: [] } });
    taken('bt_equipment_plus', { only: true }).expect({ hand: { 0: [] } });
  });

  test('ARM-134 [bt_damage_minus] the damage marker one space left', () => {
    taken('bt_damage_minus', { damage: { 0: 3 } }).expect({ damage: { 0: 2 } });
    taken('bt_damage_minus', { damage: { 0: 1 } }).expect({ damage: { 0: 1 } });
  });

  test('ARM-135 [bt_two_houses] two more housing points in this round', () => {
    const told = taken('bt_two_houses').expect({ houses: [true, false, false] });
    expect(housingOf(tables, told.state.players[0]!)).toBe(8);
    given({
      run: [tile(0, 'bt_two_houses'), { t: 'house', seat: 0 }, { t: 'twoHousesLeave' }, { t: 'house', seat: 0 }],
      screen: { 0: 'worker*8' },
    })
      .asked(0, 'returnHomeless')
      .expect({ houses: { 0: false } });
  });

  test('ARM-141 [bt_marauder_plus] one marauder more', () => {
    taken('bt_marauder_plus').expect({ marauders: { 0: 1 }, vp: { 0: 10 } });
  });

  test('ARM-142 [bt_damage_plus] the damage marker one space right', () => {
    taken('bt_damage_plus').expect({ damage: { 0: 3 } });
  });

  test('ARM-143 [bt_equipment_minus] a card of the hand to the box', () => {
    taken('bt_equipment_minus', { hand: { 0: ['eq_beer', 'eq_map'] } })
      .asked(0, 'discardEquipment')
      .answer(0, 'eq_beer')
      .expect({ hand: { 0: ['eq_map'] }, boxed: ['eq_beer', 'bt_equipment_minus'] });
    taken('bt_equipment_minus').expect({ asked: [] });
  });
});

describe('the Exchange tile', () => {
  const bids = {
    exploration: [[0, 'worker']],
    construction: [[0, 'soldier']],
    city: [[0, 'worker*2']],
  } as const;

  test('ARM-136 [bt_exchange] an own worker goes into the bag, and the one named comes to its place', () => {
    taken('bt_exchange', { bids, screen: { 0: 'leader' }, bag: 'soldier engineer' })
      .answer(0, 'city soldier')
      .expect({ cityBid: { 0: 'worker soldier' }, bag: 'worker engineer', screen: { 0: 'leader' } })
      .logged({ t: 'exchanged', seat: 0, at: 'city', to: 'soldier' });
  });

  test('ARM-137 any place with an own worker, any of the two colours that is in the bag, or decline', () => {
    expect(taken('bt_exchange', { bids, screen: { 0: 'worker' }, bag: 'soldier engineer' }).legal(0)).toEqual([
      'exploration soldier',
      'city soldier',
      'screen soldier',
      'exploration engineer',
      'city engineer',
      'screen engineer',
      'decline',
    ]);
    expect(taken('bt_exchange', { bids, bag: 'marauder worker engineer leader' }).legal(0)).toEqual([
      'exploration engineer',
      'city engineer',
      'decline',
    ]);
    taken('bt_exchange', { screen: { 0: 'worker' }, bag: 'engineer' })
      .answer(0, 'screen engineer')
      .expect({ screen: { 0: 'engineer' }, bag: 'worker' });
    taken('bt_exchange', { screen: { 0: 'worker' } })
      .answer(0, 'decline')
      .expect({ screen: { 0: 'worker' } });
  });

  test('ARM-138 somebody exchanged in the City may act with the new colour', () => {
    given({
      run: [tile(0, 'bt_exchange'), { t: 'city' }],
      bids: {
        city: [
          [0, 'worker'],
          [1, 'nobody'],
          [2, 'nobody'],
        ],
      },
      marauders: { 0: 3 },
    })
      .answer(0, 'city soldier')
      .answer(0, 'act 2.2 soldier')
      .expect({ marauders: { 0: 1 }, vp: { 0: 12 } });
  });

  test('ARM-139 the exchange changes neither size nor order of a bid', () => {
    given({
      run: [tile(0, 'bt_exchange'), { t: 'exploration' }],
      bids: {
        exploration: [
          [1, 'worker'],
          [0, 'worker'],
          [2, 'nobody'],
        ],
      },
      display: [
        ['eq_beer', 'worker'],
        ['eq_map', 'worker'],
        ['eq_map', 'soldier'],
      ],
    })
      .answer(0, 'exploration engineer')
      .expect({ exploration: { 0: 'engineer' }, order: { exploration: [1, 0, 2] }, asked: [1] });
  });

  test('ARM-140 without soldier and engineer in the bag it does nothing; without a worker it can only be declined', () => {
    taken('bt_exchange', { screen: { 0: 'worker' }, bag: 'marauder worker leader' }).expect({ asked: [] });
    expect(taken('bt_exchange', { screen: { 0: 'soldier' }, bag: 'engineer' }).legal(0)).toEqual(['decline']);
  });
});
