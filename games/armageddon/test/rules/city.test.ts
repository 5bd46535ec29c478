import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/position/index.ts';
import { acts, given } from '../given.ts';

const turn = (more: Omit<Position, 'run'>) => given({ run: [acts(0)], ...more });

describe('the City turn', () => {
  test('ARM-145 the start player first, then clockwise; the size of the bid does not matter', () => {
    const told = given({
      run: [{ t: 'city' }],
      start: 1,
      bids: {
        city: [
          [0, 'worker*3'],
          [1, 'worker'],
          [2, 'worker*2'],
        ],
      },
    });
    told.asked(1, 'cityAction').answer(1, 'act 1.1 worker').asked(2, 'cityAction');
    told.answer(2, 'act 1.1 worker').answer(2, 'end').asked(0, 'cityAction');
  });

  test('ARM-144 only the pool can act', () => {
    turn({ pool: { 0: 'worker' }, screen: { 0: 'soldier' }, marauders: { 0: 2 } }).refuses(0, 'act 2.2 soldier');
  });

  test('ARM-146 ARM-147 extend, repair, use lines, in any order and number, or end the turn', () => {
    const told = turn({ pool: { 0: 'worker*6' }, damage: { 0: 5 }, marauders: { 0: 5 } });
    expect(told.legal(0)).toEqual([
      'act 1.1 worker',
      'act 2.1 worker',
      'act 4.1 worker*2 take soldier',
      'act 4.1 worker*2 take engineer',
      'extend worker*2',
      'repair worker',
      'end',
    ]);
    told.answer(0, 'repair worker').answer(0, 'act 2.1 worker').answer(0, 'repair worker').answer(0, 'extend worker*2');
    told.answer(0, 'act 8.1 worker').expect({ asked: [], damage: { 0: 3 }, marauders: { 0: 4 }, vp: { 0: 13 } });
  });

  test('ARM-148 the turn may end with survivors unused; without any there is no turn', () => {
    turn({ pool: { 0: 'worker*2' } })
      .answer(0, 'end')
      .expect({ asked: [], pool: { 0: 'worker*2' } });
    const told = given({
      run: [{ t: 'city' }],
      bids: {
        city: [
          [0, 'nobody'],
          [1, 'worker'],
          [2, 'nobody'],
        ],
      },
    });
    told.asked(1, 'cityAction').answer(1, 'end').expect({ asked: [] });
    expect(told.events.flatMap((e) => (e.t === 'cityTurn' ? [e.seat] : []))).toEqual([1]);
  });

  test('ARM-149 whoever is used lies there until Completion', () => {
    turn({ pool: { 0: 'worker soldier' }, marauders: { 0: 9 } })
      .answer(0, 'act 2.1 worker')
      .expect({ pool: { 0: 'soldier' }, spent: { 0: 'worker' } })
      .refuses(0, 'act 2.1 worker');
  });

  test('ARM-150 every payment is named; the program swaps no colours', () => {
    const told = turn({ pool: { 0: 'worker soldier engineer leader' } });
    expect(told.legal(0).filter((pick) => String(pick).startsWith('act 1.1'))).toEqual([
      'act 1.1 worker',
      'act 1.1 soldier',
      'act 1.1 engineer',
      'act 1.1 leader',
    ]);
    told.answer(0, 'act 1.1 engineer').expect({ pool: { 0: 'worker soldier leader' }, spent: { 0: 'engineer' } });
  });

  test('ARM-151 a leader may stand in for one figure of any colour', () => {
    const told = turn({
      pool: { 0: 'leader*2' },
      marauders: { 0: 5 },
      damage: { 0: 3 },
      city: { 0: { 5: 'workshop' } },
    });
    for (const pick of ['act 1.1 leader', 'act 2.1 leader', 'act 2.2 leader', 'act 5.1 leader', 'repair leader'])
      expect(told.legal(0)).toContain(pick);
    told.answer(0, 'act 2.2 leader').expect({ marauders: { 0: 3 }, spent: { 0: 'leader' } });
  });
});

describe('extending', () => {
  test('ARM-152 once a game two survivors of any colours build the Extension', () => {
    const told = turn({ pool: { 0: 'worker soldier leader*2' } });
    expect(told.legal(0).filter((pick) => String(pick).startsWith('extend'))).toEqual([
      'extend worker soldier',
      'extend worker leader',
      'extend soldier leader',
      'extend leader*2',
    ]);
    told
      .answer(0, 'extend worker soldier')
      .expect({ city: { 0: { 7: 'extension' } }, spent: { 0: 'worker soldier' } })
      .logged({ t: 'extended', seat: 0 });
    expect(told.legal(0).some((pick) => String(pick).startsWith('extend'))).toBe(false);
    turn({ pool: { 0: 'worker*2' }, city: { 0: { 8: 'extension' } } }).refuses(0, 'extend worker*2');
    turn({ pool: { 0: 'worker*2' }, city: { 0: { 8: 'hotel' } } }).refuses(0, 'extend worker*2');
    turn({ pool: { 0: 'worker' } }).refuses(0, 'extend worker*2');
  });

  test('ARM-153 ARM-155 it houses 2, and its action, any survivor for 2 VP, works at once, once a round', () => {
    turn({ pool: { 0: 'worker*4' } })
      .answer(0, 'extend worker*2')
      .answer(0, 'act 8.1 worker')
      .expect({ vp: { 0: 12 } })
      .refuses(0, 'act 8.1 worker');
    given({ run: [{ t: 'house', seat: 0 }], city: { 0: { 8: 'extension' } }, screen: { 0: 'worker*8' } }).expect({
      asked: [],
    });
    given({ run: [{ t: 'house', seat: 0 }], city: { 0: { 8: 'extension' } }, screen: { 0: 'worker*9' } }).asked(
      0,
      'returnHomeless',
    );
  });

  test('ARM-154 the Extension is a civil building', () => {
    turn({ pool: { 0: 'worker' }, city: { 0: { 8: 'extension', 5: 'theatre' } } })
      .answer(0, 'act 5.1 worker')
      .expect({ vp: { 0: 16 } }); // mobile home, Extension and the theatre itself
  });

  test('ARM-156 nothing is built on site 8 before', () => {
    const told = given({
      run: [{ t: 'placeBuilding', seats: [0], card: 'hotel', tile: 'bt_marauder_minus' }],
      city: { 0: {} },
    });
    expect(told.legal(0)).not.toContain('site 8');
  });
});

describe('repairing', () => {
  test('ARM-157 one step left, without VP', () => {
    turn({ pool: { 0: 'engineer' }, damage: { 0: 6 } })
      .answer(0, 'repair engineer')
      .expect({ damage: { 0: 5 }, vp: { 0: 10 }, asked: [] })
      .logged({ t: 'repaired', seat: 0 });
  });

  const repairs = (more: Omit<Position, 'run'>) =>
    turn({ damage: { 0: 8 }, ...more })
      .legal(0)
      .filter((pick) => String(pick).startsWith('repair'));
  const pool = { 0: 'worker*2 soldier engineer leader' };

  test('ARM-158 ARM-159 a worker, an engineer or a leader pays, a soldier does not', () => {
    expect(repairs({ pool })).toEqual(['repair worker', 'repair engineer', 'repair leader']);
  });

  test('ARM-158 ARM-159 with the option two workers do, and no worker with a leader', () => {
    const options = { 'repair.workersPerStep': 2 } as const;
    expect(repairs({ pool, options })).toEqual(['repair engineer', 'repair worker*2', 'repair leader']);
    expect(repairs({ pool: { 0: 'worker' }, options })).toEqual([]);
    turn({ pool: { 0: 'worker*3' }, damage: { 0: 4 }, options })
      .answer(0, 'repair worker*2')
      .expect({ damage: { 0: 3 }, pool: { 0: 'worker' } });
  });

  test('ARM-160 a Training Center changes nothing by default; with the option one worker is enough', () => {
    const city = { 0: { 5: 'training_center' } };
    expect(repairs({ pool, city })).toEqual(['repair worker', 'repair engineer', 'repair leader']);
    expect(repairs({ pool, city, options: { 'repair.workersPerStep': 2 } })).toEqual([
      'repair worker',
      'repair engineer',
      'repair leader',
    ]);
    turn({ pool: { 0: 'worker' }, city, damage: { 0: 4 }, options: { 'repair.workersPerStep': 2 } })
      .answer(0, 'repair worker')
      .expect({ damage: { 0: 3 } });
  });

  test('ARM-161 as long as there is somebody to pay and something to repair', () => {
    turn({ pool: { 0: 'worker*4' }, damage: { 0: 3 } })
      .answer(0, 'repair worker')
      .answer(0, 'repair worker')
      .expect({ damage: { 0: 1 } })
      .refuses(0, 'repair worker');
  });
});

describe('extra actions', () => {
  test('ARM-162 a line works only while its building is visible', () => {
    turn({ pool: { 0: 'worker*2' }, city: { 0: { 4: 'hotel' } } }).refuses(0, 'act 4.1 worker*2 take soldier');
  });

  const lines = (site: number, building: string, pool: string) =>
    turn({
      pool: { 0: pool },
      city: { 0: { [site]: building } },
      marauders: { 0: 9 },
      damage: { 0: 5 },
      hand: { 0: ['eq_beer'] },
    })
      .legal(0)
      .map(String)
      .filter((pick) => pick.startsWith(`act ${site}.`));

  test('ARM-163 ARM-164 what each cost symbol accepts', () => {
    const everybody = 'worker*2 soldier*2 engineer*2 leader*2';
    expect(lines(5, 'roadblock', everybody)).toEqual(
      ['worker', 'soldier', 'engineer', 'leader'].map((c) => `act 5.1 ${c}`),
    );
    expect(lines(5, 'refugee_camp', everybody)).toEqual(['act 5.1 worker', 'act 5.1 leader']);
    expect(lines(5, 'workshop', everybody)).toEqual(['act 5.1 engineer', 'act 5.1 leader']);
    expect(lines(5, 'armory', 'soldier leader').slice(0, 2)).toEqual(['act 5.1 soldier', 'act 5.1 leader']);
    expect(lines(5, 'radio_station', everybody)).toEqual(['act 5.1 soldier', 'act 5.1 engineer', 'act 5.1 leader']);
    expect(lines(5, 'school', everybody)).toEqual(
      ['worker*2', 'worker leader'].flatMap((pay) => ['soldier', 'engineer'].map((to) => `act 5.1 ${pay} take ${to}`)),
    );
    expect(lines(5, 'school', 'worker soldier')).toEqual([]);
  });

  test('ARM-165 each line has its own number of activations, anew in every round', () => {
    const told = given({
      run: [acts(0), { t: 'retrieve' }, { t: 'bidding' }],
      pool: { 0: 'worker*3 soldier*3' },
      marauders: { 0: 15 },
    });
    told.answer(0, 'act 2.1 worker').answer(0, 'act 2.1 worker').refuses(0, 'act 2.1 worker');
    told.answer(0, 'act 2.2 soldier').answer(0, 'act 2.2 soldier').refuses(0, 'act 2.2 soldier');
    told.answer(0, 'end').expect({ marauders: { 0: 9 } });
    expect(told.state.players[0]!.used.every((n) => n === 0)).toBe(true);
  });

  test('ARM-166 every activation needs its own survivor', () => {
    turn({ pool: { 0: 'worker' } })
      .answer(0, 'act 1.1 worker')
      .expect({ asked: [], vp: { 0: 11 } });
  });

  test('ARM-167 both lines of a building may be used in one turn', () => {
    turn({ pool: { 0: 'worker soldier' }, marauders: { 0: 9 } })
      .answer(0, 'act 2.2 soldier')
      .answer(0, 'act 2.1 worker')
      .expect({ marauders: { 0: 6 } });
  });

  test('ARM-168 what could do nothing is not offered', () => {
    const told = turn({
      pool: { 0: 'worker*2 soldier engineer' },
      city: { 0: { 5: 'workshop', 6: 'radio_station', 7: 'refugee_camp', 3: 'flea_market' } },
      damage: { 0: 1 },
      only: true,
      bag: 'nobody',
    });
    expect(told.legal(0).map((pick) => String(pick).split(' ').slice(0, 2).join(' '))).toEqual([
      ...Array(3).fill('act 1.1'),
      ...Array(3).fill('act 3.2'),
      'extend worker*2',
      'extend worker',
      'extend worker',
      'extend soldier',
      'end',
    ]);
  });
});
