import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game, LEAST, LO, MOST, tables } from '../../src/index.ts';
import { given } from '../given.ts';

describe('Completion', () => {
  test('ARM-203 four steps, each finished for all before the next', () => {
    const told = given({
      run: [{ t: 'retrieve' }, { t: 'marauderDamage' }, { t: 'housing' }, { t: 'income' }],
      marauders: { 0: 2, 1: 2, 2: 2 },
      screen: { 0: 'worker*7', 1: 'worker*7' },
      city: { 0: { 5: 'saloon' }, 1: { 5: 'trading_hall', 3: null }, 2: { 5: 'power_plant' } },
    });
    expect(told.events.map((e) => e.t)).toEqual(['retrieved', 'damage', 'damage', 'damage', 'crowded']);
    expect(told.events[4]).toEqual({ t: 'crowded', seat: 1, n: 2 });
    told.asked(1, 'returnHomeless').answer(1, 'worker*2');
    expect(told.events.slice(5).map((e) => ('src' in e ? `${e.t} ${e.seat} ${e.src}` : e.t))).toEqual([
      'homeless',
      'vp 1 homeless',
      'vp 0 rounds',
      'vp 1 rounds',
      'vp 2 rounds',
    ]);
  });

  test('ARM-203 they come at the end of a whole round: retrieve, damage, housing, points', () => {
    const told = given({
      run: [{ t: 'round' }],
      round: 0,
      screen: { 0: 'worker*9', 1: 'worker*9', 2: 'worker*9' },
      city: { 0: { 5: 'saloon' } },
    });
    while (!told.events.some((e) => e.t === 'round' && e.no === 2)) {
      const seat = game.asked(told.state)[0]!;
      told.answer(
        seat,
        game.question(told.state, seat) === 'placeBid' ? told.legal(seat)[0]! : told.legal(seat).at(-1)!,
      );
    }
    const completion = told.events.slice(told.events.findIndex((e) => e.t === 'retrieved'));
    const steps = completion
      .slice(
        0,
        completion.findIndex((e) => e.t === 'round'),
      )
      .map((e) => (e.t === 'vp' ? `vp ${e.src}` : e.t))
      .filter((t, i, all) => all.indexOf(t) === i);
    expect(steps).toEqual(['retrieved', 'damage', 'crowded', 'homeless', 'vp homeless', 'vp rounds']);
  });

  test('ARM-204 all bids and all survivors go behind the screens', () => {
    given({
      run: [{ t: 'retrieve' }],
      bids: {
        exploration: [
          [0, 'worker'],
          [1, 'soldier'],
        ],
        construction: [[0, 'worker']],
        city: [[0, 'worker']],
      },
      pool: { 0: 'engineer' },
      spent: { 0: 'leader' },
      recruits: { 0: 'soldier' },
      screen: { 0: 'worker' },
    }).expect({
      screen: { 0: 'worker*4 soldier engineer leader', 1: 'soldier' },
      spent: { 0: 'nobody' },
      recruits: { 0: 'nobody' },
      pool: { 0: 'nobody' },
      order: { exploration: [], construction: [], city: [] },
    });
  });

  test('ARM-205 ARM-207 each marauder left moves the damage marker right, and stays', () => {
    given({ run: [{ t: 'marauderDamage' }], marauders: { 0: 3, 1: 1 }, damage: { 0: 2, 1: 1 } }).expect({
      damage: { 0: 5, 1: 2, 2: 2 },
      marauders: { 0: 3, 1: 1 },
      vp: [10, 10, 10],
    });
    given({ run: [{ t: 'marauderDamage' }, { t: 'marauderDamage' }], marauders: { 0: 2 } }).expect({
      damage: { 0: 6 },
    });
  });

  test('ARM-206 on the last space each costs 1 VP instead', () => {
    given({ run: [{ t: 'marauderDamage' }], marauders: { 0: 5 }, damage: { 0: 6 } }).expect({
      damage: { 0: 8 },
      vp: { 0: 7 },
      from: { 0: { damage: -3 } },
    });
  });

  test("ARM-208 housing: visible buildings, the Builder's Yard, a Two Houses tile", () => {
    const city = { 0: { 5: 'builders_yard', 6: 'hotel' } };
    given({ run: [{ t: 'house', seat: 0 }], city, houses: [0], screen: { 0: 'worker*14' } }).expect({ asked: [] });
    given({ run: [{ t: 'house', seat: 0 }], city, houses: [0], screen: { 0: 'worker*15' } }).asked(0, 'returnHomeless');
  });

  test('ARM-209 with housing enough nothing happens; everybody owned counts', () => {
    given({ run: [{ t: 'housing' }], screen: { 0: 'worker*4 soldier engineer' } }).expect({ asked: [], vp: { 0: 10 } });
    given({ run: [{ t: 'housing' }], screen: { 0: 'worker*4 soldier engineer' }, aside: [0] }).asked(
      0,
      'returnHomeless',
    );
  });

  test('ARM-210 ARM-211 ARM-212 as many as are short, of any colours, go into the bag for 2 VP each, in one loss', () => {
    const told = given({ run: [{ t: 'house', seat: 0 }], screen: { 0: 'worker*6 soldier leader' }, bag: 'worker' });
    told.asked(0, 'returnHomeless');
    expect(told.legal(0)).toEqual(['worker*2', 'worker soldier', 'worker leader', 'soldier leader']);
    told.answer(0, 'soldier leader').expect({ bag: 'worker soldier leader', screen: { 0: 'worker*6' }, vp: { 0: 6 } });
    expect(told.events.filter((e) => e.t === 'vp')).toEqual([{ t: 'vp', seat: 0, n: -4, src: 'homeless' }]);
  });

  test('ARM-211 a leader sent away can be drawn by anybody later', () => {
    given({
      run: [{ t: 'house', seat: 0 }, { t: 'equipment' }],
      round: 2,
      screen: { 0: 'worker*6 leader' },
      bag: 'nobody',
      deck: ['eq_beer'],
      only: true,
    })
      .answer(0, 'leader')
      .expect({ figures: { 0: 'leader' } });
  });

  test('ARM-210 survivors of one colour only are asked for too, so that nobody learns of it', () => {
    given({ run: [{ t: 'house', seat: 0 }], screen: { 0: 'worker*8' } }).asked(0, 'returnHomeless');
  });

  test('ARM-210 where there are very many ways, colour by colour', () => {
    const told = given({
      run: [{ t: 'house', seat: 0 }],
      screen: { 0: 'worker*9 soldier*9 engineer*9 leader*2' },
      city: { 0: { 5: 'hotel', 6: 'apartment_block' } },
    });
    told.asked(0, 'homelessColour');
    expect(told.legal(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(game.view(told.state, 1).stack.at(-1)).toEqual({ t: 'returnHomeless', seats: [0], n: 14 });
    told.answer(0, 2).answer(0, 3);
    expect(told.legal(0)).toEqual([7, 8, 9]);
    told.answer(0, 8).asked(0, 'homelessColour'); // the last colour too, though only one number is left
    told.answer(0, 1).expect({ asked: [], screen: { 0: 'worker*7 soldier*6 engineer leader' }, vp: { 0: 0 } });
  });

  test('ARM-210 whoever imagines the crowd of another can always go on', () => {
    const { state } = given({
      run: [{ t: 'house', seat: 0 }],
      screen: { 0: 'worker*9 soldier*9 engineer*9 leader*2' },
      city: { 0: { 5: 'hotel', 6: 'apartment_block' } },
    });
    state.players[0]!.bounds.splice(LO, 4, 8, 9, 9, 2);
    const seen = game.view(state, 1);
    const world = game.determinize(seen, makeRng(seedOf('crowd')));
    expect(game.question(world, 0)).toBe('homelessColour');
    expect(game.legal(world, 0).length).toBeGreaterThan(0);
    expect(game.view(world, 1)).toEqual(seen);
  });

  test('ARM-213 ARM-214 then fixed VP, and VP for unused housing after the homeless have left', () => {
    given({
      run: [{ t: 'housing' }, { t: 'income' }],
      city: { 0: { 5: 'apartment_block', 6: 'saloon' }, 1: { 5: 'power_plant' } },
      houses: [0],
      screen: { 0: 'worker*12' },
    }).expect({ vp: { 0: 10 + 1 + 2, 1: 15, 2: 10 } });
    given({
      run: [{ t: 'housing' }, { t: 'income' }],
      city: { 0: { 5: 'apartment_block' } },
      screen: { 0: 'worker*13' },
    })
      .answer(0, 'worker*2')
      .expect({ vp: { 0: 6 } });
  });
});

describe('the midgame scoring', () => {
  const midgame = { run: [{ t: 'midgame' }], round: 3, common: ['sc_soldier', 'sc_civil'] } as const;

  test('ARM-215 everybody scores the common midgame tile; then it goes to the box', () => {
    const told = given({ ...midgame, screen: { 0: 'soldier*2', 1: 'soldier' } }).expect({
      vp: [18, 14, 10],
      common: [null, 'sc_civil'],
    });
    expect(told.state.gone.scoring).toEqual([tables.index.scoring.get('sc_soldier')]);
  });

  test('ARM-216 three new auction tiles take the places of the old ones, left to right; the seventh is never used', () => {
    const told = given({ ...midgame, auction: ['auction_1', 'auction_2', 'auction_3'] });
    const stack = ['auction_4', 'auction_5', 'auction_6', 'auction_7'];
    told.expect({ auction: stack.slice(1).toReversed() });
    expect(told.state.auctionStack.map((t) => tables.auction[t]!.id)).toEqual(['auction_4']);
    expect(told.state.gone.auction.map((t) => tables.auction[t]!.id)).toEqual(['auction_1', 'auction_2', 'auction_3']);
  });

  test('ARM-217 marauder markers go back to 0 for 1 VP each; damage markers stay', () => {
    given({ ...midgame, marauders: { 0: 4, 1: 0, 2: 12 }, damage: { 0: 6 } }).expect({
      marauders: [0, 0, 0],
      vp: [6, 10, 0],
      damage: { 0: 6 },
    });
  });

  test('ARM-218 a common tile tells how many things somebody has, and no more', () => {
    const told = given({
      ...midgame,
      common: ['sc_beer_gasoline', 'sc_civil'],
      hand: { 0: ['eq_beer', 'eq_gasoline', 'eq_map'] },
      open: { 0: ['eq_beer'] },
    }).logged({ t: 'counted', seat: 0, n: 2 });
    const seen = game.view(told.state, 1);
    expect(seen.players[0]!.hand).toEqual([tables.index.equipment.get('eq_beer'), null, null]);
    expect(seen.players[0]!.match).toEqual([1, 1]);
    const counted = given({ ...midgame, screen: { 0: 'soldier*2 worker' } });
    const { bounds } = game.view(counted.state, 1).players[0]!;
    expect([bounds[1], bounds[5]]).toEqual([2, 2]);
    expect(game.view(counted.state, 1).players[0]!.screen).toBeNull();
    expect(bounds[LEAST]).toBeLessThan(bounds[MOST]!);
  });
});
