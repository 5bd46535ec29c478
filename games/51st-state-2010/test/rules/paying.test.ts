import { describe, expect, test } from 'vitest';
import { given, offered } from '../given.ts';

describe('Paying', () => {
  test('FS-3 FS-88 a universal resource pays for any one kind, and only where the kind itself is missing', () => {
    const s = given({ places: { 0: ['scrap-trader'] }, pool: { 0: { worker: 1, any: 2 } } });
    s.answer(0, 'use 0.0').expect({ pool: { 0: { any: 1, worker: 0 } }, tokens: { 0: [[1, 0]] } });
    const both = given({ places: { 0: ['scrap-trader'] }, pool: { 0: { worker: 1, any: 1, scrap: 1 } } });
    both.answer(0, 'use 0.0').expect({ pool: { 0: { any: 1, scrap: 0 } } });
  });

  test('FS-7 FS-88 goods are spent from the pool, the leader, stock locations and stores, not from sets', () => {
    const places = [
      'assembly-plant',
      { card: 'scrap-metal', stock: { scrap: 1 } },
      { card: 'cellars', stock: { scrap: 1 } },
      { card: 'bunker', stock: { scrap: 1 } },
    ];
    const s = given({
      places: { 0: places },
      leader: { 0: { card: 'junky-joe', stock: {} } },
      pool: { 0: { worker: 1 } },
    });
    s.answer(0, 'use 0.0').expect({
      tokens: { 0: { 0: [0, 1] } },
      stock: { 0: [{}, { scrap: 0 }, { scrap: 0 }, { scrap: 1 }] },
    });
    const short = given({
      places: { 0: ['assembly-plant', { card: 'scrap-metal', stock: { scrap: 1 } }, places[3]!] },
      pool: { 0: { worker: 1 } },
    });
    expect(offered(short, 0, 'use')).toEqual([]);
    const led = given({ places: { 0: ['assembly-plant'] }, leader: { 0: 'junky-joe' }, pool: { 0: { worker: 1 } } });
    led.answer(0, 'use 0.0').expect({ leaderStock: { 0: { scrap: 0 } } });
  });

  test('FS-69 FS-87 an action is legal only if all of its price can be paid', () => {
    const s = given({ places: { 0: ['assembly-plant'] }, pool: { 0: { worker: 1, scrap: 1 } } });
    expect(offered(s, 0, 'use')).toEqual([]);
    const t = given({ places: { 0: ['assembly-plant'] }, pool: { 0: { scrap: 2 } } });
    expect(offered(t, 0, 'use')).toEqual([]);
  });

  test('FS-89 FS-90 FS-93 the example: one weapon, a universal one in the pool, a weapon on Borgo', () => {
    const position = { places: { 0: ['weapon-trader'] }, leader: { 0: { card: 'borgo', stock: { weapon: 1 } } } };
    const s = given({ ...position, pool: { 0: { worker: 1, any: 1 } } });
    s.answer(0, 'use 0.0').asked(0, 'payment');
    expect(s.legal(0)).toEqual(['pay weapon@0.leader', 'pay any']);
    s.answer(0, 'pay weapon@0.leader').expect({ pool: { 0: { any: 1 } }, leaderStock: { 0: { weapon: 0 } } });
    const plain = given({ ...position, pool: { 0: { worker: 1, any: 1, weapon: 1 } } });
    plain
      .answer(0, 'use 0.0')
      .asked(1, 'main')
      .expect({ pool: { 0: { any: 1, weapon: 0 } }, leaderStock: { 0: { weapon: 1 } } });
  });

  test('FS-87 FS-89 a price of any resource leaves the kind to the payer, but no universal one while a plain one lies there', () => {
    const s = given({
      places: { 0: ['market', 'scrap-metal'] },
      pool: { 0: { worker: 1, fuel: 1, weapon: 2, any: 1 } },
    });
    s.answer(0, 'use 0.0');
    expect(s.legal(0)).toEqual(['pay fuel', 'pay weapon', 'pay scrap@0.1']);
    const u = given({ places: { 0: ['market', 'scrap-metal'] }, pool: { 0: { worker: 1, any: 1 } } });
    u.answer(0, 'use 0.0');
    expect(u.legal(0)).toEqual(['pay scrap@0.1', 'pay any']);
  });

  test('FS-89 nothing is taken from a card while the pool has the same kind; different cards are different answers', () => {
    const places = ['assembly-plant', 'scrap-metal', { card: 'cellars', stock: { scrap: 2 } }];
    const s = given({ places: { 0: places }, pool: { 0: { worker: 1, scrap: 1 } } });
    s.answer(0, 'use 0.0');
    expect(s.legal(0)).toEqual(['pay scrap scrap@0.1', 'pay scrap scrap@0.2']);
    const t = given({ places: { 0: places }, pool: { 0: { worker: 1 } } });
    t.answer(0, 'use 0.0');
    expect(t.legal(0)).toEqual(['pay scrap@0.1 scrap@0.1', 'pay scrap@0.1 scrap@0.2', 'pay scrap@0.2 scrap@0.2']);
  });

  test('FS-91 FS-167 workers come from the pool first, then from stock locations, unasked', () => {
    const s = given({ places: { 0: ['camp'] }, pool: { 0: { worker: 1 } } });
    s.answer(0, 'hire scrap').expect({ pool: { 0: { worker: 0, scrap: 1 } }, stock: { 0: [{ worker: 2 }] } });
    s.answer(1, 'pass')
      .answer(0, 'hire scrap')
      .expect({ stock: { 0: [{ worker: 0 }] } });
    expect(offered(s, 0, 'hire')).toEqual([]);
    const led = given({
      places: { 0: [{ card: 'camp', stock: { worker: 1 } }] },
      leader: { 0: { card: 'borgo', stock: { worker: 1 } } },
    });
    led.answer(0, 'hire scrap').expect({ leaderStock: { 0: { worker: 0 } }, stock: { 0: [{ worker: 0 }] } });
  });

  test('FS-92 FS-196 cards to discard are the payer’s choice, equal ones are one answer', () => {
    const s = given({ hand: { 0: ['dive', 'dive', 'pub'] } });
    s.answer(0, 'swap');
    expect(s.legal(0)).toEqual(['discard dive', 'discard pub']);
    s.answer(0, 'discard dive');
    expect(s.legal(0)).toEqual(['discard dive', 'discard pub']);
  });

  test('FS-70 what an action gains cannot pay for it, and is there in the next action turn', () => {
    const s = given({ hand: { 0: ['heavy-equipment', 'dive'] }, pool: { 0: { scrap: 1 } } });
    s.answer(0, 'incorporate heavy-equipment')
      .answer(0, 'reach ny-railroad')
      .expect({ pool: { 0: { incorporation1: 1 } } });
    s.answer(1, 'pass')
      .answer(0, 'incorporate dive')
      .expect({ places: { 0: ['heavy-equipment', 'dive'] } });
    const visit = given({ pool: { 0: {} }, places: { 1: ['school'] } });
    expect(offered(visit, 0, 'visit')).toEqual([]); // the worker it gives does not pay for the way
  });
});
