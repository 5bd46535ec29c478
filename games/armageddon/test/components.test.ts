import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import {
  broken,
  COLOURS,
  countType,
  FIGURES,
  fixedVp,
  game,
  housingOf,
  pieceIds,
  SITES,
  type State,
  TYPES,
  tables,
  vpShown,
} from '../src/index.ts';
import { fresh, given, OPTIONS, tile } from './given.ts';

const copies = (kinds: readonly { copies: number }[]): number => kinds.reduce((n, kind) => n + kind.copies, 0);

describe('components and terms', () => {
  test('ARM-1 ARM-2 the game is for 3 or 4 players, not for 2', () => {
    expect(game.players).toEqual([3, 4]);
    for (const seats of game.players) expect(fresh(seats).players).toHaveLength(seats);
  });

  test('ARM-3 there are 89 figures of five kinds', () => {
    expect(Object.fromEntries(FIGURES.map((name, i) => [name, tables.total[i]]))).toEqual({
      marauder: 20,
      worker: 45,
      soldier: 10,
      engineer: 10,
      leader: 4,
    });
    expect(tables.total.reduce((n, k) => n + k, 0)).toBe(89);
    expect(COLOURS).toEqual(['worker', 'soldier', 'engineer', 'leader']);
  });

  test('ARM-4 a marauder that is taken is back in the bag at once', () => {
    given({
      run: [{ t: 'explore', seat: 0 }],
      display: [['eq_beer', 'marauder*2 worker']],
      bag: 'soldier',
    }).expect({ bag: 'marauder*2 soldier', figures: { 0: 'nobody' }, screen: { 0: 'worker' } });
  });

  test('ARM-5 every figure is in exactly one place, at every state of a game', () => {
    for (const seats of game.players) {
      const s = fresh(seats);
      const rng = makeRng(seedOf('places'));
      for (
        ;
        game.asked(s).length > 0;
        game.apply(s, game.asked(s)[0]!, pickOne(rng, game.legal(s, game.asked(s)[0]!)), null)
      )
        expect(figures(s)).toEqual([20, 45, 10, 10, 4]);
      expect(figures(s)).toEqual([20, 45, 10, 10, 4]);
    }
  });

  test('ARM-5 a figure made or lost is noticed', () => {
    const s = fresh(3);
    expect(broken(s)).toEqual([]);
    s.bag[2]!++;
    expect(broken(s)).toEqual(['ARM-3 soldier: 11']);
  });

  test('ARM-6 the shared components', () => {
    expect(tables.auction).toHaveLength(7);
    expect(tables.scoring).toHaveLength(10);
    expect(copies(tables.tiles)).toBe(32);
    expect(copies(tables.equipment)).toBe(60);
    expect(tables.levels[1]).toHaveLength(14);
    expect(tables.levels[2]).toHaveLength(14);
  });

  test('ARM-6 a card or tile that is missing is noticed', () => {
    for (const lose of [
      (s: State) => s.deck.pop() !== undefined && s.seen.pop(),
      (s: State) => s.level2.pop(),
      (s: State) => s.tiles.pop(),
      (s: State) => s.auctionStack.pop(),
      (s: State) => s.players[0]!.tiles.pop(),
    ]) {
      const s = fresh(3);
      lose(s);
      expect(broken(s).join()).toContain('ARM-6');
    }
  });

  test('ARM-7 what every player has: a city, markers on three tracks, three bids', () => {
    for (const p of fresh(4).players) {
      expect(p.city).toHaveLength(SITES);
      expect([p.vp, p.marauders, p.damage]).toEqual([10, 1, 3]);
    }
    expect(fresh(4).order).toHaveLength(3);
  });

  test('ARM-8 nothing comes back from the box: an empty deck stays empty', () => {
    given({ run: [{ t: 'loseEquipment', seat: 1 }, tile(0, 'bt_equipment_plus')], hand: { 1: ['eq_map'] }, only: true })
      .expect({ deckSize: 0, hand: { 0: [] } })
      .logged({ t: 'discarded', card: 'eq_map' });
  });

  test('ARM-9 copies are alike: pieces are numbered, answers name the kind', () => {
    expect(pieceIds(tables.equipment)).toHaveLength(60);
    expect(pieceIds(tables.equipment).slice(0, 3)).toEqual(['eq_beer#1', 'eq_beer#2', 'eq_beer#3']);
    expect(new Set(pieceIds(tables.tiles)).size).toBe(32);
    const told = given({ run: [{ t: 'loseEquipment', seat: 0 }], hand: { 0: ['eq_beer', 'eq_beer', 'eq_map'] } });
    expect(told.legal(0)).toEqual(['eq_beer', 'eq_map']);
  });
});

describe('the city board', () => {
  const city = fresh(3).players[0]!;
  const names = city.city.map((b) => tables.buildings[b]?.id ?? null);

  test('ARM-10 all cities are the same at the start', () => {
    for (const p of fresh(4).players) expect(p.city).toEqual(city.city);
  });

  test('ARM-11 ARM-12 eight sites: headquarters, watchtower, mobile home, library, three empty ones, the closed one', () => {
    expect(names).toEqual([
      'start_headquarters',
      'start_watchtower',
      'start_mobile_home',
      'start_library',
      null,
      null,
      null,
      null,
    ]);
    expect(tables.accepts).toEqual(['hqUpgrade', 'watchtowerUpgrade', 'free', 'free', 'free', 'free', 'free', 'free']);
    expect(tables.buildings[tables.extension]!.id).toBe('extension');
  });

  test('ARM-13 a building has a type, housing, points per round, up to two lines and perhaps a lasting effect', () => {
    for (const b of tables.buildings) {
      expect(b.type).toBeGreaterThanOrEqual(0);
      expect(b.housing).toBeGreaterThanOrEqual(0);
      expect(b.vp).toBeGreaterThanOrEqual(0);
      expect(b.lines.length).toBeLessThanOrEqual(2);
    }
  });

  test('ARM-14 four types; every watchtower is military', () => {
    expect(TYPES).toEqual(['hq', 'civil', 'military', 'science']);
    for (const b of tables.buildings)
      if (b.placement === 'watchtowerUpgrade' || b.id === 'start_watchtower') expect(TYPES[b.type]).toBe('military');
  });

  test('ARM-15 only the topmost building of a site counts for anything', () => {
    const covered = given({ run: [], city: { 0: { 3: 'power_plant', 5: 'saloon' } } }).state.players[0]!;
    expect(fixedVp(tables, covered)).toBe(6);
    expect(housingOf(tables, covered)).toBe(6 - 3 + 0 + 1);
    expect(countType(tables, covered, TYPES.indexOf('civil'))).toBe(1);
    const both = given({ run: [], city: { 0: { 3: 'saloon', 5: 'power_plant' } } }).state.players[0]!;
    expect(countType(tables, both, TYPES.indexOf('science'))).toBe(2);
  });

  test('ARM-16 printed buildings count as buildings of their type, the Extension once it is built', () => {
    const start = TYPES.map((_, type) => countType(tables, city, type));
    expect(start).toEqual([1, 1, 1, 1]);
    const extended = given({
      run: [{ t: 'cityAction', seats: [0] }],
      pool: { 0: 'worker*2' },
    })
      .answer(0, 'extend worker*2')
      .expect({ city: { 0: { 7: 'extension' } } });
    expect(countType(tables, extended.state.players[0]!, TYPES.indexOf('civil'))).toBe(2);
  });

  test('ARM-17 the printed buildings house six', () => {
    expect(housingOf(tables, city)).toBe(6);
    expect(tables.start.reduce((n, k) => n + k, 0)).toBe(6);
  });

  test('ARM-18 ARM-19 ARM-20 the VP track: 40 spaces, and a chip for the rest that goes up and down without end', () => {
    expect(vpShown(tables, 10)).toEqual({ space: 10, chip: 0 });
    expect(vpShown(tables, 40)).toEqual({ space: 0, chip: 40 });
    expect(vpShown(tables, 127)).toEqual({ space: 7, chip: 120 });
    expect(vpShown(tables, 199)).toEqual({ space: 39, chip: 160 });
    expect(vpShown(tables, 213)).toEqual({ space: 13, chip: 200 });
    const told = given({ run: [{ t: 'penalty', area: 'city' }], vp: { 2: 41 }, auction: AUCTION, bids: BIDS });
    told.expect({ vp: { 2: 39 } });
    expect(vpShown(tables, told.state.players[2]!.vp)).toEqual({ space: 39, chip: 0 });
  });
});

const AUCTION = ['auction_1', 'auction_3', 'auction_5'];
const BIDS = {
  city: [
    [0, 'worker'],
    [1, 'worker'],
    [2, 'nobody'],
  ],
} as const;

function figures(s: State): number[] {
  return FIGURES.map((_, f) => {
    let n = s.bag[f]! + s.gone.figures[f]!;
    for (const [i, k] of s.figures.entries()) if (i % FIGURES.length === f) n += k;
    if (f === 0) return n;
    for (const p of s.players) {
      n += p.screen[f - 1]! + (f === 4 ? p.aside : 0);
      for (const [i, k] of p.placed.entries()) if (i % COLOURS.length === f - 1) n += k;
    }
    return n;
  });
}

test('options of the tests are the defaults', () => {
  expect(Object.fromEntries(Object.entries(game.options).map(([id, spec]) => [id, spec.default]))).toEqual(OPTIONS);
});
