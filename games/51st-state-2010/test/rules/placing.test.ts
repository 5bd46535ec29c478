import { describe, expect, test } from 'vitest';
import { given, offered } from '../given.ts';

const GREY = { 0: { incorporation3: 1 } };

describe('Incorporation and placing', () => {
  test('FS-106 FS-107 FS-132 a placed location is worth 1 VP without a token; its other fields no longer matter', () => {
    const s = given({ hand: { 0: ['hideout'] }, pool: GREY });
    s.answer(0, 'incorporate hideout').expect({
      places: { 0: ['hideout'] },
      running: { 0: 1 },
      base: { 0: 0 },
      tokens: { 0: [[0, 0]] },
    });
    given({ from: 'production', places: { 0: ['hideout'] } }).expect({ running: { 0: 1 }, poolSize: { 0: 4 } });
  });

  test('FS-109 a production produces once when it is placed, for its owner, and again in every Production', () => {
    const s = given({ hand: { 0: ['old-depot'] }, pool: GREY });
    s.answer(0, 'incorporate old-depot').expect({ pool: { 0: { scrap: 1 }, 1: { scrap: 0 } } });
    const c = given({ hand: { 0: ['church'] }, pool: GREY });
    c.answer(0, 'incorporate church').expect({ tokens: { 0: [[1, 0]] } });
    given({ from: 'production', places: { 0: ['old-depot'] } }).expect({ pool: { 0: { scrap: 2 } } });
    const r = given({ hand: { 0: ['old-depot'] }, pool: { 0: { building: 1 } }, places: { 0: ['scrap-trader'] } });
    r.answer(0, 'redevelop old-depot').expect({ pool: { 0: { scrap: 1, building: 0 } } }); // placed either way
  });

  test('FS-110 FS-119 a location may be used, visited and replaced in the turn it was placed', () => {
    const s = given({
      hand: { 0: ['scrap-trader', 'factory'] },
      pool: { 0: { incorporation1: 1, worker: 1, scrap: 1, building: 1 } },
      passed: [1],
    });
    s.answer(0, 'incorporate scrap-trader').answer(0, 'reach incorporation1').answer(0, 'use 0.0');
    s.answer(0, 'redevelop factory').expect({ places: { 0: ['factory'] }, base: { 0: 3 } });
    const v = given({ hand: { 0: ['old-depot'] }, pool: { ...GREY, 1: { worker: 1 } } });
    v.answer(0, 'incorporate old-depot')
      .answer(1, 'visit 0.0')
      .expect({ pool: { 1: { scrap: 1 } } });
  });

  test('FS-111 copies of the same design stand together', () => {
    const s = given({ hand: { 0: ['dive'] }, pool: GREY, places: { 0: ['dive'] } });
    s.answer(0, 'incorporate dive').expect({ places: { 0: ['dive', 'dive'] }, running: { 0: 2 } });
  });

  test('FS-108 FS-172 order: the old card leaves, stock and gains of the new one, others that count it, the leader, then room', () => {
    const s = given({
      hand: { 0: ['shipwreck'] },
      pool: { 0: { building: 1 } },
      places: { 0: ['factory', 'old-parking-lot', 'heavy-equipment'] },
      leader: { 0: 'junky-joe' },
    });
    s.answer(0, 'redevelop shipwreck').answer(0, 'replace 0.2');
    s.expect({ tokens: { 0: { 0: [1, 0] } }, pool: { 0: { scrap: 1 } }, leaderTokens: { 0: 1 }, base: { 0: 2 } });
    const kinds = s.events.flatMap((e) =>
      e.t === 'redeveloped' ? ['left'] : e.t === 'gained' || e.t === 'scoredVp' ? [e.src] : [],
    );
    expect(kinds).toEqual(['left', 'redevelopment', 'factory', 'old-parking-lot', 'junky-joe']);
    const own = given({
      hand: { 0: ['factory'] },
      pool: GREY,
      places: { 0: ['old-depot'] },
      leader: { 0: 'junky-joe' },
    });
    own.answer(0, 'incorporate factory');
    expect(own.events.flatMap((e) => (e.t === 'scoredVp' ? [e.src] : []))).toEqual(['factory', 'junky-joe']);
  });
});

describe('Redevelopment', () => {
  const position = { hand: { 0: ['petrol-station'] }, pool: { 0: { building: 1 } } };

  test('FS-113 FS-114 FS-115 a building replaces a location of a common type, whatever the distance', () => {
    const s = given({ ...position, places: { 0: ['fuel-tank', 'dive'] } });
    s.answer(0, 'redevelop petrol-station');
    s.expect({ places: { 0: ['dive', 'petrol-station'] }, discard: ['fuel-tank'], pool: { 0: { building: 0 } } });
    const other = given({ ...position, places: { 0: ['dive'] } });
    expect(offered(other, 0, 'redevelop')).toEqual([]);
  });

  test('FS-114 the universal icon matches only itself', () => {
    const s = given({ hand: { 0: ['market'] }, pool: { 0: { building: 1 } }, places: { 0: ['scrap-metal'] } });
    expect(offered(s, 0, 'redevelop')).toEqual([]);
    const u = given({ hand: { 0: ['market'] }, pool: { 0: { building: 1 } }, places: { 0: ['old-depot'] } });
    expect(offered(u, 0, 'redevelop')).toEqual(['redevelop market']);
  });

  test('FS-115 FS-116 FS-117 once a turn with a building, as often as there are tokens, in any order', () => {
    const hand = { 0: ['petrol-station', 'workshop', 'oil-trader'] };
    const s = given({ hand, pool: { 0: { building: 2, redevelop: 1 } }, places: { 0: ['fuel-tank'] }, passed: [1] });
    s.answer(0, 'redevelop petrol-station').asked(0, 'method');
    expect(s.legal(0)).toEqual(['with redevelop', 'with building']);
    s.answer(0, 'with building')
      .answer(0, 'redevelop workshop')
      .expect({ pool: { 0: { building: 1, redevelop: 0 } } });
    expect(offered(s, 0, 'redevelop')).toEqual([]);
    const t = given({ hand, pool: { 0: { building: 2, redevelop: 1 } }, places: { 0: ['fuel-tank'] }, passed: [1] });
    t.answer(0, 'redevelop petrol-station').answer(0, 'with redevelop').answer(0, 'redevelop workshop');
    t.expect({ pool: { 0: { building: 1, redevelop: 0 } }, places: { 0: ['workshop'] } });
  });

  test('FS-88 FS-115 a universal resource may be the building, also one lying on the leader', () => {
    const pool = given({ ...position, pool: { 0: { any: 1 } }, places: { 0: ['fuel-tank'] } });
    pool.answer(0, 'redevelop petrol-station').expect({ places: { 0: ['petrol-station'] }, poolSize: { 0: 0 } });
    const led = given({ ...position, pool: {}, leader: { 0: 'baby-swift' }, places: { 0: ['fuel-tank'] } });
    led.answer(0, 'redevelop petrol-station').expect({ leaderStock: { 0: { any: 1 } } });
  });

  test('FS-118 where the types do not match, only a universal token pays, wherever it lies', () => {
    const pool = { 0: { redevelopAny: 1, redevelop: 1, building: 1 } };
    const s = given({ ...position, pool, places: { 0: ['dive'] } });
    s.answer(0, 'redevelop petrol-station').expect({ pool: { 0: { redevelopAny: 0, redevelop: 1, building: 1 } } });
    const leader = { 0: { card: 'mr-president', stock: { redevelopAny: 1 } } };
    const led = given({ ...position, pool: {}, leader, places: { 0: ['dive'] } });
    led
      .answer(0, 'redevelop petrol-station')
      .expect({ leaderStock: { 0: { redevelopAny: 0 } }, leaderTokens: { 0: 1 } });
  });

  test('FS-25 FS-118 with a universal token the types need not match; with a plain one they must', () => {
    const s = given({ ...position, pool: { 0: { redevelopAny: 1 } }, places: { 0: ['dive', 'fuel-tank'] } });
    s.answer(0, 'redevelop petrol-station')
      .answer(0, 'replace 0.0')
      .expect({ places: { 0: ['fuel-tank', 'petrol-station'] }, poolSize: { 0: 0 } });
    const plain = given({ ...position, pool: { 0: { redevelop: 1 } }, places: { 0: ['dive'] } });
    expect(offered(plain, 0, 'redevelop')).toEqual([]);
  });

  test('FS-119 only own locations can be replaced', () => {
    const s = given({ ...position, places: { 1: ['fuel-tank'] } });
    expect(offered(s, 0, 'redevelop')).toEqual([]);
  });

  test('FS-120 FS-179 the base gains 2 VP and the value of the tokens on the old card', () => {
    const s = given({ ...position, places: { 0: [{ card: 'workshop', ones: 2, twos: 1 }] } });
    s.expect({ running: { 0: 5 } }).answer(0, 'redevelop petrol-station');
    s.expect({ base: { 0: 6 }, tokens: { 0: [[0, 0]] }, running: { 0: 7 } });
  });

  test('FS-121 FS-163 goods on the old card go to the pool: stock, store, set and workers', () => {
    const cases = [
      ['methane-storage', { fuel: 2 }, 'petrol-station', { fuel: 2 }],
      ['cellars', { fuel: 1, weapon: 2 }, 'petrol-station', { fuel: 1, weapon: 2 }],
      ['bunker', { fuel: 1, scrap: 1 }, 'assembly-plant', { fuel: 1, scrap: 1 }],
      ['camp', { worker: 3 }, 'archive', { worker: 3 }],
    ] as const;
    for (const [card, stock, next, pool] of cases) {
      const s = given({ hand: { 0: [next] }, pool: { 0: { building: 1 } }, places: { 0: [{ card, stock }] } });
      s.answer(0, `redevelop ${next}`).expect({ pool: { 0: pool }, places: { 0: [next] } });
    }
  });

  test('FS-122 the building may lie on the old card', () => {
    const s = given({ hand: { 0: ['clay-pit'] }, places: { 0: ['brick-storage'] } });
    s.answer(0, 'redevelop clay-pit').expect({ pool: { 0: { building: 2 } }, places: { 0: ['clay-pit'] } });
  });

  test('FS-123 the new card is fresh; a marker on the old one still counts against the three visits', () => {
    const s = given({
      hand: { 0: ['heavy-equipment'] },
      pool: { 0: { building: 1, worker: 4 }, 1: { worker: 4 } },
      places: { 0: [{ card: 'old-depot', visitors: [1] }, 'dive', 'quarry'] },
      visits: { 1: 1 },
    });
    s.answer(0, 'redevelop heavy-equipment').expect({ visitors: { 0: [0, 0, 0] }, visits: { 1: 1 } });
    s.answer(1, 'visit 0.3').answer(0, 'hire scrap').answer(1, 'visit 0.1').answer(0, 'hire scrap');
    expect(offered(s, 1, 'visit')).toEqual([]); // three, one of them to a card that is gone
    const used = given({
      hand: { 0: ['shipwreck'] },
      pool: { 0: { building: 1, worker: 1, scrap: 1 } },
      places: { 0: [{ card: 'scrap-trader', uses: 2 }] },
      passed: [1],
    });
    used
      .answer(0, 'redevelop shipwreck')
      .expect({ uses: { 0: [0] }, pool: { 0: { worker: 1 } } })
      .answer(0, 'use 0.1');
  });

  test('FS-124 the old card is gone when types are counted', () => {
    const s = given({ hand: { 0: ['factory'] }, pool: { 0: { building: 1 } }, places: { 0: ['old-depot', 'dive'] } });
    s.answer(0, 'redevelop factory').expect({
      tokens: {
        0: [
          [0, 0],
          [1, 0],
        ],
      },
    });
  });

  test('FS-125 equal tokens come from the pool first, and a universal one spares itself while a plain one would do', () => {
    const places = { 0: ['fuel-tank', 'dive'] };
    const s = given({
      ...position,
      pool: { 0: { redevelop: 1, redevelopAny: 1 } },
      leader: { 0: 'mr-president' },
      places,
    });
    s.answer(0, 'redevelop petrol-station')
      .answer(0, 'replace 0.0')
      .expect({ pool: { 0: { redevelop: 0, redevelopAny: 1 } }, leaderStock: { 0: { redevelop: 1 } } });
    const t = given({
      ...position,
      pool: { 0: { redevelopAny: 1, building: 1 } },
      leader: { 0: 'mr-president' },
      places,
    });
    t.answer(0, 'redevelop petrol-station').answer(0, 'replace 0.0');
    expect([...t.legal(0)].sort()).toEqual(['with building', 'with redevelop@0.leader', 'with redevelopAny']);
    t.answer(0, 'with redevelop@0.leader').expect({ leaderStock: { 0: { redevelop: 0 } }, leaderTokens: { 0: 1 } });
    const leader = { 0: { card: 'mr-president', stock: { redevelopAny: 1 } } };
    const both = given({ ...position, pool: { 0: { redevelop: 1, redevelopAny: 1 } }, leader, places });
    both.answer(0, 'redevelop petrol-station').answer(0, 'replace 0.0').asked(1, 'main'); // only the plain one
    const one = given({ ...position, pool: { 0: { redevelop: 1 } }, leader, places });
    one.answer(0, 'redevelop petrol-station').answer(0, 'replace 0.0');
    expect(one.legal(0)).toEqual(['with redevelop', 'with redevelopAny@0.leader']);
    const u = given({ ...position, pool: { 0: { redevelop: 1, redevelopAny: 1 } }, places });
    u.answer(0, 'redevelop petrol-station')
      .answer(0, 'replace 0.1')
      .expect({ pool: { 0: { redevelop: 1, redevelopAny: 0 } } });
  });
});
