import { describe, expect, test } from 'vitest';
import { runTile } from '../../src/cards/effects.ts';
import { type Event, rules, tables } from '../../src/index.ts';
import type { Position } from '../../src/position/index.ts';
import { build, given } from '../given.ts';

/** Bonus and penalty of the City, with these tiles in place. */
const city = (more: Omit<Position, 'run'>) =>
  given({
    run: [
      { t: 'bonus', area: 'city' },
      { t: 'penalty', area: 'city' },
    ],
    auction: ['auction_1', 'auction_2', 'auction_5'],
    ...more,
  });

describe('who gets bonus and penalty', () => {
  test('ARM-85 after the last bid the tiles are applied in the order Exploration, Construction, City', () => {
    const told = given({
      run: [{ t: 'auction' }, { t: 'exploration' }],
      auction: ['auction_5', 'auction_6', 'auction_7'],
      display: [
        ['eq_beer', 'worker'],
        ['eq_map', 'worker'],
        ['eq_map', 'worker'],
      ],
      vp: { 0: 20 },
    });
    for (const area of ['city', 'exploration', 'construction'] as const)
      for (const seat of [0, 1, 2]) told.answer(seat, `${area} nobody`);
    expect(told.events.flatMap((e) => (e.t === 'bonus' || e.t === 'penalty' ? [`${e.t} ${e.area}`] : []))).toEqual([
      'bonus exploration',
      'penalty exploration',
      'bonus construction',
      'penalty construction',
      'bonus city',
      'penalty city',
    ]);
    told.asked(0, 'takeEquipment');
  });

  test('ARM-86 the bonus goes to the largest bid, among equals to the earliest', () => {
    city({
      bids: {
        city: [
          [0, 'worker'],
          [1, 'worker*3'],
          [2, 'worker*2'],
        ],
      },
    }).expect({ vp: [8, 12, 10] });
    city({
      bids: {
        city: [
          [2, 'worker'],
          [0, 'worker*2'],
          [1, 'worker*2'],
        ],
      },
    }).expect({ vp: [12, 10, 8] });
  });

  test('ARM-87 the penalty goes to the smallest bid, among equals to the last', () => {
    city({
      bids: {
        city: [
          [2, 'worker'],
          [0, 'worker'],
          [1, 'worker*2'],
        ],
      },
    }).expect({ vp: [8, 12, 10] });
  });

  test('ARM-88 a bid of 0 takes part; if all are equal, the first gets the bonus and the last the penalty', () => {
    city({
      bids: {
        city: [
          [1, 'nobody'],
          [0, 'worker'],
          [2, 'worker*2'],
        ],
      },
    }).expect({ vp: [10, 8, 12] });
    city({
      bids: {
        city: [
          [2, 'nobody'],
          [1, 'nobody'],
          [0, 'nobody'],
        ],
      },
    }).expect({ vp: [8, 10, 12] });
  });

  test('ARM-89 bonus and penalty never hit the same player', () => {
    const sizes = [0, 1, 2];
    for (const a of sizes)
      for (const b of sizes)
        for (const c of sizes) {
          const bids = [a, b, c].map((n, seat) => [seat, n === 0 ? 'nobody' : `worker*${n}`] as const);
          const told = city({ bids: { city: bids } });
          const hit = told.events.flatMap((e) => (e.t === 'bonus' || e.t === 'penalty' ? [e.seat] : []));
          expect(hit[0]).not.toBe(hit[1]);
        }
  });

  test('ARM-90 ARM-91 the bonus first, and each with all it does before the next', () => {
    given({
      run: [
        { t: 'bonus', area: 'exploration' },
        { t: 'penalty', area: 'exploration' },
        { t: 'bonus', area: 'construction' },
      ],
      auction: ['auction_4', 'auction_5', 'auction_6'],
      bids: {
        exploration: [
          [0, 'worker'],
          [1, 'worker'],
          [2, 'nobody'],
        ],
        construction: [
          [2, 'worker'],
          [0, 'worker'],
          [1, 'worker'],
        ],
      },
      marauders: { 0: 1 },
      hand: { 2: ['eq_beer', 'eq_map'] },
    })
      .expect({ marauders: { 0: 0 }, vp: { 0: 11, 2: 10 }, asked: [2], question: 'discardEquipment' })
      .answer(2, 'eq_map')
      .expect({ vp: { 2: 12 }, asked: [] });
  });
});

describe('what bonuses and penalties do', () => {
  const area = (tile: string, more: Omit<Position, 'run' | 'auction' | 'bids'>) => {
    const rest = ['auction_1', 'auction_2', 'auction_5'].filter((id) => id !== tile);
    return given({
      run: [
        { t: 'bonus', area: 'exploration' },
        { t: 'penalty', area: 'exploration' },
      ],
      auction: [tile, ...rest].slice(0, 3),
      bids: {
        exploration: [
          [0, 'worker*2'],
          [1, 'worker'],
          [2, 'nobody'],
        ],
      },
      ...more,
    });
  };

  test('ARM-93 -marauder: one step left and 1 VP; nothing at 0', () => {
    area('auction_3', { marauders: { 0: 3 } }).expect({ marauders: { 0: 2 }, vp: { 0: 11 } });
    area('auction_3', { marauders: { 0: 0 } }).expect({ marauders: { 0: 0 }, vp: { 0: 10 } });
  });

  test('ARM-94 +2: gain 2 VP', () => {
    area('auction_5', {}).expect({ vp: { 0: 12 } });
  });

  test('ARM-95 -damage: one space left; nothing on space 1', () => {
    area('auction_7', { damage: { 0: 4 } }).expect({ damage: { 0: 3 }, vp: { 0: 10 } });
    area('auction_7', { damage: { 0: 1 } }).expect({ damage: { 0: 1 } });
  });

  test('ARM-96 +equipment: the top card, which only the drawer sees', () => {
    const told = area('auction_1', { deck: ['eq_map', 'eq_beer'] }).expect({
      hand: { 0: ['eq_map'] },
      open: { 0: [] },
    });
    told.logged({ t: 'drew', seat: 0, cards: ['eq_map'] }).expect({ deckSize: 59 });
  });

  test('ARM-97 drawing from an empty deck gives nothing', () => {
    const told = area('auction_2', { only: true }).expect({ hand: { 0: [] }, deckSize: 0 });
    expect(told.events.some((e) => e.t === 'drew')).toBe(false);
  });

  test('ARM-98 +marauder: one step right; nothing at the end', () => {
    area('auction_3', { marauders: { 2: 3 } }).expect({ marauders: { 2: 4 }, vp: { 2: 10 } });
    area('auction_3', { marauders: { 2: 15 } }).expect({ marauders: { 2: 15 }, vp: { 2: 10 } });
  });

  test('ARM-99 -2: lose 2 VP', () => {
    area('auction_2', {}).expect({ vp: { 2: 8 } });
  });

  test('ARM-100 +damage: one space right; nothing on the last', () => {
    area('auction_1', { damage: { 2: 4 } }).expect({ damage: { 2: 5 }, vp: { 2: 10 } });
    area('auction_1', { damage: { 2: 8 } })
      .expect({ damage: { 2: 8 }, vp: { 2: 10 } })
      .logged({ t: 'noEffect', seat: 2 });
  });

  test('ARM-101 ARM-102 -equipment: the player names a card, which all see go to the box; nothing with an empty hand', () => {
    area('auction_4', { hand: { 2: ['eq_beer', 'eq_map', 'eq_map'] } })
      .asked(2, 'discardEquipment')
      .refuses(2, 'eq_weapons')
      .answer(2, 'eq_map')
      .expect({ hand: { 2: ['eq_beer', 'eq_map'] }, boxed: ['eq_map'] })
      .logged({ t: 'discarded', seat: 2, card: 'eq_map' });
    area('auction_4', { hand: { 2: ['eq_beer'] } }).expect({ asked: [], boxed: ['eq_beer'] });
    area('auction_4', {}).expect({ asked: [], boxed: [] }).logged({ t: 'noEffect', seat: 2 });
  });

  test('ARM-101 of a hand of one card, a tile that takes two takes that one, and does not go on to say that it does nothing', () => {
    const s = build({ run: [], hand: { 0: ['eq_beer'] } });
    const told: Event[] = [];
    runTile(tables, s, 0, { t: 'discardEquipment', amount: 2 }, 'tiles', told);
    rules.run(s, told);
    expect(told).toEqual([{ t: 'discarded', seat: 0, card: 'eq_beer' }]);
  });

  test('ARM-101 a hand of one kind is asked too, so that nobody learns of it', () => {
    area('auction_4', { hand: { 2: ['eq_beer', 'eq_beer'] } }).asked(2, 'discardEquipment');
  });
});
