import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { given } from '../given.ts';

describe('bidding', () => {
  test('ARM-72 the start player has the most VP; among equals the one on top of the stack', () => {
    given({ run: [{ t: 'auction' }], vp: { 0: 9, 1: 30, 2: 12 } }).expect({ start: 1, asked: [1] });
    given({ run: [{ t: 'auction' }], vp: { 0: 30, 1: 9, 2: 30 }, markers: [2, 1, 0] }).expect({ start: 0 });
    given({ run: [{ t: 'auction' }], vp: { 0: 30, 1: 9, 2: 30 }, markers: [0, 2, 1] }).expect({ start: 2 });
  });

  test('ARM-73 ARM-92 the start player holds for the whole round, whatever the tiles do to the VP', () => {
    const told = given({
      run: [{ t: 'auction' }, { t: 'city' }, { t: 'income' }],
      vp: { 0: 10, 1: 11, 2: 9 },
      auction: ['auction_1', 'auction_2', 'auction_5'],
      screen: { 0: 'worker*2', 1: 'worker', 2: 'worker*4' },
      city: { 2: { 5: 'power_plant' }, 0: { 5: 'saloon' }, 1: { 5: 'trading_hall' } },
    });
    told.expect({ start: 1 });
    const bids = [
      [1, 'exploration nobody'],
      [2, 'exploration worker'],
      [0, 'exploration nobody'],
      [1, 'construction nobody'],
      [2, 'construction worker'],
      [0, 'construction nobody'],
      [1, 'city worker'],
      [2, 'city worker*2'],
      [0, 'city worker*2'],
    ] as const;
    for (const [seat, pick] of bids) told.answer(seat, pick);
    told.logged({ t: 'vp', seat: 2, n: 2, src: 'auction' }).expect({ start: 1, asked: [1], question: 'cityAction' });
    told.answer(1, 'end').asked(2, 'cityAction').answer(2, 'end').asked(0, 'cityAction').answer(0, 'end');
    expect(told.events.flatMap((e) => (e.t === 'vp' && e.src === 'rounds' ? [e.seat] : []))).toEqual([1, 2, 0]);
  });

  test('ARM-74 ARM-75 three laps: one bid at a time, until everybody has one in each of the three areas', () => {
    const told = given({ run: [{ t: 'bidding' }], start: 2, screen: { 0: 'worker*3', 1: 'worker*3', 2: 'worker*3' } });
    const asked: number[] = [];
    const areas = ['city', 'exploration', 'construction'] as const;
    for (let lap = 0; lap < 3; lap++)
      for (const seat of [2, 0, 1]) {
        asked.push(...game.asked(told.state));
        told.asked(seat, 'placeBid').answer(seat, `${areas[(lap + seat) % 3]!} worker`);
      }
    expect(asked).toEqual([2, 0, 1, 2, 0, 1, 2, 0, 1]);
    told.expect({ asked: [], screen: ['nobody', 'nobody', 'nobody'] });
    for (const order of told.state.order) expect(order.toSorted()).toEqual([0, 1, 2]);
  });

  test('ARM-76 ARM-78 an area without an own bid, and any survivors from behind the screen, nobody included', () => {
    const told = given({ run: [{ t: 'bidding' }], screen: { 0: 'worker*2 leader' }, bids: {} });
    expect(told.legal(0)).toEqual(
      ['exploration', 'construction', 'city'].flatMap((area) =>
        ['nobody', 'worker', 'worker*2', 'leader', 'worker leader', 'worker*2 leader'].map((n) => `${area} ${n}`),
      ),
    );
    told.answer(0, 'city worker*2 leader').expect({ cityBid: { 0: 'worker*2 leader' }, screen: { 0: 'nobody' } });
    const empty = given({ run: [{ t: 'bidding' }] });
    expect(empty.legal(0)).toEqual(['exploration nobody', 'construction nobody', 'city nobody']);
  });

  test('ARM-78 with an empty screen and one area left nobody is bid; it is still asked, to tell nothing', () => {
    const bids = {
      exploration: [
        [0, 'worker'],
        [1, 'worker'],
        [2, 'worker'],
      ],
      construction: [
        [0, 'worker'],
        [1, 'worker'],
        [2, 'worker'],
      ],
    } as const;
    const told = given({ run: [{ t: 'bidding' }], bids });
    told.asked(0, 'placeBid');
    expect(told.legal(0)).toEqual(['city nobody']);
    told.answer(0, 'city nobody').expect({ order: { city: [0] } });
  });

  test('ARM-77 a bid takes the topmost free space: the areas record the order', () => {
    given({ run: [{ t: 'bidding' }], start: 1, screen: { 1: 'worker' } })
      .answer(1, 'city worker')
      .answer(2, 'city nobody')
      .answer(0, 'exploration nobody')
      .expect({ order: { city: [1, 2], exploration: [0], construction: [] } });
  });

  test('ARM-79 nobody passes, adds to a bid, takes one back or has two in one area', () => {
    const told = given({ run: [{ t: 'bidding' }], screen: { 0: 'worker*3' } })
      .answer(0, 'city worker')
      .answer(1, 'city nobody')
      .answer(2, 'city nobody')
      .refuses(0, 'city worker')
      .refuses(0, 'city nobody');
    expect(told.legal(0).every((pick) => !String(pick).startsWith('city'))).toBe(true);
    told.expect({ cityBid: { 0: 'worker' } });
  });

  test('ARM-80 a bid counts one for each figure, whatever its colour', () => {
    given({
      run: [{ t: 'bonus', area: 'city' }],
      auction: ['auction_1', 'auction_2', 'auction_5'],
      bids: {
        city: [
          [0, 'leader'],
          [1, 'worker*2'],
          [2, 'soldier'],
        ],
      },
    }).expect({ vp: [10, 12, 10] });
  });

  test('ARM-81 a bid is open with its colours at once; what is left behind the screen is not', () => {
    const told = given({ run: [{ t: 'bidding' }], screen: { 0: 'worker*3 soldier' } }).answer(0, 'city worker soldier');
    const seen = game.view(told.state, 1);
    expect(seen.players[0]!.placed.slice(8, 12)).toEqual([1, 1, 0, 0]);
    expect(seen.players[0]!.screen).toBeNull();
    told.logged({ t: 'bid', seat: 0, area: 'city', figures: [1, 1, 0, 0] });
    const open = given({ run: [{ t: 'bidding' }], screen: { 0: 'worker*3' }, options: { openSurvivors: true } });
    expect(game.view(open.state, 1).players[0]!.screen).toEqual([3, 0, 0, 0]);
  });

  test('ARM-82 who is not bid does nothing this round but is still owned', () => {
    given({
      run: [{ t: 'city' }, { t: 'retrieve' }, { t: 'house', seat: 0 }],
      screen: { 0: 'worker*7' },
      bids: {
        city: [
          [0, 'nobody'],
          [1, 'nobody'],
          [2, 'nobody'],
        ],
      },
    })
      .asked(0, 'returnHomeless')
      .expect({ pool: { 0: 'nobody' } });
  });

  test('ARM-83 a leader lying aside cannot be bid', () => {
    const told = given({ run: [{ t: 'bidding' }], aside: [0], screen: { 0: 'worker' } });
    expect(told.legal(0).some((pick) => String(pick).includes('leader'))).toBe(false);
  });

  test('ARM-84 bidding costs nothing: all figures come back', () => {
    given({
      run: [{ t: 'retrieve' }],
      bids: { exploration: [[0, 'worker*2']], construction: [[0, 'soldier']], city: [[0, 'leader']] },
    }).expect({ screen: { 0: 'worker*2 soldier leader' } });
  });
});

describe('a bid out of very many survivors', () => {
  const crowd = { 0: 'worker*9 soldier*3 engineer*2 leader' };

  test('ARM-76 is asked area by area and colour by colour; the others see it only when it is made', () => {
    const told = given({ run: [{ t: 'bidding' }], screen: crowd });
    expect(told.legal(0)).toEqual(['exploration by colour', 'construction by colour', 'city by colour']);
    told.answer(0, 'city by colour').asked(0, 'bidColour');
    expect(told.legal(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    told.answer(0, 4);
    expect(game.view(told.state, 1).stack.at(-1)).toEqual({ t: 'placeBid', seats: [0] });
    expect(game.view(told.state, 0).stack.at(-1)).toMatchObject({ t: 'bidColour', bid: [4, 0, 0, 0] });
    told
      .answer(0, 0)
      .answer(0, 2)
      .expect({ screen: { 0: 'worker*9 soldier*3 engineer*2 leader' } });
    told.answer(0, 1).expect({ cityBid: { 0: 'worker*4 engineer*2 leader' }, screen: { 0: 'worker*5 soldier*3' } });
    told.asked(1, 'placeBid');
  });

  test('ARM-76 in the last area its colours are asked for at once', () => {
    given({
      run: [{ t: 'bidding' }],
      screen: { 0: 'worker*9 soldier*3 engineer*3 leader' },
      bids: {
        exploration: [
          [0, 'nobody'],
          [1, 'nobody'],
          [2, 'nobody'],
        ],
        city: [
          [0, 'nobody'],
          [1, 'nobody'],
          [2, 'nobody'],
        ],
      },
    })
      .asked(0, 'bidColour')
      .answer(0, 9)
      .answer(0, 0)
      .answer(0, 0)
      .answer(0, 0)
      .expect({ construction: { 0: 'worker*9' } });
  });

  test('ARM-76 ARM-239 all four colours are asked for, also those one does not have: their number tells nothing', () => {
    for (const screen of ['worker*9 soldier*3 engineer*2 leader', 'worker*20 soldier*6']) {
      const told = given({ run: [{ t: 'bidding' }], screen: { 0: screen } });
      told.answer(0, 'city by colour').answer(0, 2);
      for (let colour = 1; colour < 4; colour++) told.asked(0, 'bidColour').answer(0, 0);
      told.expect({ cityBid: { 0: 'worker*2' }, asked: [1] });
    }
  });

  test('ARM-76 up to 150 bids are offered at once', () => {
    expect(given({ run: [{ t: 'bidding' }], screen: { 0: 'worker*9 soldier*4' } }).legal(0)).toHaveLength(150);
    expect(given({ run: [{ t: 'bidding' }], screen: { 0: 'worker*10 soldier*4' } }).legal(0)).toHaveLength(3);
  });
});
