import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { given } from '../given.ts';

const THREE = [
  ['eq_beer', 'worker*2'],
  ['eq_map', 'marauder soldier worker'],
  ['eq_weapons', 'engineer*2 worker*2'],
] as const;

describe('Exploration', () => {
  test('ARM-103 the same auction tiles stay for rounds 1 to 3', () => {
    const tiles = ['auction_3', 'auction_4', 'auction_5'];
    for (const round of [1, 2])
      given({ run: [{ t: 'roundEnd' }], round, auction: tiles, screen: { 0: 'worker' } }).expect({ auction: tiles });
    const told = given({ run: [{ t: 'roundEnd' }], round: 3, auction: tiles, screen: { 0: 'worker' } });
    for (const tile of told.state.auction) expect(tiles).not.toContain(tile);
    expect(told.state.gone.auction).toHaveLength(3);
  });

  test('ARM-104 the areas are resolved in the order Exploration, Construction, City', () => {
    const told = given({
      run: [{ t: 'round' }],
      round: 0,
      screen: { 0: 'worker*3', 1: 'worker*3', 2: 'worker*3' },
      vp: { 0: 20 },
      auction: ['auction_1', 'auction_2', 'auction_5'],
    });
    for (const area of ['city', 'construction', 'exploration'] as const)
      for (const seat of [0, 1, 2]) told.answer(seat, `${area} worker`);
    const questions: string[] = [];
    for (let question = ''; question !== 'cityAction'; ) {
      const seat = game.asked(told.state)[0]!;
      question = game.question(told.state, seat);
      if (questions.at(-1) !== question) questions.push(question);
      if (question !== 'cityAction') told.answer(seat, told.legal(seat).at(-1)!);
    }
    expect(questions.indexOf('takeEquipment')).toBe(0);
    expect(questions.indexOf('takeBuilding')).toBe(1);
    expect(questions.lastIndexOf('placeBuilding')).toBeLessThan(questions.indexOf('cityAction'));
  });

  test('ARM-105 ARM-106 the largest bid chooses first, among equals the earlier one', () => {
    given({
      run: [{ t: 'exploration' }],
      seats: 4,
      display: [...THREE, ['eq_map', 'worker']],
      bids: {
        exploration: [
          [3, 'worker'],
          [0, 'worker*2'],
          [1, 'worker*3'],
          [2, 'worker*2'],
        ],
      },
    })
      .asked(1, 'takeEquipment')
      .answer(1, 'slot 4')
      .asked(0, 'takeEquipment')
      .answer(0, 'slot 1')
      .asked(2, 'takeEquipment')
      .answer(2, 'slot 2')
      .expect({ asked: [], hand: { 3: ['eq_weapons'] } });
  });

  test('ARM-105 with the option the order of bidding decides, whatever the sizes', () => {
    given({
      run: [{ t: 'exploration' }],
      options: { pickOrder: 'topToBottom' },
      display: THREE,
      bids: {
        exploration: [
          [2, 'nobody'],
          [1, 'worker*3'],
          [0, 'worker*2'],
        ],
      },
    })
      .asked(2, 'takeEquipment')
      .answer(2, 'slot 3')
      .asked(1, 'takeEquipment')
      .answer(1, 'slot 1')
      .expect({ hand: { 0: ['eq_map'] } });
  });

  test('ARM-105 bonuses and penalties do not depend on that option', () => {
    given({
      run: [{ t: 'bonus', area: 'exploration' }],
      options: { pickOrder: 'topToBottom' },
      auction: ['auction_5', 'auction_1', 'auction_2'],
      bids: {
        exploration: [
          [2, 'nobody'],
          [1, 'worker*3'],
          [0, 'worker*2'],
        ],
      },
    }).expect({ vp: [10, 12, 10] });
  });

  test('ARM-107 ARM-108 the card comes into the hand, its survivors behind the screen; nobody passes', () => {
    const told = given({ run: [{ t: 'explore', seat: 0 }], display: THREE, screen: { 0: 'leader' } });
    expect(told.legal(0)).toEqual(['slot 1', 'slot 2', 'slot 3']);
    told.answer(0, 'slot 3').expect({
      hand: { 0: ['eq_weapons'] },
      open: { 0: ['eq_weapons'] },
      screen: { 0: 'worker*2 engineer*2 leader' },
      display: ['eq_beer', 'eq_map', null],
      figures: { 2: 'nobody' },
    });
  });

  test('ARM-109 ARM-110 each marauder on the card threatens the taker, or costs 1 VP; then it is in the bag again', () => {
    given({
      run: [
        { t: 'explore', seat: 0 },
        { t: 'explore', seat: 1 },
      ],
      display: THREE,
      bag: 'worker',
      marauders: { 0: 15 },
    })
      .answer(0, 'slot 2')
      .expect({ marauders: { 0: 15 }, vp: { 0: 9 }, bag: 'marauder worker', asked: [1] });
    given({ run: [{ t: 'explore', seat: 0 }], display: THREE })
      .answer(0, 'slot 2')
      .expect({ marauders: { 0: 1 }, vp: { 0: 10 }, screen: { 0: 'worker soldier' } });
  });

  test('ARM-111 ARM-112 new survivors cannot act this round, but need housing', () => {
    given({
      run: [{ t: 'explore', seat: 0 }, { t: 'city' }, { t: 'retrieve' }, { t: 'house', seat: 0 }],
      display: [['eq_beer', 'soldier*2']],
      bids: { city: [[0, 'worker']] },
      marauders: { 0: 3 },
      screen: { 0: 'worker*4' },
    })
      .asked(0, 'cityAction')
      .refuses(0, 'act 2.2 soldier')
      .answer(0, 'end')
      .asked(0, 'returnHomeless');
  });

  test('ARM-113 a leader out of the bag is taken like anybody else; a player may own several', () => {
    given({ run: [{ t: 'explore', seat: 0 }], display: [['eq_beer', 'leader']], screen: { 0: 'leader' } }).expect({
      screen: { 0: 'leader*2' },
    });
  });

  test('ARM-114 if the display has run out, the rest gets nothing', () => {
    given({
      run: [{ t: 'exploration' }],
      display: [['eq_beer', 'worker']],
      bids: {
        exploration: [
          [0, 'worker'],
          [1, 'nobody'],
          [2, 'nobody'],
        ],
      },
    }).expect({ asked: [], hand: [['eq_beer'], [], []] });
  });

  test('ARM-115 ARM-144 figures bid for cards stay where they are; those in the City become the pool', () => {
    given({
      run: [{ t: 'city' }],
      bids: { exploration: [[0, 'worker']], construction: [[0, 'soldier']], city: [[0, 'engineer leader']] },
    }).expect({
      exploration: { 0: 'worker' },
      construction: { 0: 'soldier' },
      cityBid: { 0: 'nobody' },
      pool: { 0: 'engineer leader' },
    });
  });
});
