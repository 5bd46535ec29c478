import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { type Event, game, type State, tables } from '../../src/index.ts';
import { fresh, given, laidOut, ramble } from '../given.ts';

describe('rounds', () => {
  test.each([3, 4])(
    'ARM-45 ARM-46 %i players: six rounds of four phases, with scorings after the third and the sixth',
    (seats) => {
      const log: string[] = [];
      const rounds: number[] = [];
      const end = ramble(fresh(seats), 'six rounds', (before, events) => {
        for (const e of events) {
          if (e.t === 'retrieved') rounds.push(before.round);
          if (['round', 'starts', 'retrieved', 'newAuctionTiles', 'chose', 'won'].includes(e.t)) log.push(e.t);
        }
      });
      expect(rounds).toEqual([1, 2, 3, 4, 5, 6]);
      expect(end.round).toBe(6);
      expect(end.over).toBe(true);
      expect(log.filter((t, i) => t !== log[i - 1]).join(' ')).toBe(
        'retrieved round starts retrieved round starts retrieved newAuctionTiles round starts retrieved round starts retrieved round starts retrieved chose won',
      );
    },
  );

  test('ARM-47 buildings of level 1 in rounds 1 to 3, of level 2 afterwards', () => {
    for (const round of [0, 1, 2, 3, 4, 5]) {
      const told = given({ run: [{ t: 'roundMarker' }, { t: 'buildings' }], round });
      const levels = told.state.offer.map((card) => tables.buildings[card]!.level);
      expect(levels).toEqual(Array(3).fill(round < 3 ? 1 : 2));
    }
  });

  test('ARM-48 the start player goes first, the others follow clockwise', () => {
    const order = (events: readonly Event[]) => events.flatMap((e) => (e.t === 'vp' ? [e.seat] : []));
    const told = given({
      run: [{ t: 'income' }],
      seats: 4,
      start: 2,
      city: { 0: { 5: 'power_plant' }, 1: { 5: 'saloon' }, 2: { 5: 'trading_hall' }, 3: { 5: 'church_merciful' } },
    });
    expect(order(told.events)).toEqual([2, 3, 0, 1]);
  });

  test('ARM-48 so it is in every step: arrivals, damage tracks, damage, housing, scorings', () => {
    const everybody = (n: number) => ({ 0: n, 1: n, 2: n, 3: n });
    const seats = (told: ReturnType<typeof given>, t: Event['t']) =>
      told.events.flatMap((e) => (e.t === t && 'seat' in e ? [e.seat] : []));
    const table = { seats: 4, start: 2, round: 2 } as const;
    const clockwise = [2, 3, 0, 1];
    const begin = given({ ...table, run: [{ t: 'arrivals' }, { t: 'damageTracks' }], damage: everybody(4) });
    expect(seats(begin, 'arrived')).toEqual(clockwise);
    expect(seats(begin, 'vp')).toEqual(clockwise);
    const damage = given({ ...table, run: [{ t: 'marauderDamage' }], marauders: everybody(1) });
    expect(seats(damage, 'damage')).toEqual(clockwise);
    const housing = given({
      ...table,
      run: [{ t: 'housing' }],
      screen: { 0: 'worker*7', 1: 'worker*7', 2: 'worker*7', 3: 'worker*7' },
    });
    for (const seat of clockwise) housing.asked(seat, 'returnHomeless').answer(seat, 'worker');
    const midgame = given({ ...table, run: [{ t: 'midgame' }], marauders: everybody(2) });
    expect(seats(midgame, 'counted')).toEqual(clockwise);
    expect(seats(midgame, 'marauders')).toEqual(clockwise);
    const end = given({
      ...table,
      run: [{ t: 'scoreEquipment' }, { t: 'lastDamage' }, { t: 'lastMarauders' }],
      marauders: everybody(2),
      damage: everybody(1),
      hand: { 0: ['eq_beer'], 1: ['eq_beer'], 2: ['eq_beer'], 3: ['eq_beer'] },
    });
    expect(seats(end, 'revealed')).toEqual(clockwise);
    expect(seats(end, 'vp')).toEqual([...clockwise, ...clockwise, ...clockwise]);
  });

  test('ARM-49 Preparation goes by the start player of the round before; at first by the top of the VP stack', () => {
    const told = given({ run: [{ t: 'damageTracks' }], start: 1, vp: { 0: 99 }, damage: { 0: 4, 1: 4, 2: 4 } });
    expect(told.events.flatMap((e) => (e.t === 'vp' ? [e.seat] : []))).toEqual([1, 2, 0]);
    for (let i = 0; i < 10; i++) {
      const s = laidOut(4, `top ${i}`);
      expect(s.players[s.start]!.arrived).toBe(4);
    }
  });

  test('ARM-50 a decision with a single answer is made by the program, and logged', () => {
    given({ run: [{ t: 'explore', seat: 1 }], display: [['eq_beer', 'worker']] })
      .expect({ asked: [], hand: { 1: ['eq_beer'] } })
      .logged({ t: 'tookEquipment', seat: 1, card: 'eq_beer' });
  });

  test('ARM-51 an answer outside the legal ones is no answer', () => {
    given({ run: [{ t: 'cityAction', seats: [0] }], pool: { 0: 'worker' } })
      .refuses(0, 'act 2.2 worker')
      .refuses(0, 'repair soldier')
      .refuses(1, 'end')
      .refuses(0, 'act 1.1 leader');
  });
});

test('a game takes so many answers, and its questions are not too wide', () => {
  const s: State = fresh(4);
  const rng = makeRng(seedOf('wide'));
  for (let n = 0; game.asked(s).length > 0; n++) {
    const legal = game.legal(s, game.asked(s)[0]!);
    expect(legal.length).toBeLessThanOrEqual(150);
    game.apply(s, game.asked(s)[0]!, pickOne(rng, legal), null);
    expect(n).toBeLessThan(600);
  }
});
