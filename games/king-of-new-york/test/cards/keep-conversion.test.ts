import { describe, test } from 'vitest';
import { given } from '../given.ts';

describe('Artificial Heart', () => {
  test('KNY-158 KNY-51 [artificial-heart] any number of HEAL becomes ENERGY, the rest stays', () => {
    const owner = {
      from: 'result',
      cards: { 0: ['artificial-heart'] },
      life: { 0: 5 },
      dice: 'heal heal heal',
    } as const;
    given(owner)
      .asked(0, 'convertSymbols')
      .refuses(0, 4)
      .refuses(0, -1)
      .answer(0, 2)
      .expect({ open: { heal: 1, energy: 2 } })
      .answer(0, 'energy')
      .expect({ energy: { 0: 2 }, life: { 0: 6 } });
    given(owner)
      .answer(0, 0)
      .expect({ energy: { 0: 0 }, life: { 0: 8 } });
    given({ ...owner, cards: {} }).expect({ life: { 0: 8 } });
  });

  test('KNY-158 KNY-59 [artificial-heart] in Manhattan too, where HEAL would not heal', () => {
    given({
      from: 'result',
      at: { 0: 'manhattan' },
      life: { 0: 5 },
      cards: { 0: ['artificial-heart'] },
      dice: 'heal heal heal',
    })
      .answer(0, 3)
      .expect({ energy: { 0: 3 }, life: { 0: 5 } });
  });

  test('KNY-158 [artificial-heart] not asked without HEAL', () => {
    given({ from: 'result', cards: { 0: ['artificial-heart'] }, dice: 'energy attack' }).asked(0, 'chooseSymbolType');
  });
});

describe('Universal Soldier', () => {
  const soldier = {
    from: 'result',
    at: { 1: 'manhattan' },
    life: { 0: 5 },
    cards: { 0: ['universal-soldier'] },
    dice: 'heal heal attack',
  } as const;

  test('KNY-200 KNY-51 [universal-soldier] HEAL into ATTACK or ATTACK into HEAL, any number', () => {
    given(soldier)
      .asked(0, 'convertSymbols')
      .refuses(0, 3)
      .refuses(0, -2)
      .answer(0, 2)
      .expect({ life: { 0: 5, 1: 7 }, question: 'flee' });
    given(soldier)
      .answer(0, 1)
      .expect({ open: { heal: 1, attack: 2 } });
    given(soldier)
      .answer(0, 0)
      .expect({ open: { heal: 2, attack: 1 } });
    given({ ...soldier, cards: {} }).asked(0, 'chooseSymbolType');
  });

  test('KNY-200 KNY-62 [universal-soldier] what was turned into HEAL does not attack', () => {
    given(soldier)
      .answer(0, -1)
      .expect({ life: { 0: 8, 1: 10 } })
      .asked(0, 'moveStep');
  });

  test('KNY-200 [universal-soldier] the ATTACK of Towering Titan and Painbow may be turned as well', () => {
    given({
      ...soldier,
      cards: { 0: ['painbow', 'towering-titan', 'universal-soldier'] },
      dice: 'destruction destruction',
      stacks: { bronx: [[], [], []] },
    })
      .asked(0, 'convertSymbols')
      .answer(0, -3)
      .expect({ open: { heal: 3, attack: 0, destruction: 2 } })
      .answer(0, 'heal')
      .expect({ life: { 0: 8, 1: 10 } });
  });

  test('KNY-200 KNY-158 KNY-51 [universal-soldier] [artificial-heart] first the soldier, then the heart: ATTACK becomes ENERGY in two steps', () => {
    given({ ...soldier, cards: { 0: ['artificial-heart', 'universal-soldier'] }, dice: 'attack attack' })
      .answer(0, -2)
      .asked(0, 'convertSymbols')
      .answer(0, 2)
      .expect({ energy: { 0: 2 }, life: { 0: 5, 1: 10 } });
  });
});

describe('Painbow', () => {
  const dice = (n: number) => Array<string>(n).fill('destruction').join(' ');
  const owner = { from: 'result', cards: { 0: ['painbow'] } } as const;

  test.each([
    { points: 1, added: 0 },
    { points: 2, added: 1 },
    { points: 3, added: 1 },
    { points: 4, added: 2 },
    { points: 5, added: 2 },
  ])('KNY-182 KNY-50 [painbow] $points DESTRUCTION: $added ATTACK more', ({ points, added }) => {
    given({ ...owner, dice: `${dice(points)} heal` })
      .asked(0, 'chooseSymbolType')
      .expect({ open: { destruction: points, attack: added }, winners: null });
  });

  test('KNY-182 [painbow] what it adds hits, where without it nothing does', () => {
    const siege = { ...owner, at: { 1: 'manhattan' }, dice: dice(4), stacks: { bronx: [[], [], []] } } as const;
    given(siege)
      .answer(0, 'attack')
      .expect({ life: { 1: 8 }, question: 'flee' });
    given({ ...siege, cards: {} }).expect({ life: { 1: 10 } });
  });

  test('KNY-182 KNY-147 [painbow] six DESTRUCTION win at once, without a star', () => {
    given({ ...owner, seats: 3, dice: dice(6) }).expect({
      winners: [0],
      star: { 0: 0 },
      alive: [true, true, true],
      asked: [],
    });
    given({ seats: 3, from: 'result', dice: dice(6) }).expect({ winners: null });
    given({ ...owner, seats: 3, cards: { 0: ['extra-head', 'painbow'] }, dice: dice(7) }).expect({ winners: [0] });
  });

  test.each([
    { what: 'Stomp', card: 'stomp', units: {}, rolled: 5 },
    { what: 'Fury', card: 'fury', units: { bronx: { tank: 3 } }, rolled: 5 },
  ] as const)('KNY-182 [painbow] DESTRUCTION added by $what counts', ({ card, units, rolled }) => {
    given({ ...owner, cards: { 0: ['painbow', card] }, units, dice: dice(rolled) }).expect({ winners: [0] });
    given({ ...owner, cards: { 0: ['painbow', card] }, units, dice: dice(1) }).expect({
      open: { destruction: 2, attack: 1 },
    });
  });

  test('KNY-182 [painbow] DESTRUCTION added by Hailing Cabs counts', () => {
    const cabs = { ...owner, cards: { 0: ['hailing-cabs', 'painbow'] }, dice: dice(4) } as const;
    given(cabs)
      .answer(0, 'yes')
      .expect({ winners: [0] });
    given(cabs)
      .answer(0, 'no')
      .expect({ winners: null, open: { destruction: 4, attack: 2 } });
  });
});
