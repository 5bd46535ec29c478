import { describe, expect, test } from 'vitest';
import { given } from '../given.ts';

describe('Gains at the start of a turn', () => {
  test('KNY-176 KNY-34 [king-of-queens] beginning a turn in Queens brings 1 energy and 1 life', () => {
    const life = { 0: 5 };
    given({ at: { 0: 'queens' }, cards: { 0: ['king-of-queens'] }, life }).expect({ energy: { 0: 1 }, life: { 0: 6 } });
    given({ at: { 0: 'queens' }, life }).expect({ energy: { 0: 0 }, life: { 0: 5 } });
    given({ at: { 0: 'brooklyn' }, cards: { 0: ['king-of-queens'] }, life }).expect({
      energy: { 0: 0 },
      life: { 0: 5 },
    });
    given({ active: 1, at: { 0: 'queens' }, cards: { 0: ['king-of-queens'] }, life }).expect({
      energy: { 0: 0 },
      life: { 0: 5 },
    });
  });

  test('KNY-176 KNY-36 [king-of-queens] where the turn begins counts, not where Super Speed leads', () => {
    given({ at: { 0: 'bronx', 1: 'manhattan' }, cards: { 0: ['king-of-queens', 'super-speed'] } })
      .answer(0, 'queens')
      .expect({ energy: { 0: 0 } });
    given({ at: { 0: 'queens', 1: 'manhattan' }, cards: { 0: ['king-of-queens', 'super-speed'] } })
      .asked(0, 'superSpeedMove')
      .expect({ energy: { 0: 1 } });
  });

  test('KNY-186 KNY-60 [regeneration] heals 1 at the start of the own turn, in Manhattan too, up to the maximum', () => {
    const cards = { 0: ['regeneration'] } as const;
    given({ cards, life: { 0: 5 } }).expect({ life: { 0: 6 }, question: 'rollOrStop' });
    given({ cards, life: { 0: 5 }, at: { 0: 'manhattan' } }).expect({ life: { 0: 6 } });
    given({ cards, life: { 0: 10 } }).expect({ life: { 0: 10 } });
    given({ life: { 0: 5 } }).expect({ life: { 0: 5 } });
    given({ active: 1, cards, life: { 0: 5, 1: 5 } }).expect({ life: [5, 5] });
  });

  test('KNY-186 KNY-27 [regeneration] every turn: an extra one heals again', () => {
    given({ from: 'end', cards: { 0: ['regeneration'] }, life: { 0: 5 }, queue: [{ seat: 0, subway: false }] }).expect({
      extra: true,
      life: { 0: 6 },
    });
  });
});

describe('Overload', () => {
  test('KNY-181 [overload] bought for nothing, it brings 4 energy', () => {
    given({ from: 'buy', bank: ['overload'] })
      .answer(0, 'buy overload')
      .expect({ energy: { 0: 4 }, cards: { 0: ['overload'] } });
  });

  test.each([
    { dice: 'energy', gains: 0 },
    { dice: 'energy energy', gains: 1 },
    { dice: 'energy energy energy energy energy energy', gains: 5 },
  ])('KNY-181 [overload] $dice: $gains energy', ({ dice, gains }) => {
    given({ from: 'symbols', cards: { 0: ['overload'] }, dice }).expect({ energy: { 0: gains } });
    given({ from: 'symbols', cards: { 1: ['overload'] }, dice }).expect({ energy: { 0: gains + 1 } });
  });

  test('KNY-181 KNY-158 [overload] ENERGY made of HEAL is resolved with the rest, so 1 is lost once', () => {
    given({ from: 'result', cards: { 0: ['artificial-heart', 'overload'] }, dice: 'heal heal energy' })
      .answer(0, 2)
      .expect({ energy: { 0: 2 } });
  });

  test('KNY-181 [overload] other gains stay whole: Manhattan, power plants', () => {
    given({ at: { 0: 'manhattan' }, zone: { 0: 'upper' }, cards: { 0: ['overload'] } }).expect({ energy: { 0: 2 } });
    given({
      from: 'symbols',
      cards: { 0: ['overload'] },
      stacks: { bronx: [['power-plant-2'], [], []] },
      dice: 'destruction destruction',
    }).expect({ energy: { 0: 2 } });
  });
});

describe('Power Tap', () => {
  const tap = { from: 'symbols', cards: { 1: ['power-tap'] } } as const;

  test.each([
    { dice: 'energy energy', left: 2, tapped: 0 },
    { dice: 'energy energy energy', left: 2, tapped: 1 },
    { dice: 'energy energy energy energy energy energy', left: 5, tapped: 1 },
  ])('KNY-185 [power-tap] $dice: the gainer keeps $left, the owner gets $tapped', ({ dice, left, tapped }) => {
    given({ ...tap, dice }).expect({ energy: [left, tapped] });
    given({ from: 'symbols', dice }).expect({ energy: [left + tapped, 0] });
  });

  test('KNY-185 [power-tap] gains of a whole turn add up, whatever was spent, and are tapped once', () => {
    given({
      ...tap,
      cards: { 0: ['seismic-ray'], 1: ['power-tap'] },
      at: { 1: 'manhattan' },
      stacks: { bronx: [[], [], []], queens: [['power-plant-2', 'power-plant-2'], [], []] },
      dice: 'energy energy destruction destruction destruction destruction',
    })
      .answer(0, 'energy')
      .expect({ energy: [2, 0] })
      .answer(0, 'reach queens')
      .expect({ energy: [1, 0] })
      .answer(0, 'building queens 0')
      .expect({ energy: [2, 1] })
      .answer(0, 'building queens 0')
      .expect({ energy: [4, 1] });
  });

  test('KNY-185 KNY-33 [power-tap] gains at the start of the turn count', () => {
    given({
      at: { 0: 'manhattan' },
      zone: { 0: 'upper' },
      cards: { 1: ['power-tap'] },
      web: { 0: 2 },
      dice: 'energy heal heal heal heal heal',
    })
      .expect({ energy: [2, 0] })
      .answer(0, 'energy')
      .expect({ energy: [2, 1] });
  });

  test('KNY-185 KNY-26 [power-tap] the count begins anew with each turn', () => {
    given({
      ...tap,
      at: { 1: 'manhattan' },
      web: { 0: 2 },
      queue: [{ seat: 0, subway: false }],
      dice: 'energy energy',
      rolls: 'energy energy heal heal heal heal',
    })
      .answer(0, 'stay')
      .answer(0, 'energy')
      .expect({ extra: true, energy: [4, 0] });
  });

  test('KNY-185 KNY-211 [power-tap] each other Monster is tapped, in anybody’s turn; the owner is not', () => {
    const story = given({
      seats: 4,
      from: 'buy',
      energy: { 0: 9 },
      bank: ['holland-tunnel'],
      cards: { 1: ['power-tap'] },
    })
      .answer(0, 'buy holland-tunnel')
      .expect({ energy: [2, 6, 2, 2] });
    expect(story.events.filter((e) => e.t === 'handedOver').map((e) => e.from)).toEqual([0, 2, 3]);
  });

  test('KNY-185 KNY-168 [power-tap] energy handed over by Drain is no gain', () => {
    given({
      ...tap,
      seats: 3,
      at: { 1: 'manhattan' },
      energy: { 0: 5 },
      cards: { 1: ['drain', 'phoenix-blood', 'tourist'], 2: ['power-tap'] },
      dice: 'attack',
    })
      .asked(1, 'flee')
      .expect({ energy: [3, 3, 0] })
      .answer(1, 'brooklyn')
      .expect({ energy: [3, 4, 0] });
  });

  test('KNY-185 KNY-140 [power-tap] what it takes is no payment, so Of Another World cannot give life instead', () => {
    given({ ...tap, cards: { 0: ['of-another-world'], 1: ['power-tap'] }, dice: 'energy energy energy' }).expect({
      energy: [2, 1],
      life: [10, 10],
      active: 1,
    });
  });

  test('KNY-185 [power-tap] an eliminated owner taps nobody', () => {
    given({
      ...tap,
      seats: 3,
      at: { 1: 'manhattan' },
      life: { 1: 1 },
      dice: 'attack energy energy energy',
    })
      .answer(0, 'attack')
      .expect({ energy: [3, 0, 0], alive: { 1: false } });
  });
});

describe('Scavenger', () => {
  const yard = {
    from: 'buy',
    cards: { 0: ['scavenger'] },
    discard: ['coney-island', 'extra-head', 'overload', 'stomp'],
  } as const;

  test('KNY-187 KNY-134 [scavenger] buys KEEP cards of the discard pile for 1 less; no slot is refilled', () => {
    given({ ...yard, energy: { 0: 7 } })
      .refuses(0, 'salvage coney-island')
      .answer(0, 'salvage extra-head')
      .expect({ energy: { 0: 1 }, cards: { 0: ['extra-head', 'scavenger'] }, bank: [null, null, null] })
      .expect({ discard: ['coney-island', 'overload', 'stomp'] })
      .logged({ t: 'bought', seat: 0, card: 'extra-head', price: 6, from: 'discard' });
  });

  test('KNY-187 [scavenger] what costs nothing costs nothing, and works as if bought', () => {
    given(yard)
      .answer(0, 'salvage overload')
      .expect({ energy: { 0: 4 }, cards: { 0: ['overload', 'scavenger'] } })
      .answer(0, 'salvage stomp')
      .expect({ energy: { 0: 1 } });
  });

  test('KNY-187 [scavenger] not without the price, not without the card', () => {
    given({ ...yard, energy: { 0: 5 } }).refuses(0, 'salvage extra-head');
    given({ ...yard, energy: { 0: 6 } }).answer(0, 'salvage extra-head');
    given({ ...yard, cards: {}, energy: { 0: 7 } }).expect({ active: 1 });
    given({ ...yard, cards: { 1: ['scavenger'] }, energy: { 0: 7 } }).expect({ active: 1 });
  });

  test('KNY-187 KNY-136 [scavenger] a card swept from the bank can be salvaged at once', () => {
    given({ ...yard, discard: [], bank: ['fury'], energy: { 0: 5 } })
      .answer(0, 'sweep')
      .answer(0, 'salvage fury')
      .expect({ energy: { 0: 0 }, cards: { 0: ['fury', 'scavenger'] } });
  });
});
