import { describe, expect, test } from 'vitest';
import { fixedVp, housingOf, tables } from '../../src/index.ts';
import { builds, given } from '../given.ts';

const OFFER = [
  ['hotel', 'bt_damage_minus'],
  ['saloon', 'bt_two_houses'],
  ['command_post', 'bt_equipment_plus'],
] as const;

describe('Construction', () => {
  test('ARM-116 the largest bid chooses first, among equals the earlier one; with the option the first bid', () => {
    const bids = {
      construction: [
        [2, 'worker'],
        [0, 'worker*2'],
        [1, 'worker*2'],
      ],
    } as const;
    given({ run: [{ t: 'construction' }], offer: OFFER, bids })
      .asked(0, 'takeBuilding')
      .answer(0, 'saloon')
      .answer(0, 'site 5')
      .asked(1, 'takeBuilding')
      .answer(1, 'hotel')
      .answer(1, 'site 5')
      .asked(2, 'placeBuilding');
    given({ run: [{ t: 'construction' }], offer: OFFER, bids, options: { pickOrder: 'topToBottom' } }).asked(
      2,
      'takeBuilding',
    );
  });

  test('ARM-117 the player takes one card with its tile; nobody passes', () => {
    const told = given({ run: [{ t: 'takeBuilding', seats: [1] }], offer: OFFER });
    expect(told.legal(1)).toEqual(['hotel', 'saloon', 'command_post']);
    told.answer(1, 'saloon').expect({
      offer: ['hotel', null, 'command_post'],
      offerTiles: ['bt_damage_minus', null, 'bt_equipment_plus'],
      asked: [1],
      question: 'placeBuilding',
    });
  });

  test('ARM-118 ARM-119 it is built at once, or forfeited to the box', () => {
    given({ run: builds(0, 'hotel') })
      .answer(0, 'forfeit')
      .expect({ boxed: ['hotel', 'bt_damage_minus'], city: { 0: { 4: null } }, asked: [] })
      .logged({ t: 'forfeited', seat: 0, card: 'hotel' });
    given({ run: builds(0, 'hotel') })
      .answer(0, 'site 6')
      .expect({ city: { 0: { 5: 'hotel' } }, asked: [] });
  });

  test('ARM-120 building costs nothing', () => {
    given({ run: builds(0, 'hotel'), screen: { 0: 'worker' }, bids: { construction: [[0, 'worker*2']] } })
      .answer(0, 'site 5')
      .expect({ screen: { 0: 'worker' }, construction: { 0: 'worker*2' }, vp: { 0: 10 } });
  });

  test('ARM-121 an ordinary building goes on sites 3 to 7, and on 8 once the Extension stands', () => {
    const sites = [3, 4, 5, 6, 7].map((n) => `site ${n}`);
    expect(given({ run: builds(0, 'hotel') }).legal(0)).toEqual([...sites, 'forfeit']);
    expect(given({ run: builds(0, 'hotel'), city: { 0: { 8: 'extension' } } }).legal(0)).toEqual([
      ...sites,
      'site 8',
      'forfeit',
    ]);
    const tower = given({ run: builds(0, 'hotel'), city: { 0: { 5: 'reinforced_watchtower' } } });
    expect(tower.legal(0)).toEqual(['site 3', 'site 4', 'site 6', 'site 7', 'forfeit']);
  });

  test('ARM-122 an occupied site is overbuilt, and all the old building gave is gone', () => {
    const told = given({ run: builds(0, 'roadblock'), city: { 0: { 5: 'trading_hall' } }, pool: { 0: 'worker' } });
    expect(fixedVp(tables, told.state.players[0]!)).toBe(2);
    told.answer(0, 'site 5');
    expect(fixedVp(tables, told.state.players[0]!)).toBe(0);
    expect(housingOf(tables, told.state.players[0]!)).toBe(8);
  });

  test('ARM-123 printed buildings and the Extension may be overbuilt too', () => {
    for (const [site, over] of [
      [3, 'start_mobile_home'],
      [4, 'start_library'],
      [8, 'extension'],
    ] as const)
      given({ run: builds(0, 'hotel'), city: { 0: { 8: 'extension' } } })
        .answer(0, `site ${site}`)
        .expect({ city: { 0: { [site - 1]: 'hotel' } }, under: { 0: [over] } })
        .logged({ t: 'built', over });
  });

  test('ARM-124 covered cards stay below for good', () => {
    given({ run: [...builds(0, 'hotel'), ...builds(0, 'saloon')], city: { 0: { 5: 'school' } } })
      .answer(0, 'site 5')
      .answer(0, 'site 5')
      .expect({ under: { 0: ['school', 'hotel'] }, city: { 0: { 4: 'saloon' } } });
  });

  test('ARM-125 a headquarters upgrade goes on site 1 only', () => {
    expect(given({ run: builds(0, 'command_post') }).legal(0)).toEqual(['site 1', 'forfeit']);
    given({ run: builds(0, 'command_post') })
      .answer(0, 'site 1')
      .expect({ city: { 0: { 0: 'command_post' } }, under: { 0: ['start_headquarters'] } });
  });

  test('ARM-126 a watchtower upgrade goes on a watchtower only', () => {
    expect(given({ run: builds(0, 'gun_tower') }).legal(0)).toEqual(['site 2', 'forfeit']);
    const guarded = { 0: { 5: 'guard_post', 6: 'searchlight_tower' } };
    expect(given({ run: builds(0, 'gun_tower'), city: guarded }).legal(0)).toEqual([
      'site 2',
      'site 5',
      'site 6',
      'forfeit',
    ]);
  });

  test('ARM-127 an upgrade needs no lower one first, and replaces what was there', () => {
    given({ run: builds(0, 'town_hall') })
      .answer(0, 'site 1')
      .expect({ city: { 0: { 0: 'town_hall' } } });
    const told = given({ run: builds(0, 'council_hall'), city: { 0: { 1: 'bunker_headquarters' } } });
    told.answer(0, 'site 1').expect({ city: { 0: { 0: 'council_hall' } } });
    expect(fixedVp(tables, told.state.players[0]!)).toBe(2);
  });

  test('ARM-128 a new building works in the same round: actions, housing, VP', () => {
    given({
      run: [
        ...builds(0, 'saloon'),
        { t: 'cityAction', seats: [0] },
        { t: 'retrieve' },
        { t: 'house', seat: 0 },
        { t: 'income' },
      ],
      pool: { 0: 'worker' },
      screen: { 0: 'worker*6' },
    })
      .answer(0, 'site 5')
      .answer(0, 'act 5.1 worker')
      .expect({ asked: [], vp: { 0: 13 }, from: { 0: { actions: 2, rounds: 1 } } });
  });

  test('ARM-129 ARM-130 then the tile takes effect, even if the card was forfeited, and goes to the box', () => {
    given({ run: builds(0, 'hotel', 'bt_damage_minus'), damage: { 0: 5 } })
      .expect({ damage: { 0: 5 } })
      .answer(0, 'forfeit')
      .expect({ damage: { 0: 4 }, boxed: ['hotel', 'bt_damage_minus'] });
    given({ run: builds(0, 'hotel', 'bt_two_houses') })
      .answer(0, 'site 5')
      .expect({ houses: { 0: true }, boxed: [] });
  });

  test('ARM-131 the cards of each level suffice', () => {
    for (const level of [1, 2]) expect(tables.levels[level]!.length).toBeGreaterThanOrEqual(3 * 4);
    expect(tables.level.filter((level) => level === 1)).toHaveLength(3);
  });
});
