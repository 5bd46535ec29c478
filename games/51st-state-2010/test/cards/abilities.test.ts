import { describe, expect, test } from 'vitest';
import { given, offered } from '../given.ts';

describe('Theft', () => {
  test('FS-158 FS-159 a resource from a pool, a leader or a stock; never from a store or a set, and nothing else', () => {
    const s = given({
      pool: { 0: { worker: 2 }, 1: { fuel: 1, any: 1, worker: 3, conquest1: 1, redevelop: 1 } },
      places: {
        0: ['barracks'],
        1: [
          'scrap-metal',
          'camp',
          { card: 'cellars', stock: { weapon: 2 } },
          { card: 'bunker', stock: { building: 1 } },
        ],
      },
      leader: { 1: 'tommy-the-gun' },
    });
    s.answer(0, 'use 0.0').asked(0, 'steal');
    expect(s.legal(0)).toEqual(['steal 1 scrap@1.0', 'steal 1 fuel', 'steal 1 weapon@1.leader', 'steal 1 any']);
    s.answer(0, 'steal 1 scrap@1.0').expect({ pool: { 0: { scrap: 1 } }, stock: { 1: { 0: { scrap: 2 } } } });
  });

  test('FS-158 the thief chooses among the opponents; FS-160 one who has passed can be stolen from', () => {
    const s = given({
      seats: 3,
      pool: { 0: { worker: 2 }, 1: { fuel: 1 }, 2: { scrap: 1 } },
      places: { 0: ['barracks'] },
      passed: [2],
    });
    s.answer(0, 'use 0.0');
    expect(s.legal(0)).toEqual(['steal 1 fuel', 'steal 2 scrap']);
    s.answer(0, 'steal 2 scrap').expect({ pool: [{ scrap: 1 }, { fuel: 1 }, { scrap: 0 }] });
  });

  test('FS-161 a stolen universal resource stays universal', () => {
    const s = given({ pool: { 0: { worker: 2 } }, places: { 0: ['barracks'] }, leader: { 1: 'baby-swift' } });
    s.answer(0, 'use 0.0').expect({ pool: { 0: { any: 1 } }, leaderStock: { 1: { any: 1 } } });
  });
});

describe('Sets', () => {
  test('FS-162 laying is free, one place for each listed kind, any accessible resource, a universal one as a listed kind', () => {
    const s = given({ places: { 0: ['bunker', 'scrap-metal'] }, pool: { 0: { fuel: 1, any: 1, weapon: 1 } } });
    expect(offered(s, 0, 'lay')).toEqual(['lay scrap 0.0', 'lay fuel 0.0', 'lay building 0.0']);
    s.answer(0, 'lay fuel 0.0').asked(0, 'main'); // the token of the kind itself, unasked
    s.answer(0, 'lay building 0.0').expect({
      stock: { 0: { 0: { fuel: 1, building: 1, scrap: 0 } } },
      pool: { 0: { any: 0, fuel: 0 } },
    });
    s.answer(0, 'lay scrap 0.0').expect({ stock: { 0: [{ scrap: 1 }, { scrap: 2 }] } });
    expect(offered(s, 0, 'lay')).toEqual([]); // every place is taken; a weapon has none
  });

  test('FS-89 FS-162 which token is laid follows the canonical payments', () => {
    const s = given({ places: { 0: ['bunker', 'scrap-metal'] }, pool: { 0: { any: 1 } } });
    s.answer(0, 'lay scrap 0.0').asked(0, 'payment');
    expect(s.legal(0)).toEqual(['pay scrap@0.1', 'pay any']);
    s.answer(0, 'pay any').expect({ stock: { 0: [{ scrap: 1 }, { scrap: 3 }] }, pool: { 0: { any: 0 } } });
    expect(s.events.map((e) => e.t)).toEqual(['lifted', 'turned', 'laid']); // nothing was paid: it costs nothing
  });

  test('FS-162 nothing is laid on a card with three tokens', () => {
    const s = given({ places: { 0: [{ card: 'bunker', ones: 3 }] }, pool: { 0: { fuel: 1 } } });
    expect(offered(s, 0, 'lay')).toEqual([]);
  });

  test('FS-163 FS-186 laid resources stay across turns and cannot be spent', () => {
    given({ from: 'cleanup', places: { 0: [{ card: 'bunker', stock: { fuel: 1 } }] } }).expect({
      stock: { 0: [{ fuel: 1 }] },
    });
    const s = given({
      places: { 0: [{ card: 'bunker', stock: { scrap: 1 } }, 'scrap-trader'] },
      pool: { 0: { worker: 1 } },
    });
    expect(offered(s, 0, 'use')).toEqual([]);
  });

  test('FS-164 a complete set and a worker give the VP token; a second use needs a new set and two workers', () => {
    const set = { fuel: 1, scrap: 1, building: 1 };
    const s = given({
      places: { 0: [{ card: 'bunker', stock: set }] },
      pool: { 0: { worker: 3, ...set } },
      passed: [1],
    });
    s.answer(0, 'use 0.0').expect({
      tokens: { 0: [[0, 1]] },
      stock: { 0: [{ fuel: 0, scrap: 0, building: 0 }] },
      pool: { 0: { worker: 2, fuel: 1 } },
    });
    expect(offered(s, 0, 'use')).toEqual([]);
    s.answer(0, 'lay fuel 0.0').answer(0, 'lay scrap 0.0').answer(0, 'lay building 0.0').answer(0, 'use 0.0');
    s.expect({ tokens: { 0: [[0, 2]] }, pool: { 0: { worker: 0 } } });
    const part = given({
      places: { 0: [{ card: 'bunker', stock: { fuel: 1, scrap: 1 } }] },
      pool: { 0: { worker: 3 } },
    });
    expect(offered(part, 0, 'use')).toEqual([]);
  });
});

describe('Stores', () => {
  test('FS-165 resources move between pool and store, up to three, kinds only', () => {
    const s = given({ places: { 0: ['cellars'] }, pool: { 0: { scrap: 2, fuel: 2, worker: 2, conquest1: 1 } } });
    s.answer(0, 'store 0.0').asked(0, 'store');
    expect(s.legal(0)).toHaveLength(7); // 1 or 2 or 3 of two and two, but nothing (as it is)
    s.refuses(0, 'fill nothing').refuses(0, 'fill scrap scrap scrap').answer(0, 'fill scrap scrap fuel');
    s.expect({ stock: { 0: [{ scrap: 2, fuel: 1, worker: 0 }] }, pool: { 0: { scrap: 0, fuel: 1, worker: 2 } } }).asked(
      0,
      'main',
    );
  });

  test('FS-3 FS-165 a universal resource put in is named, and only for what is missing', () => {
    const s = given({ places: { 0: ['cellars'] }, pool: { 0: { scrap: 1, any: 1 } } });
    s.answer(0, 'store 0.0')
      .answer(0, 'fill scrap weapon')
      .expect({ stock: { 0: [{ scrap: 1, weapon: 1, any: 0 }] }, poolSize: { 0: 0 } });
    const t = given({ places: { 0: ['cellars'] }, pool: { 0: { scrap: 1, any: 1 } } });
    t.answer(0, 'store 0.0')
      .answer(0, 'fill scrap')
      .expect({ stock: { 0: [{ scrap: 1 }] }, pool: { 0: { scrap: 0, any: 1 } } });
  });

  test('FS-74 FS-165 a universal resource alone can be put into an empty store, as any kind', () => {
    const s = given({ places: { 0: ['cellars'] }, pool: { 0: { any: 1 } } });
    s.answer(0, 'store 0.0');
    expect([...s.legal(0)].sort()).toEqual(['fill building', 'fill fuel', 'fill scrap', 'fill weapon']);
  });

  test('FS-165 things on leaders and other cards do not move in, and what is inside may come out', () => {
    const s = given({
      places: { 0: [{ card: 'cellars', stock: { fuel: 2 } }, 'scrap-metal'] },
      leader: { 0: 'borgo' },
    });
    s.answer(0, 'store 0.0');
    expect([...s.legal(0)].sort()).toEqual(['fill fuel', 'fill nothing']);
    s.answer(0, 'fill nothing').expect({ pool: { 0: { fuel: 2 } }, stock: { 0: [{ fuel: 0 }, { scrap: 3 }] } });
  });

  test('FS-74 each store once before and once after the main action, once per production step, and only with a change', () => {
    const s = given({ places: { 0: ['cellars', 'ruined-library'] }, pool: { 0: { scrap: 3 }, 1: { worker: 2 } } });
    s.answer(0, 'store 0.0').answer(0, 'fill scrap');
    expect(offered(s, 0, 'store')).toEqual(['store 0.1']);
    s.answer(0, 'store 0.1').answer(0, 'fill scrap');
    expect(offered(s, 0, 'store')).toEqual([]);
    s.answer(0, 'pass').answer(1, 'hire scrap');
    const again = given({ places: { 0: ['cellars'] }, pool: { 0: { scrap: 1, worker: 2 } }, passed: [1] });
    again.answer(0, 'store 0.0').answer(0, 'hire fuel').asked(0, 'main'); // what the store can hold is no choice
    expect(offered(again, 0, 'store')).toEqual(['store 0.0']);
    const after = given({ places: { 0: ['cellars'] }, pool: { 0: { scrap: 1, worker: 2 }, 1: {} } });
    after.answer(0, 'store 0.0').answer(0, 'hire fuel').asked(0, 'after');
    after.answer(0, 'store 0.0').answer(0, 'fill fuel').asked(1, 'main');
    expect(offered(again, 0, 'store')).toEqual(['store 0.0']);
    const empty = given({ places: { 0: ['cellars'] }, pool: { 0: { worker: 2 } } });
    expect(offered(empty, 0, 'store')).toEqual([]);
    const step = given({ from: 'production', places: { 0: ['cellars'] } });
    step.answer(0, 'store 0.0').asked(0, 'main'); // the step is over, the action turn begins anew
    expect(offered(step, 0, 'store')).toEqual(['store 0.0']);
  });

  test('FS-166 FS-175 FS-186 stored resources survive Cleanup and are spent directly', () => {
    given({ from: 'cleanup', places: { 0: [{ card: 'cellars', stock: { weapon: 3 } }] } }).expect({
      stock: { 0: [{ weapon: 3 }] },
    });
    const s = given({
      places: { 0: [{ card: 'cellars', stock: { weapon: 1 } }, 'weapon-trader'] },
      pool: { 0: { worker: 1 } },
    });
    s.answer(0, 'use 0.1').expect({
      tokens: {
        0: [
          [0, 0],
          [1, 0],
        ],
      },
      stock: { 0: { 0: { weapon: 0 } } },
    });
  });
});

describe('Stock, gains when placed, counts', () => {
  test('FS-6 FS-167 FS-175 goods of a stock lie on the card once, until they are spent', () => {
    const s = given({ hand: { 0: ['city-guards'] }, pool: { 0: { incorporation1: 1 } } });
    s.answer(0, 'incorporate city-guards').expect({ stock: { 0: [{ weapon: 3 }] }, poolSize: { 0: 0 } });
    given({ from: 'production', places: { 0: [{ card: 'city-guards', stock: { weapon: 1 } }] } }).expect({
      stock: { 0: [{ weapon: 1 }] },
      poolSize: { 0: 4 },
    });
    given({ from: 'cleanup', places: { 0: ['camp'] } }).expect({ stock: { 0: [{ worker: 3 }] } });
  });

  test('FS-168 FS-175 Crossroads draws two cards once, when placed by either way', () => {
    const s = given({ hand: { 0: ['crossroads'] }, pool: { 0: { incorporation1: 1 } }, deck: ['camp', 'motel'] });
    s.answer(0, 'incorporate crossroads').expect({ hand: { 0: ['camp', 'motel'] } });
    const r = given({
      hand: { 0: ['crossroads'] },
      pool: { 0: { building: 1 } },
      places: { 0: ['pub'] },
      deck: ['camp', 'motel'],
    });
    r.answer(0, 'redevelop crossroads').expect({ hand: { 0: ['camp', 'motel'] } });
    given({ from: 'production', places: { 0: ['crossroads'] } }).expect({ handSize: { 0: 0 } });
  });

  test('FS-170 FS-171 a counting card gains for every own location of the type, itself included, and for each further one', () => {
    const pool = { 0: { incorporation2: 1, incorporation1: 2 } };
    const s = given({
      hand: { 0: ['oil-rig', 'fuel-tank', 'dive'] },
      pool,
      places: { 0: ['fuel-tank', 'dive'], 1: ['cellars'] },
      passed: [1],
    });
    s.answer(0, 'incorporate oil-rig')
      .answer(0, 'reach incorporation2')
      .expect({ pool: { 0: { fuel: 2 } } });
    s.answer(0, 'incorporate dive')
      .answer(0, 'reach incorporation1')
      .expect({ pool: { 0: { fuel: 2 } } });
    s.answer(0, 'incorporate fuel-tank').expect({ pool: { 0: { fuel: 4 } } }); // one counted, one produced
    given({ from: 'production', places: { 0: ['oil-rig'] } }).expect({ pool: { 0: { fuel: 0 } } }); // no production
  });

  test('FS-23 FS-170 FS-171 VP stop at three tokens, and locations that leave do not reopen the limit', () => {
    const s = given({
      hand: { 0: ['refinery', 'petrol-station'] },
      pool: { 0: { incorporation2: 1, building: 1 } },
      places: { 0: ['fuel-tank', 'cellars', 'workshop', 'methane-storage'] },
      passed: [1],
    });
    s.answer(0, 'incorporate refinery')
      .answer(0, 'reach incorporation2')
      .expect({ tokens: { 0: { 4: [3, 0] } } });
    s.answer(0, 'redevelop petrol-station')
      .answer(0, 'replace 0.0')
      .expect({ tokens: { 0: { 3: [3, 0] } }, base: { 0: 2 } });
  });

  test('FS-170 a location that replaces another counts as a further one', () => {
    const s = given({
      hand: { 0: ['petrol-station'] },
      pool: { 0: { building: 1 } },
      places: { 0: ['refinery', 'fuel-tank'] },
    });
    s.answer(0, 'redevelop petrol-station')
      .answer(0, 'replace 0.1')
      .expect({ tokens: { 0: { 0: [1, 0] } } });
  });

  test('FS-172 several counting cards react independently', () => {
    const s = given({
      hand: { 0: ['scrap-trader'] },
      pool: { 0: { incorporation1: 1 } },
      places: { 0: ['factory', 'museum', 'old-parking-lot'] },
    });
    s.answer(0, 'incorporate scrap-trader').expect({
      tokens: {
        0: [
          [1, 0],
          [1, 0],
          [0, 0],
          [0, 0],
        ],
      },
      pool: { 0: { scrap: 1 } },
    });
  });

  test('FS-10 FS-174 the card wins: a leader’s range and goods are its own', () => {
    const s = given({ hand: { 0: ['mr-president'] } });
    s.answer(0, 'lead mr-president').expect({ leaderStock: { 0: { redevelop: 1 } } });
    const pool = given({ leader: { 0: 'mr-president' }, hand: { 0: ['workshop'] }, places: { 0: ['fuel-tank'] } });
    pool.answer(0, 'redevelop workshop').expect({ places: { 0: ['workshop'] }, leaderStock: { 0: { redevelop: 0 } } });
  });

  test('FS-177 where VP go: location, deal, leader; spoils, replaced cards and visits to the base', () => {
    given({ from: 'production', places: { 0: ['church'] }, deals: { 0: ['museum'] } }).expect({
      tokens: { 0: [[1, 0]] },
      dealTokens: { 0: [1] },
      base: { 0: 0 },
    });
    const s = given({ from: 'production', spoils: { 0: ['church'] } });
    s.answer(0, 'cash church').expect({ sources: [{ spoils: 2 }, {}] });
    const left = given({
      hand: { 0: ['workshop', 'borgo'] },
      places: { 0: [{ card: 'fuel-tank', ones: 1 }] },
      leader: { 0: { card: 'junky-joe', ones: 2 } },
      deals: { 0: [{ card: 'museum', ones: 1, twos: 2 }] },
      pool: { 0: { building: 1, weapon: 1 } },
      passed: [1],
    });
    left.answer(0, 'redevelop workshop').answer(0, 'lead borgo').answer(0, 'drop deal museum 122');
    left.expect({ sources: [{ redevelopment: 3, leaderChange: 4, deals: 5 }, {}] });
  });
});
