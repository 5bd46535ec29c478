import { describe, expect, test } from 'vitest';
import { type Event, FIGURES, housingOf, tables } from '../../src/index.ts';
import { fresh, given, pointAt } from '../given.ts';

describe('Preparation', () => {
  test('ARM-52 its steps come in order, each finished for all before the next', () => {
    const told = given({
      run: [{ t: 'round' }],
      round: 1,
      damage: { 0: 5, 1: 5, 2: 5 },
      houses: [0],
      screen: { 0: 'worker', 1: 'worker', 2: 'worker' },
    });
    const steps = told.events.map((e) => e.t).filter((t, i, all) => t !== all[i - 1]);
    const first = (t: Event['t']) => steps.indexOf(t);
    expect(steps.slice(0, 3)).toEqual(['round', 'houses', 'arrived']);
    expect(first('vp')).toBe(3);
    expect(first('vp')).toBeLessThan(first('equipmentShown'));
    expect(first('equipmentShown')).toBeLessThan(first('buildingShown'));
    expect(steps.slice(first('equipmentShown'))).toEqual(['equipmentShown', 'buildingShown', 'starts']);
    told.expect({ houses: { 0: false } });
  });

  test('ARM-53 a Two Houses tile goes to the box, and its housing with it', () => {
    const told = given({ run: [{ t: 'twoHousesLeave' }], houses: [1] }).expect({
      houses: [false, false, false],
      boxed: ['bt_two_houses'],
    });
    expect(housingOf(tables, told.state.players[1]!)).toBe(6);
    told.logged({ t: 'houses', seat: 1, tile: 'bt_two_houses', n: -2 });
  });

  test('ARM-54 as many marauders arrive as the round track shows', () => {
    const arrive = (round: number, roundTrack: 'rising' | 'moderate' | 'even') =>
      given({ run: [{ t: 'arrivals' }, { t: 'roundMarker' }], round, options: { roundTrack } }).state.players.map(
        (p) => p.marauders,
      );
    for (const [track, shown] of [
      ['rising', [1, 2, 3, 4, 5, 6]],
      ['moderate', [1, 2, 3, 3, 4, 5]],
      ['even', [2, 2, 3, 3, 4, 4]],
    ] as const)
      expect([0, 1, 2, 3, 4, 5].map((round) => arrive(round, track))).toEqual(shown.map((n) => [n, n, n]));
  });

  test('ARM-55 on space 1 the marker gives 2 VP and nothing else happens', () => {
    given({ run: [{ t: 'damageTracks' }], damage: { 0: 1 } }).expect({ vp: { 0: 12 }, marauders: { 0: 0 } });
  });

  test('ARM-56 on space 2 nothing happens', () => {
    const told = given({ run: [{ t: 'damageTracks' }], damage: { 0: 2, 1: 2, 2: 2 } }).expect({ vp: [10, 10, 10] });
    expect(told.events).toEqual([]);
  });

  test.each([
    [3, 10, 0],
    [4, 9, 0],
    [5, 9, 1],
    [6, 8, 1],
    [7, 6, 1],
    [8, 6, 1],
  ])(
    'ARM-57 ARM-58 ARM-59 on space %i all spaces from 2 to the one left of it work: %i VP, %i marauders',
    (damage, vp, marauders) => {
      given({ run: [{ t: 'damageTracks' }], damage: { 0: damage }, screen: { 0: 'leader' } }).expect({
        vp: { 0: vp },
        marauders: { 0: marauders },
        aside: { 0: damage === 8 ? 1 : 0 },
      });
    },
  );

  test('ARM-57 the spaces work from left to right', () => {
    const told = given({ run: [{ t: 'damageTracks' }], damage: { 0: 8 }, screen: { 0: 'leader' } });
    expect(told.events.map((e) => e.t)).toEqual(['vp', 'marauders', 'vp', 'vp', 'leaderLost']);
  });
});

describe('the leader', () => {
  test('ARM-60 beyond the leader space the leader is laid aside', () => {
    given({ run: [{ t: 'damageTracks' }], damage: { 0: 8 }, screen: { 0: 'worker leader' } })
      .expect({ aside: { 0: 1 }, screen: { 0: 'worker' } })
      .logged({ t: 'leaderLost', seat: 0 });
  });

  test.each([7, 6, 3, 2, 1])('ARM-61 with the marker on space %i the leader is back', (damage) => {
    given({ run: [{ t: 'damageTracks' }], damage: { 0: damage }, aside: [0], screen: { 0: 'worker' } })
      .expect({ aside: { 0: 0 }, screen: { 0: 'worker leader' } })
      .logged({ t: 'leaderBack', seat: 0 });
  });

  test('ARM-61 on the last space he stays aside', () => {
    given({ run: [{ t: 'damageTracks' }], damage: { 0: 8 }, aside: [0] }).expect({ aside: { 0: 1 } });
  });

  test('ARM-62 a repair later in the round does not bring him back before the next Preparation', () => {
    given({
      run: [{ t: 'cityAction', seats: [0] }, { t: 'retrieve' }, { t: 'damageTracks' }],
      damage: { 0: 8 },
      aside: [0],
      pool: { 0: 'engineer' },
    })
      .answer(0, 'repair engineer')
      .expect({ damage: { 0: 7 }, aside: { 0: 0 }, screen: { 0: 'engineer leader' } });
    given({
      run: [{ t: 'cityAction', seats: [0] }, { t: 'retrieve' }],
      damage: { 0: 8 },
      aside: [0],
      pool: { 0: 'engineer' },
    })
      .answer(0, 'repair engineer')
      .expect({ damage: { 0: 7 }, aside: { 0: 1 } });
  });

  test('ARM-63 a leader aside needs housing but cannot be sent away', () => {
    given({ run: [{ t: 'house', seat: 0 }], aside: [0], screen: { 0: 'worker*6' } })
      .asked(0, 'returnHomeless')
      .refuses(0, 'leader')
      .answer(0, 'worker')
      .expect({ screen: { 0: 'worker*5' }, aside: { 0: 1 }, vp: { 0: 8 } });
    given({ run: [{ t: 'house', seat: 0 }], aside: [0], screen: { 0: 'worker*5' } }).expect({ asked: [] });
    const ruins = { 0: { 1: null, 2: null, 3: null } };
    given({ run: [{ t: 'house', seat: 0 }], aside: [0], city: ruins }).expect({
      asked: [],
      aside: { 0: 1 },
      vp: { 0: 10 },
    });
    given({ run: [{ t: 'house', seat: 0 }], aside: [0], city: ruins, screen: { 0: 'worker' } })
      .answer(0, 'worker')
      .expect({ aside: { 0: 1 }, vp: { 0: 8 } });
  });

  test('ARM-64 at most one leader lies aside, and who has none is not affected', () => {
    given({ run: [{ t: 'damageTracks' }], damage: { 0: 8, 1: 8 }, screen: { 0: 'leader*2', 1: 'worker' } }).expect({
      aside: { 0: 1, 1: 0 },
      screen: { 0: 'leader', 1: 'worker' },
    });
    given({ run: [{ t: 'damageTracks' }], damage: { 0: 8 }, aside: [0], screen: { 0: 'leader' } }).expect({
      aside: { 0: 1 },
      screen: { 0: 'leader' },
    });
  });
});

describe('equipment and figures', () => {
  const FOUR = ['eq_beer', 'eq_map', 'eq_weapons', 'eq_medicine'];

  test('ARM-65 ARM-66 one card per player from left to right, then 2, 3, 4 and 3 figures', () => {
    given({ run: [{ t: 'equipment' }], seats: 4, deck: FOUR, bag: 'worker*30' }).expect({
      display: FOUR,
      figures: ['worker*2', 'worker*3', 'worker*4', 'worker*3'],
      bag: 'worker*18',
    });
    given({ run: [{ t: 'equipment' }], deck: FOUR, bag: 'worker*30' }).expect({
      display: FOUR.slice(0, 3),
      figures: ['worker*2', 'worker*3', 'worker*4'],
    });
    expect(tables.slots).toEqual([2, 3, 4, 3]);
  });

  test('ARM-66 every figure of the bag is as likely as any other', () => {
    const bag = 'marauder worker soldier*2';
    given({
      run: [{ t: 'equipment' }],
      round: 2,
      deck: FOUR.slice(0, 1),
      only: true,
      bag,
      rigged: [pointAt(bag, 'soldier') + 1, pointAt('marauder worker soldier', 'worker')],
    }).expect({ figures: { 0: 'worker soldier' }, bag: 'marauder soldier' });
  });

  test('ARM-67 ARM-68 in round 1 a second marauder on a card goes back, and somebody else comes', () => {
    const bag = 'marauder*3 worker soldier';
    given({
      run: [{ t: 'equipment' }],
      deck: ['eq_beer', 'eq_map'],
      only: true,
      bag,
      // The first card: a marauder, a second one that goes back, and of worker and soldier the soldier instead.
      rigged: [0, 0, 1, 0, 0, 0],
    }).expect({ figures: { 0: 'marauder soldier', 1: 'marauder worker' }, bag: 'marauder' });
  });

  test('ARM-67 the limit is per card, and there is none after round 1', () => {
    given({ run: [{ t: 'equipment' }], bag: 'marauder*3 worker*6', rigged: Array(12).fill(0) }).expect({
      figures: ['marauder worker', 'marauder worker*2', 'marauder worker*3'],
    });
    given({ run: [{ t: 'equipment' }], round: 2, bag: 'marauder*9' }).expect({
      figures: ['marauder*2', 'marauder*3', 'marauder*4'],
    });
  });

  test('ARM-67 where the bag holds nothing but marauders a card keeps its one, and the slot stays short', () => {
    given({ run: [{ t: 'equipment' }], bag: 'marauder*5' }).expect({
      figures: ['marauder', 'marauder', 'marauder'],
      bag: 'marauder*2',
    });
  });

  test('ARM-67 no first round shows two marauders on a card', () => {
    for (let i = 0; i < 60; i++)
      for (const [slot, n] of fresh(4, {}, `first ${i}`).figures.entries())
        if (slot % FIGURES.length === 0) expect(n).toBeLessThanOrEqual(1);
  });

  test('ARM-69 a short deck fills slots from the left; a slot without a card gets no figures', () => {
    given({ run: [{ t: 'equipment' }], seats: 4, deck: ['eq_beer', 'eq_map'], only: true, bag: 'worker*30' }).expect({
      display: ['eq_beer', 'eq_map', null, null],
      figures: ['worker*2', 'worker*3', 'nobody', 'nobody'],
    });
    const none = given({ run: [{ t: 'equipment' }], only: true, bag: 'worker*9' });
    expect(none.state.display).toEqual([-1, -1, -1]);
    none.expect({ bag: 'worker*9' });
  });

  test('ARM-70 an empty bag fills as far as the figures go', () => {
    given({ run: [{ t: 'equipment' }], bag: 'worker*4' }).expect({
      figures: ['worker*2', 'worker*2', 'nobody'],
      bag: 'nobody',
    });
  });

  test('ARM-71 as many building cards as players, with the next tile on each', () => {
    const told = given({ run: [{ t: 'buildings' }], seats: 4 });
    const { state } = told;
    expect(state.offer.every((card) => card >= 0)).toBe(true);
    expect(state.offerTiles.every((tile) => tile >= 0)).toBe(true);
    expect([state.level1.length, state.level2.length, state.tiles.length]).toEqual([10, 14, 28]);
    const before = given({ run: [], seats: 4 }).state;
    expect(state.offer).toEqual(before.level1.slice(-4).reverse());
    expect(state.offerTiles).toEqual(before.tiles.slice(-4).reverse());
  });
});
