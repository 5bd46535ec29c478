import { describe, expect, test } from 'vitest';
import { given, offered } from '../given.ts';

describe('Leaders', () => {
  test('FS-21 FS-126 FS-131 FS-132 the first leader is free, brings its goods, and is worth 1 VP', () => {
    const s = given({ hand: { 0: ['borgo'] } });
    s.answer(0, 'lead borgo').expect({
      leader: { 0: 'borgo' },
      leaderStock: { 0: { weapon: 2 } },
      running: { 0: 1 },
      base: { 0: 0 },
    });
    s.expect({ poolSize: { 0: 0 }, handSize: { 0: 0 } }).asked(1, 'main'); // it is a main action
    const far = given({ hand: { 0: ['borgo'] }, pool: { 0: { conquest3: 1, cooperation3: 1, incorporation3: 1 } } });
    for (const verb of ['conquer', 'cooperate', 'incorporate', 'redevelop']) expect(offered(far, 0, verb)).toEqual([]);
  });

  test('FS-127 FS-128 FS-129 a change costs 1 weapon; the base gains 2 VP and the tokens, the old one is discarded', () => {
    const s = given({
      hand: { 0: ['greedy-pete'] },
      leader: { 0: { card: 'junky-joe', ones: 3 } },
      pool: { 0: { weapon: 1 } },
    });
    s.expect({ running: { 0: 4 } }).answer(0, 'lead greedy-pete');
    s.expect({
      leader: { 0: 'greedy-pete' },
      base: { 0: 5 },
      leaderTokens: { 0: 0 },
      discard: ['junky-joe'],
      running: { 0: 6 },
    });
    const poor = given({ hand: { 0: ['greedy-pete'] }, leader: { 0: 'junky-joe' } });
    expect(offered(poor, 0, 'lead')).toEqual([]);
  });

  test('FS-130 goods on the old leader go to the pool, and the weapon may be one of them', () => {
    const s = given({ hand: { 0: ['greedy-pete'] }, leader: { 0: 'borgo' } });
    s.answer(0, 'lead greedy-pete').expect({ pool: { 0: { weapon: 1 } }, leaderStock: { 0: { fuel: 2, weapon: 0 } } });
    const t = given({ hand: { 0: ['greedy-pete'] }, leader: { 0: 'mr-president' }, pool: { 0: { weapon: 1 } } });
    t.answer(0, 'lead greedy-pete').expect({ pool: { 0: { redevelop: 1, weapon: 0 } } });
    const u = given({ hand: { 0: ['greedy-pete'] }, leader: { 0: 'baby-swift' } });
    u.answer(0, 'lead greedy-pete').expect({ pool: { 0: { any: 1 } }, leader: { 0: 'greedy-pete' } }); // one was the weapon
  });

  test('FS-3 FS-6 FS-131 FS-186 goods on a leader stay across turns, universal ones undecided', () => {
    const s = given({ from: 'cleanup', leader: { 0: 'baby-swift', 1: 'mr-president' }, pool: { 0: { any: 2 } } });
    s.expect({ leaderStock: { 0: { any: 2 }, 1: { redevelop: 1 } }, pool: { 0: { any: 0 } } });
  });

  test('FS-133 the act that brings a leader in triggers nothing, and nothing works backwards', () => {
    const s = given({ hand: { 0: ['junky-joe', 'old-depot'] }, pool: { 0: { scrap: 1 } }, passed: [1] });
    s.answer(0, 'incorporate old-depot')
      .answer(0, 'reach ny-railroad')
      .answer(0, 'lead junky-joe')
      .expect({ leaderTokens: { 0: 0 } });
  });

  test('FS-134 FS-176 a leader holds 5 tokens at most', () => {
    const s = given({
      hand: { 0: ['dive'] },
      leader: { 0: { card: 'borgo', ones: 5 } },
      pool: { 0: { conquest1: 1 } },
    });
    s.answer(0, 'conquer dive')
      .answer(0, 'reach conquest1')
      .expect({ leaderTokens: { 0: 5 }, base: { 0: 0 } });
    const four = given({
      hand: { 0: ['dive'] },
      leader: { 0: { card: 'borgo', ones: 4 } },
      pool: { 0: { conquest1: 1 } },
    });
    four
      .answer(0, 'conquer dive')
      .answer(0, 'reach conquest1')
      .expect({ leaderTokens: { 0: 5 } });
  });

  test('FS-96 FS-135 Borgo: a token after each conquest, not after a cooperation', () => {
    const s = given({
      hand: { 0: ['dive', 'dive'] },
      leader: { 0: 'borgo', 1: 'greedy-pete' },
      pool: { 0: { conquest1: 1, cooperation1: 1 } },
      passed: [1],
    });
    s.answer(0, 'conquer dive')
      .answer(0, 'reach conquest1')
      .expect({ leaderTokens: [1, 0] });
    s.answer(0, 'cooperate dive').expect({ leaderTokens: [1, 0] });
  });

  test('FS-96 FS-136 Greedy Pete: a token after each cooperation, not after a conquest', () => {
    const s = given({
      hand: { 0: ['dive', 'dive'] },
      leader: { 0: 'greedy-pete' },
      pool: { 0: { conquest1: 1, cooperation1: 1 } },
      passed: [1],
    });
    s.answer(0, 'cooperate dive')
      .answer(0, 'reach cooperation1')
      .expect({ leaderTokens: { 0: 1 } });
    s.answer(0, 'conquer dive').expect({ leaderTokens: { 0: 1 } });
  });

  test.each([
    ['junky-joe', 'old-depot', 'shipwreck', 'dive'],
    ['nitro-belle', 'fuel-tank', 'workshop', 'dive'],
    ['tommy-the-gun', 'dive', 'police-station', 'quarry'],
    ['uncle-hammer', 'quarry', 'clay-pit', 'dive'],
  ])(
    'FS-137 %s: a token for each such location placed either way, not for others and not for tucked ones',
    (leader, first, second, other) => {
      const pool = { 0: { incorporation1: 2, building: 1, conquest1: 1 } };
      const s = given({ hand: { 0: [first, second, other, first] }, leader: { 0: leader }, pool, passed: [1] });
      s.answer(0, `incorporate ${first}`)
        .answer(0, 'reach incorporation1')
        .expect({ leaderTokens: { 0: 1 } });
      s.answer(0, `redevelop ${second}`);
      if (s.state.stack.at(-1)!.t === 'payment') s.answer(0, s.legal(0)[0]!);
      s.expect({ leaderTokens: { 0: 2 } });
      s.answer(0, `incorporate ${other}`)
        .answer(0, 'reach incorporation1')
        .expect({ leaderTokens: { 0: 2 } });
      s.answer(0, `conquer ${first}`)
        .answer(0, s.legal(0)[0]!)
        .expect({ leaderTokens: { 0: 2 }, spoils: { 0: [first] } });
    },
  );

  test('FS-25 FS-138 Mr President: a token for each redevelopment, paid or by token; a change of leader is none', () => {
    const s = given({
      hand: { 0: ['petrol-station', 'workshop', 'borgo'] },
      leader: { 0: 'mr-president' },
      places: { 0: ['fuel-tank'] },
      pool: { 0: { building: 1, weapon: 1 } },
      passed: [1],
    });
    s.answer(0, 'redevelop petrol-station')
      .answer(0, 'with building')
      .expect({ leaderTokens: { 0: 1 } });
    s.answer(0, 'redevelop workshop').expect({ leaderTokens: { 0: 2 }, leaderStock: { 0: { redevelop: 0 } } });
    s.answer(0, 'lead borgo').expect({ leaderTokens: { 0: 0 }, base: { 0: 2 + 2 + 2 + 2 } });
  });

  test('FS-67 FS-139 Baby Swift: two cards for a token, without a worker, repeatable, not beyond 5', () => {
    const hand = { 0: ['dive', 'pub', 'school', 'church', 'camp'] };
    const s = given({ hand, leader: { 0: { card: 'baby-swift', ones: 3 } }, passed: [1] });
    s.answer(0, 'deed')
      .answer(0, 'discard dive')
      .answer(0, 'discard pub')
      .expect({ leaderTokens: { 0: 4 }, discard: ['dive', 'pub'] });
    s.asked(0, 'main')
      .answer(0, 'deed')
      .answer(0, 'discard camp')
      .answer(0, 'discard church')
      .expect({ leaderTokens: { 0: 5 }, handSize: { 0: 1 } });
    expect(offered(s, 0, 'deed')).toEqual([]); // neither two cards nor a slot
    const full = given({ hand, leader: { 0: { card: 'baby-swift', ones: 5 } } });
    expect(offered(full, 0, 'deed')).toEqual([]);
    const other = given({ hand, leader: { 0: 'borgo' } });
    expect(offered(other, 0, 'deed')).toEqual([]);
    const turn = given({ hand, leader: { 0: 'baby-swift' } });
    turn.answer(0, 'deed').answer(0, 'discard dive').answer(0, 'discard pub').asked(1, 'main'); // a main action of its own
  });
});
