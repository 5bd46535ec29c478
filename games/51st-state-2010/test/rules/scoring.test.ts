import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { view } from '../../src/view.ts';
import { given } from '../given.ts';

describe('Scoring, Cleanup and the end', () => {
  test('FS-180 FS-181 the score is counted from nothing: locations, leader, tokens, base', () => {
    given({ from: 'scoring', score: { 0: 9 }, places: { 0: [{ card: 'scrap-trader', ones: 1 }] } }).expect({
      score: { 0: 2 },
    });
    given({
      from: 'scoring',
      score: { 0: 2 },
      places: {
        0: [
          { card: 'scrap-trader', ones: 2 },
          { card: 'oil-trader', ones: 1 },
        ],
      },
    }).expect({ score: { 0: 5 } });
    given({
      from: 'scoring',
      places: { 0: [{ card: 'skyscraper', twos: 2 }] },
      leader: { 0: { card: 'borgo', ones: 3 } },
      deals: { 0: [{ card: 'museum', ones: 2 }] },
      base: { 0: { spoils: 2, visits: 1 } },
    }).expect({ score: { 0: 1 + 4 + 1 + 3 + 2 + 3 } });
  });

  test('FS-180 FS-193 the score is not brought up to date before phase 4', () => {
    const s = given({ hand: { 0: ['dive'] }, pool: { 0: { incorporation1: 1 } } });
    s.answer(0, 'incorporate dive').expect({ score: { 0: 0 }, running: { 0: 1 } });
    s.answer(1, 'pass')
      .answer(0, 'pass')
      .expect({ score: { 0: 1 } });
  });

  test('FS-182 with 30 or more after scoring the game ends at once, without Cleanup; 29 goes on', () => {
    const s = given({ base: { 0: { spoils: 30 }, 1: { spoils: 12 } }, pool: { 0: { scrap: 3 } } });
    s.answer(0, 'pass')
      .answer(1, 'pass')
      .expect({ winners: [0], score: [30, 12], pool: { 0: { scrap: 3 } }, turn: 1 });
    expect(game.asked(s.state)).toEqual([]);
    const on = given({ base: { 0: { spoils: 29 } } });
    on.answer(0, 'pass').answer(1, 'pass').expect({ winners: null, turn: 2 });
  });

  test('FS-182 reaching 30 earlier in the turn ends nothing', () => {
    const s = given({ base: { 0: { spoils: 40 } } });
    s.answer(0, 'pass').asked(1, 'main').expect({ winners: null });
  });

  test('FS-183 the highest score wins, not whoever came to 30 first', () => {
    given({ from: 'scoring', base: { 0: { spoils: 30 }, 1: { spoils: 31 } } }).expect({ winners: [1] });
  });

  test('FS-183 FS-184 a tie: more cards in hand, then more resources and workers, then a shared victory', () => {
    const base = { 0: { spoils: 30 }, 1: { spoils: 30 } };
    given({ from: 'scoring', base, hand: { 1: ['pub'] }, pool: { 0: { scrap: 9 } } })
      .expect({ winners: [1] })
      .logged({ t: 'won', how: 'cards' });
    given({ from: 'scoring', base, seen: { 1: ['pub', 'dive'] }, hand: { 0: ['camp'] } }).expect({ winners: [1] });
    given({ from: 'scoring', base, pool: { 0: { scrap: 1 }, 1: { conquest1: 3, redevelop: 2 } } })
      .expect({ winners: [0] })
      .logged({ t: 'won', how: 'goods' });
    given({ from: 'scoring', base })
      .expect({ winners: [0, 1] })
      .logged({ t: 'won', how: 'shared' });
    const kept = { spoils: 28 };
    const places = {
      0: [{ card: 'cellars', stock: { fuel: 1 } }, 'dive'],
      1: [{ card: 'bunker', stock: { fuel: 1, scrap: 1 } }, 'motel'],
    };
    given({ from: 'scoring', base: { 0: kept, 1: kept }, places }).expect({ winners: [0] }); // a set does not count
    given({ from: 'scoring', base: { 0: kept, 1: kept }, places: { 0: ['camp', 'dive'], 1: ['motel', 'pub'] } }).expect(
      { winners: [0] },
    );
    given({
      from: 'scoring',
      base: { 0: { spoils: 29 }, 1: { spoils: 29 } },
      leader: { 0: 'mr-president', 1: 'borgo' },
    }).expect({ winners: [1] });
  });

  test('FS-183 places follow score, cards and goods; a shared victory is shared, also with a third player behind', () => {
    const places = (s: ReturnType<typeof given>) => game.result(s.state)!.map(({ rank, share }) => [rank, share]);
    const thirty = { 0: { spoils: 30 }, 1: { spoils: 30 }, 2: { spoils: 30 } };
    const cards = given({ seats: 3, from: 'scoring', base: thirty, hand: { 1: ['pub'] }, pool: { 2: { fuel: 1 } } });
    expect(places(cards)).toEqual([
      [3, 0],
      [1, 1],
      [2, 0],
    ]);
    const shared = given({ seats: 3, from: 'scoring', base: { ...thirty, 1: { spoils: 29 } } });
    expect(places(shared)).toEqual([
      [1, 0.5],
      [3, 0],
      [1, 0.5],
    ]);
  });

  test('FS-180 FS-183 the result tells where the score came from', () => {
    const s = given({
      from: 'scoring',
      places: { 0: [{ card: 'skyscraper', twos: 2 }, 'dive'] },
      leader: { 0: { card: 'borgo', ones: 3 } },
      deals: { 0: [{ card: 'museum', ones: 2 }] },
      base: { 0: { spoils: 2, redevelopment: 14, leaderChange: 3, deals: 1, visits: 1 } },
    });
    const [first, second] = game.result(s.state)!;
    expect(first).toMatchObject({ rank: 1, score: 33, share: 1 });
    expect(Object.fromEntries(first!.lines.map((line) => [line.source, line.n]))).toEqual({
      locations: 2,
      leader: 1,
      onLocations: 4,
      onLeader: 3,
      onDeals: 2,
      spoils: 2,
      redevelopment: 14,
      leaderChange: 3,
      deals: 1,
      visits: 1,
    });
    expect(second).toMatchObject({ rank: 2, score: 0, share: 0 });
  });

  test('FS-185 FS-187 Cleanup empties the pools and resets what belongs to a turn; everything else stays', () => {
    const s = given({
      from: 'cleanup',
      hand: { 0: ['pub'] },
      pool: { 0: { scrap: 2, any: 1, worker: 1, redevelop: 1, redevelopAny: 1, conquest2: 1, universal3: 1 } },
      places: {
        0: [
          { card: 'scrap-trader', uses: 2, ones: 2 },
          { card: 'dive', visitors: [1] },
        ],
      },
      leader: { 0: { card: 'borgo', ones: 1 } },
      spoils: { 0: ['church'] },
      deals: { 0: [{ card: 'museum', ones: 1 }] },
      exhausted: { 0: ['conquest', 'incorporation'] },
      visits: { 1: 1 },
      redeveloped: [0],
      passed: [0, 1],
    });
    s.expect({
      poolSize: { 0: 0 },
      uses: { 0: [0, 0] },
      visitors: { 0: [0, 0] },
      exhausted: { 0: [] },
      visits: { 1: 0 },
      passed: [false, false],
      tokens: {
        0: [
          [2, 0],
          [0, 0],
        ],
      },
      leaderTokens: { 0: 1 },
      spoils: { 0: ['church'] },
      deals: { 0: ['museum'] },
    });
    expect(s.state.players[0]!.redeveloped).toBe(false);
    expect(s.state.players[0]!.hand).toHaveLength(1);
  });

  test('FS-32 FS-34 the first player’s role moves one seat clockwise', () => {
    given({ seats: 3, from: 'cleanup', first: 2 }).expect({ first: 0, turn: 2 }).asked(0, 'pick');
  });

  test('FS-188 a game may go on for many turns', () => {
    const s = given({ turn: 500 });
    s.answer(0, 'pass').answer(1, 'pass').expect({ turn: 501, winners: null });
  });

  test('FS-190 scores, tucked cards, pools and the discard pile are open to all', () => {
    const s = given({
      hand: { 0: ['pub'] },
      seen: { 0: ['dive'] },
      spoils: { 0: ['church'] },
      pool: { 0: { scrap: 2 } },
      discard: ['camp'],
    });
    const v = view(s.state, 1);
    expect(v.players[0]!.spoils).toEqual(s.state.players[0]!.spoils);
    expect(v.players[0]!.pool).toEqual(s.state.players[0]!.pool);
    expect(v.discard).toEqual(s.state.discard);
    expect(v.players[0]!.seen).toEqual(s.state.players[0]!.seen);
    expect(v.players[0]!.hand).toEqual([null]);
    expect(v.deck.every((card) => card === null)).toBe(true);
    expect(v.deck).toHaveLength(s.state.deck.length);
  });
});
