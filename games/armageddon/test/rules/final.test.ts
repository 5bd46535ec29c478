import { describe, expect, test } from 'vitest';
import { type Event, game } from '../../src/index.ts';
import type { Position } from '../../src/position/index.ts';
import { given } from '../given.ts';

const TILES = {
  0: ['sc_worker', 'sc_vehicle'],
  1: ['sc_engineer', 'sc_science'],
  2: ['sc_military', 'sc_any_equipment'],
};
const final = (more: Omit<Position, 'run'> = {}) =>
  given({ run: [{ t: 'final' }], round: 6, common: ['sc_soldier', 'sc_civil'], tiles: TILES, ...more });
const choose = (told: ReturnType<typeof final>) =>
  told.answer(2, 'sc_any_equipment').answer(0, 'sc_worker').answer(1, 'sc_science');
const sources = (events: readonly Event[]) =>
  events.flatMap((e) => (e.t === 'vp' ? [e.src] : [])).filter((src, i, all) => src !== all[i - 1]);

describe('final scoring', () => {
  test('ARM-219 ARM-223 common tile, private tiles, equipment in its order, damage, marauders; each for all', () => {
    const told = choose(
      final({
        hand: {
          0: ['eq_beer', 'eq_gasoline', 'eq_weapons', 'eq_weapons', 'eq_map'],
          1: ['eq_medicine', 'eq_medicine', 'eq_medicine', 'eq_car_body'],
          2: ['eq_beer'],
        },
        screen: { 0: 'worker' },
        damage: { 0: 4, 1: 1 },
        marauders: { 0: 1, 2: 2 },
      }),
    );
    expect(sources(told.events)).toEqual([
      'common',
      'private',
      'beer',
      'gasoline',
      'weapons',
      'medicine',
      'vehicle',
      'map',
      'damage',
      'marauders',
    ]);
    told.expect({ over: true, asked: [] });
    expect(told.events.flatMap((e) => (e.t === 'revealed' ? [e.cards.length] : []))).toEqual([5, 4, 1]);
    for (const viewer of [0, 1, 2, null])
      expect(game.view(told.state, viewer).players.every((p) => !p.hand.includes(null))).toBe(true);
  });

  test('ARM-220 everybody scores the second common tile', () => {
    final({ city: { 0: { 5: 'hotel' }, 1: { 3: 'school' } } }).expect({ vp: [16, 10, 13] });
  });

  test('ARM-221 each player names one of two private tiles; only that one counts, and only for that player', () => {
    const told = final({ screen: { 0: 'worker*3 engineer' }, common: ['sc_soldier', 'sc_weapons_medicine'] });
    expect(told.legal(0)).toEqual(['sc_worker', 'sc_vehicle']);
    told.refuses(0, 'sc_engineer');
    choose(told).expect({ vp: [13, 15, 10], chosen: ['sc_worker', 'sc_science', 'sc_any_equipment'] });
    expect(told.state.players.map((p) => p.from[12])).toEqual([3, 5, 0]);
  });

  test('ARM-222 all choose at once and in secret; the choices are revealed together, the other tiles never', () => {
    const told = final();
    told
      .expect({ asked: [0, 1, 2] })
      .answer(2, 'sc_military')
      .expect({ asked: [0, 1], chosen: [null, null, null] });
    expect(game.view(told.state, 0).stack.at(-1)).toMatchObject({ got: { 2: null } });
    expect(game.view(told.state, 2).stack.at(-1)).toMatchObject({ got: { 2: 'sc_military' } });
    told.answer(0, 'sc_worker').answer(1, 'sc_science');
    const tiles = game.view(told.state, 0).players[2]!.tiles;
    expect(tiles.filter((tile) => tile !== null)).toEqual([told.state.players[2]!.chosen]);
    expect(tiles).toHaveLength(2);
  });

  test('ARM-224 ARM-225 ARM-226 the damage track works once more; its marauder counts, the leader does not; then 1 VP for each marauder', () => {
    given({
      run: [{ t: 'lastDamage' }, { t: 'lastMarauders' }],
      damage: { 0: 1, 1: 8, 2: 5 },
      marauders: { 0: 0, 1: 2, 2: 3 },
      screen: { 1: 'leader' },
    }).expect({ vp: [12, 10 - 4 - 3, 10 - 1 - 4], marauders: [0, 3, 4], aside: { 1: 0 } });
  });

  test('ARM-227 the most VP win; among equals the most equipment; else the victory is shared', () => {
    const end = (more: Omit<Position, 'run'>) =>
      game
        .result(given({ run: [{ t: 'verdict' }], ...more }).state)!
        .map(({ rank, share, score }) => ({ rank, share, score }));
    expect(end({ vp: { 0: 5, 1: 30, 2: 7 } })).toEqual([
      { rank: 3, share: 0, score: 5 },
      { rank: 1, share: 1, score: 30 },
      { rank: 2, share: 0, score: 7 },
    ]);
    expect(end({ vp: { 0: 30, 1: 30 }, hand: { 1: ['eq_beer'] } }).map((p) => p.rank)).toEqual([2, 1, 3]);
    expect(end({ vp: { 0: 30, 1: 30 } })).toMatchObject([
      { rank: 1, share: 0.5 },
      { rank: 1, share: 0.5 },
      { rank: 3 },
    ]);
    given({ run: [{ t: 'verdict' }], vp: { 0: 30, 1: 30 } }).logged({ t: 'won', seats: [0, 1] });
  });

  test('the points of every player add up by source', () => {
    const told = choose(final({ hand: { 0: ['eq_beer', 'eq_map'] }, marauders: { 0: 3 } }));
    for (const place of game.result(told.state)!)
      expect(place.lines.reduce((n, line) => n + line.n, 0)).toBe(place.score);
  });
});
