import { makeRng, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { bagSize } from '../src/cards/effects.ts';
import {
  type Answer,
  broken,
  type Event,
  game,
  HI,
  inBag,
  LEADER,
  LEAST,
  LO,
  MOST,
  SOLDIER,
  type State,
  tables,
  type View,
} from '../src/index.ts';
import { acts, fresh, given, ramble, tile } from './given.ts';

const kind = (id: string): number => tables.index.equipment.get(id)!;

describe('what is hidden', () => {
  const s = fresh(3);
  const seen = game.view(s, 1);

  test('ARM-238 everybody gets a view of their own, without the generator', () => {
    expect(seen.rng).toBeNull();
    expect(seen.viewer).toBe(1);
    expect(seen.players[1]!.screen).toEqual(s.players[1]!.screen);
    expect(seen.players[1]!.tiles).toEqual(s.players[1]!.tiles);
    expect(game.view(s, null).players.every((p) => p.screen === null)).toBe(true);
  });

  test('ARM-239 of others: survivors behind the screen, hand, private tiles, cards being looked at', () => {
    expect(seen.players[0]).toMatchObject({ screen: null, tiles: [null, null] });
    const looking = given({
      run: [acts(0)],
      pool: { 0: 'engineer' },
      city: { 0: { 5: 'radio_station' } },
      hand: { 0: ['eq_map'] },
    });
    looking.answer(0, 'act 5.1 engineer').asked(0, 'keepDrawn');
    expect(game.view(looking.state, 1).players[0]).toMatchObject({ look: [null, null, null], hand: [null] });
    expect(game.view(looking.state, 0).players[0]!.look).toEqual(looking.state.players[0]!.look);
    const searching = given({
      run: [acts(0)],
      pool: { 0: 'worker' },
      city: { 0: { 5: 'flea_market' } },
      hand: { 0: ['eq_map'] },
    });
    searching.answer(0, 'act 5.1 worker discard eq_map').asked(0, 'searchDeck');
    expect(game.view(searching.state, 1).players[0]!.memory).toBeNull();
    expect(game.view(searching.state, 1).deck.every((card) => card === null)).toBe(true);
  });

  test('ARM-239 with open survivors the screens are open, and nothing else', () => {
    const open = game.view(fresh(3, { openSurvivors: true }), 1);
    expect(open.players[0]).toMatchObject({ screen: [5, 0, 0, 1], tiles: [null, null] });
  });

  test('ARM-240 of everybody: the order of decks and stacks, the bag, tiles put away unseen', () => {
    for (const hidden of ['deck', 'level1', 'level2', 'tiles', 'auctionStack', 'unseen'] as const)
      expect(seen[hidden]).toEqual(s[hidden].map(() => null));
    expect(seen.bag).toBeNull();
  });

  test('ARM-241 open: bids, cities, tracks, displays, sizes of hands, decks and bag, and two facts about the bag', () => {
    expect(seen.bagSize).toBe(s.bag.reduce((n, k) => n + k, 0));
    expect(seen.bagHas).toEqual({ soldier: true, engineer: true });
    for (const open of ['display', 'figures', 'offer', 'offerTiles', 'auction', 'common', 'order', 'gone'] as const)
      expect(seen[open]).toEqual(s[open]);
    for (const open of ['vp', 'marauders', 'damage', 'placed', 'city', 'under', 'aside', 'houses'] as const)
      expect(seen.players[0]![open]).toEqual(s.players[0]![open]);
    const without = given({ run: [], bag: 'worker engineer' }).state;
    expect(game.view(without, 0).bagHas).toEqual({ soldier: false, engineer: true });
    expect(inBag(game.view(without, 0), SOLDIER)).toBe(false);
    expect(bagSize(game.view(without, 0) as unknown as State)).toBe(2);
  });

  test('ARM-242 cards and figures taken in the open stay known; cards drawn blind are logged without a name', () => {
    const told = given({
      run: [{ t: 'explore', seat: 0 }, tile(0, 'bt_equipment_plus')],
      display: [['eq_beer', 'worker']],
      deck: ['eq_map'],
    });
    expect(game.view(told.state, 1).players[0]!.hand).toEqual([kind('eq_beer'), null]);
    const lines = told.events.map((e) => game.redact(e, 1));
    expect(lines).toContainEqual(
      expect.objectContaining({ t: 'tookEquipment', card: 'eq_beer', figures: [0, 1, 0, 0, 0] }),
    );
    expect(lines).toContainEqual({ t: 'drew', seat: 0, cards: [null] });
    expect(told.events.map((e) => game.redact(e, 0))).toContainEqual({ t: 'drew', seat: 0, cards: ['eq_map'] });
  });

  test('ARM-243 all chance comes from one generator in the state', () => {
    const game1 = ramble(fresh(3, {}, 'chance'), 'answers');
    const game2 = ramble(fresh(3, {}, 'chance'), 'answers');
    expect(game1).toEqual(game2);
    expect(ramble(fresh(3, {}, 'other'), 'answers')).not.toEqual(game1);
  });

  test('ARM-244 an answer that brings something hidden to light can be told: it ends differently in worlds that look alike', () => {
    const pool = { 0: 'worker*2 engineer' };
    const turns = (pick: Answer, city: Record<number, string> = {}): boolean => {
      const told = given({
        run: [acts(0)],
        pool,
        city: { 0: city },
        hand: { 0: ['eq_map'], 1: ['eq_beer'] },
        marauders: { 0: 3 },
      });
      const seen = new Set<string>();
      for (let i = 0; i < 12; i++) {
        const world = game.determinize(game.view(told.state, 0), makeRng(seedOf(`undo ${i}`)));
        game.apply(world, 0, pick, null);
        seen.add(JSON.stringify(game.view(world, 0)));
      }
      return seen.size > 1;
    };
    expect(turns('act 5.1 worker', { 5: 'refugee_camp' })).toBe(true);
    expect(turns('act 5.1 worker', { 5: 'trading_hall' })).toBe(true);
    expect(turns('act 5.1 engineer', { 5: 'radio_station' })).toBe(true);
    expect(turns('act 5.1 worker discard eq_map', { 5: 'flea_market' })).toBe(true);
    expect(turns('act 1.1 worker')).toBe(false);
    expect(turns('act 2.1 worker')).toBe(false);
    expect(turns('act 4.1 worker*2 take soldier')).toBe(false);
    expect(turns('extend worker*2')).toBe(false);
  });
});

describe('redaction', () => {
  const secret: Event[] = [
    { t: 'drew', seat: 1, cards: ['eq_map'] },
    { t: 'looked', seat: 1, cards: ['eq_map', 'eq_beer', 'eq_map'] },
    { t: 'kept', seat: 1, card: 'eq_map', under: ['eq_beer', 'eq_map'] },
    { t: 'searched', seat: 1, card: 'eq_map' },
  ];

  test.each(secret)('ARM-242 %o', (e) => {
    expect(game.redact(e, 1)).toEqual(e);
    for (const other of [0, 2, null]) {
      const told = game.redact(e, other);
      expect(told).toMatchObject({ t: e.t, seat: 1 });
      expect(JSON.stringify(told)).not.toContain('eq_');
    }
  });

  test('everything else that happens is told to all', () => {
    const open = new Set<string>();
    ramble(fresh(4), 'open', (_, events) => {
      for (const e of events) {
        if (secret.some((x) => x.t === e.t)) continue;
        open.add(e.t);
        expect(game.redact(e, null)).toBe(e);
      }
    });
    expect(open.size).toBeGreaterThan(20);
  });
});

describe('hidden stock', () => {
  const bounds = (v: View, seat: number) => {
    const b = v.players[seat]!.bounds;
    return { lo: b.slice(LO, LO + 4), hi: b.slice(HI, HI + 4), least: b[LEAST], most: b[MOST] };
  };

  test('ARM-239 at the start everybody knows what everybody has', () => {
    expect(bounds(game.view(fresh(3), 1), 0)).toEqual({ lo: [5, 0, 0, 1], hi: [5, 0, 0, 1], least: 6, most: 6 });
  });

  test('ARM-239 once all bids are made, what lies open is sure and the rest only bounded', () => {
    const told = given({ run: [{ t: 'bidding' }], screen: { 0: 'worker*4 leader' } });
    told.state.players[0]!.bounds[MOST] = 6;
    const nobody = (area: 'exploration' | 'construction' | 'city') => {
      for (const seat of [1, 2]) told.answer(seat, `${area} nobody`);
    };
    told.answer(0, 'city worker*2');
    nobody('city');
    told.answer(0, 'exploration leader');
    nobody('exploration');
    told.answer(0, 'construction nobody');
    nobody('construction');
    expect(bounds(game.view(told.state, 1), 0)).toEqual({ lo: [2, 0, 0, 1], hi: [45, 10, 10, 4], least: 3, most: 6 });
  });

  test('ARM-242 what is taken or lost in the open is counted', () => {
    const told = given({ run: [{ t: 'explore', seat: 0 }], display: [['eq_beer', 'soldier*2 worker marauder']] });
    expect(bounds(game.view(told.state, 1), 0)).toMatchObject({ lo: [1, 2, 0, 0], least: 3, most: 102 });
    const recruit = given({
      run: [acts(0)],
      pool: { 0: 'worker*2' },
      city: { 0: { 5: 'refugee_camp' } },
      bag: 'soldier',
    });
    recruit.answer(0, 'act 5.1 worker');
    expect(bounds(game.view(recruit.state, 1), 0)).toMatchObject({ lo: [0, 1, 0, 0], least: 1, most: 100 });
    const trained = given({ run: [acts(0)], pool: { 0: 'worker*2' } }).answer(0, 'act 4.1 worker*2 take engineer');
    expect(bounds(game.view(trained.state, 1), 0)).toMatchObject({ lo: [1, 0, 1, 0], hi: [44, 10, 10, 4], most: 99 });
    const home = given({ run: [{ t: 'house', seat: 0 }], screen: { 0: 'worker*7 leader' } });
    expect(bounds(game.view(home.state, 1), 0)).toMatchObject({ least: 8, most: 8 });
    home.answer(0, 'worker leader');
    expect(bounds(game.view(home.state, 1), 0)).toMatchObject({ least: 6, most: 6 });
  });

  test('ARM-209 who found housing owns no more than it holds; unused housing that scores tells the number', () => {
    const told = given({ run: [{ t: 'house', seat: 0 }], screen: { 0: 'worker*3' } });
    expect(bounds(game.view(told.state, 1), 0)).toMatchObject({ least: 0, most: 6 });
    const block = given({ run: [{ t: 'income' }], screen: { 0: 'worker*3' }, city: { 0: { 5: 'apartment_block' } } });
    expect(bounds(game.view(block.state, 1), 0)).toMatchObject({ least: 3, most: 3 });
  });

  test('ARM-137 ARM-242 a worker exchanged behind the screen leaves those sure that lie in the areas', () => {
    const told = given({
      run: [{ t: 'bidding' }, tile(0, 'bt_exchange'), { t: 'retrieve' }],
      screen: { 0: 'worker' },
      bids: {
        exploration: [
          [0, 'worker'],
          [1, 'nobody'],
          [2, 'nobody'],
        ],
        construction: [
          [0, 'worker*2'],
          [1, 'nobody'],
          [2, 'nobody'],
        ],
        city: [
          [0, 'nobody'],
          [1, 'nobody'],
          [2, 'nobody'],
        ],
      },
    });
    told.answer(0, 'screen soldier').expect({ screen: { 0: 'worker*3 soldier' } });
    expect(bounds(game.view(told.state, 1), 0)).toMatchObject({ lo: [3, 1, 0, 0] });
  });

  test('ARM-64 who loses no leader beyond the leader space has none, and everybody knows', () => {
    const told = given({
      run: [{ t: 'damageTracks' }, { t: 'bidding' }],
      damage: { 0: 8, 1: 8 },
      screen: { 0: 'worker*3', 1: 'worker*2 leader', 2: 'worker' },
      aside: [1],
    });
    expect(bounds(game.view(told.state, 2), 0)).toMatchObject({ hi: [45, 10, 10, 0] });
    expect(bounds(game.view(told.state, 2), 1)).toMatchObject({ hi: [45, 10, 10, 4] });
    for (let i = 0; i < 20; i++) {
      const world = game.determinize(game.view(told.state, 2), makeRng(seedOf(`leader ${i}`)));
      expect(world.players[0]!.screen[LEADER]).toBe(0);
    }
  });

  test('ARM-241 in every world the bag holds a soldier or an engineer if it truly does', () => {
    for (const bag of ['soldier worker*3', 'engineer worker*3', 'soldier engineer', 'worker*4']) {
      const { state } = given({
        run: [{ t: 'bidding' }],
        screen: { 0: 'worker*2', 1: 'worker*3 soldier*2 engineer*2', 2: 'worker*3 soldier engineer' },
        bag,
      });
      for (let i = 0; i < 25; i++) {
        const world = game.determinize(game.view(state, 0), makeRng(seedOf(`bag ${i}`)));
        expect([world.bag[2]! > 0, world.bag[3]! > 0]).toEqual([bag.includes('soldier'), bag.includes('engineer')]);
        expect(broken(world)).toEqual([]);
      }
    }
  });

  test('worlds keep to the bounds, and differ', () => {
    const told = given({
      run: [{ t: 'explore', seat: 0 }],
      display: [['eq_beer', 'soldier*2 worker']],
      screen: { 0: 'worker*3', 1: 'engineer*2', 2: 'worker*2' },
    });
    const v = game.view(told.state, 2);
    const screens = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const world = game.determinize(v, makeRng(seedOf(`world ${i}`)));
      expect(world.players[0]!.screen[SOLDIER]).toBeGreaterThanOrEqual(2);
      expect(world.players[2]!.screen).toEqual([2, 0, 0, 0]);
      screens.add(world.players[0]!.screen.join());
    }
    expect(screens.size).toBeGreaterThan(5);
  });
});
