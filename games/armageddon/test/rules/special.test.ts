import { describe, expect, test } from 'vitest';
import { housingOf, tables } from '../../src/index.ts';
import type { Position } from '../../src/position/index.ts';
import { acts, builds, given, tile } from '../given.ts';

const turn = (more: Omit<Position, 'run'>) => given({ run: [acts(0)], ...more });

describe('special buildings', () => {
  test('ARM-189 ARM-190 ARM-191 a Guard Post can become a second watchtower, and is then one for good', () => {
    const told = given({
      run: [...builds(0, 'guard_post'), ...builds(0, 'gun_tower'), ...builds(0, 'flame_tower'), ...builds(0, 'hotel')],
    });
    told.answer(0, 'site 5');
    expect(told.legal(0)).toEqual(['site 2', 'site 5', 'forfeit']);
    told.answer(0, 'site 5').expect({ city: { 0: { 1: 'start_watchtower', 4: 'gun_tower' } } });
    expect(told.legal(0)).toEqual(['site 2', 'site 5', 'forfeit']);
    told.answer(0, 'site 5').expect({ under: { 0: ['guard_post', 'gun_tower'] } });
    expect(told.legal(0)).toEqual(['site 3', 'site 4', 'site 6', 'site 7', 'forfeit']);
    expect(housingOf(tables, told.state.players[0]!)).toBe(6 + 2);
  });

  test('ARM-189 a Guard Post may also be overbuilt as usual', () => {
    expect(given({ run: builds(0, 'hotel'), city: { 0: { 5: 'guard_post' } } }).legal(0)).toContain('site 5');
  });

  test('ARM-190 a covered Guard Post gives nothing itself', () => {
    turn({ pool: { 0: 'engineer' }, marauders: { 0: 3 }, city: { 0: { 5: 'gun_tower' } } }).refuses(
      0,
      'act 5.1 engineer',
    );
  });

  test("ARM-192 Builder's Yard: 1 more housing for each military building, itself included", () => {
    const housing = (city: Record<number, string>) =>
      housingOf(tables, given({ run: [], city: { 0: city } }).state.players[0]!);
    expect(housing({ 5: 'builders_yard' })).toBe(6 + 0 + 2);
    expect(housing({ 5: 'builders_yard', 6: 'roadblock' })).toBe(6 + 2 + 3);
    expect(housing({ 5: 'builders_yard', 6: 'hotel' })).toBe(6 + 4 + 2);
  });

  test('ARM-193 Training Center: workers also pay as engineers and soldiers, and as workers', () => {
    const city = { 0: { 5: 'training_center', 6: 'workshop', 7: 'radio_station' } };
    const told = turn({ pool: { 0: 'worker*5' }, marauders: { 0: 9 }, damage: { 0: 4 }, city });
    for (const pick of ['act 2.1 worker', 'act 2.2 worker', 'act 6.1 worker', 'act 7.1 worker'])
      expect(told.legal(0)).toContain(pick);
    told.answer(0, 'act 2.2 worker').expect({ marauders: { 0: 7 }, spent: { 0: 'worker' } });
    turn({ pool: { 0: 'worker' }, marauders: { 0: 9 } }).refuses(0, 'act 2.2 worker');
  });

  test('ARM-194 for scoring tiles they are workers only', () => {
    given({
      run: [{ t: 'midgame' }],
      round: 3,
      common: ['sc_engineer', 'sc_civil'],
      city: { 0: { 5: 'training_center' } },
      screen: { 0: 'worker*3 engineer' },
    }).expect({ vp: { 0: 14 } });
  });

  test('ARM-195 ARM-202 Church Merciful: no VP for fights, 10 VP in each Completion', () => {
    given({
      run: [acts(0), { t: 'income' }],
      pool: { 0: 'soldier' },
      marauders: { 0: 5 },
      city: { 0: { 5: 'church_merciful' } },
    })
      .answer(0, 'act 2.2 soldier')
      .expect({ marauders: { 0: 3 }, vp: { 0: 20 }, from: { 0: { rounds: 10 } } });
  });

  test('ARM-196 Church Vengeful: 2 VP for each of the first five fought off in a round, then 1', () => {
    const city = { 0: { 2: 'gun_tower', 5: 'church_vengeful' } };
    const told = given({ run: [acts(0)], pool: { 0: 'soldier*2 worker' }, marauders: { 0: 15 }, city });
    told.answer(0, 'act 2.2 soldier').expect({ vp: { 0: 18 } });
    told.answer(0, 'act 2.2 soldier').expect({ vp: { 0: 18 + 2 + 3 } });
    told.answer(0, 'act 2.1 worker').expect({ vp: { 0: 25 }, marauders: { 0: 5 } });
    turn({ pool: { 0: 'soldier' }, marauders: { 0: 9 }, city, fought: { 0: 0 } })
      .answer(0, 'act 2.2 soldier')
      .expect({ vp: { 0: 18 } });
  });

  test('ARM-196 the count starts anew each round', () => {
    const told = given({ run: [{ t: 'retrieve' }], fought: { 0: 5 } });
    expect(told.state.players[0]!.fought).toBe(0);
  });

  test('ARM-197 marauders removed by tiles give 1 VP whatever the church, and do not count', () => {
    given({ run: [tile(0, 'bt_marauder_minus')], marauders: { 0: 2 }, city: { 0: { 5: 'church_merciful' } } }).expect({
      vp: { 0: 11 },
    });
    const told = given({
      run: [tile(0, 'bt_marauder_minus'), acts(0)],
      marauders: { 0: 12 },
      pool: { 0: 'soldier*2' },
      city: { 0: { 2: 'gun_tower', 5: 'church_vengeful' } },
    });
    told
      .expect({ vp: { 0: 11 } })
      .answer(0, 'act 2.2 soldier')
      .expect({ vp: { 0: 19 } });
    told.answer(0, 'act 2.2 soldier').expect({ vp: { 0: 19 + 2 + 3 } });
  });

  test('ARM-198 the merciful one does not fight, the vengeful one does', () => {
    const passives = (id: string) => tables.buildings[tables.index.building.get(id)!]!.passives.map((p) => p.t);
    expect(passives('church_merciful')).toContain('noFightVp');
    expect(passives('church_vengeful')).toContain('fightVpBonus');
  });

  test('ARM-199 ARM-200 never both churches: the other one only on top of it, or forfeited', () => {
    for (const [there, other] of [
      ['church_merciful', 'church_vengeful'],
      ['church_vengeful', 'church_merciful'],
    ] as const) {
      const told = given({ run: builds(0, other), city: { 0: { 6: there } } });
      expect(told.legal(0)).toEqual(['site 6', 'forfeit']);
      told.answer(0, 'site 6').expect({ city: { 0: { 5: other } } });
    }
    expect(given({ run: builds(0, 'church_vengeful'), city: { 1: { 6: 'church_merciful' } } }).legal(0)).toHaveLength(
      6,
    );
  });

  test('ARM-201 Apartment Block: 1 VP for each housing point nobody uses', () => {
    given({
      run: [{ t: 'income' }],
      city: { 0: { 5: 'apartment_block' } },
      screen: { 0: 'worker*7' },
      aside: [0],
    }).expect({
      vp: { 0: 13 },
      from: { 0: { housing: 3 } },
    });
    given({ run: [{ t: 'income' }], city: { 0: { 5: 'apartment_block' } }, screen: { 0: 'worker*11' } }).expect({
      vp: { 0: 10 },
    });
  });

  test('ARM-202 fixed VP come in every Completion while the building is visible', () => {
    given({
      run: [{ t: 'income' }, { t: 'income' }],
      city: { 0: { 5: 'power_plant', 6: 'saloon', 7: 'council_hall' } },
    }).expect({ vp: { 0: 26 } });
    given({ run: [...builds(0, 'hotel'), { t: 'income' }], city: { 0: { 5: 'power_plant' } } })
      .answer(0, 'site 5')
      .expect({ vp: { 0: 10 } });
  });
});
