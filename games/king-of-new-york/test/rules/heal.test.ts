import { describe, expect, test } from 'vitest';
import { type Borough, FACES } from '../../src/index.ts';
import { given } from '../given.ts';

const outside = { from: 'symbols', at: { 0: 'bronx', 1: 'manhattan' } } as const;
const inside = { from: 'symbols', at: { 0: 'manhattan' } } as const;

describe('7. Resolving', () => {
  test('KNY-53 the active player takes the types one by one in any order', () => {
    const told = given({
      ...outside,
      dice: 'energy heal celebrity ouch',
      life: { 0: 5 },
      units: { bronx: { jet: 1 } },
    });
    expect(told.asked(0, 'chooseSymbolType').legal(0)).toEqual(['energy', 'heal', 'celebrity', 'ouch']);
    told
      .refuses(0, 'attack')
      .refuses(1, 'energy')
      .answer(0, 'ouch')
      .expect({ life: { 0: 4 }, energy: { 0: 0 } });
    expect(told.legal(0)).toEqual(['energy', 'heal', 'celebrity']);
    told.answer(0, 'energy').expect({ energy: { 0: 1 }, life: { 0: 4 } });
    expect(told.legal(0)).toEqual(['heal', 'celebrity']);
    told
      .answer(0, 'celebrity')
      .asked(0, 'moveStep')
      .expect({ life: { 0: 5 } }); // HEAL is all that is left
  });

  test('KNY-53 the order matters: healing before or after the wound', () => {
    const wound = { ...outside, dice: 'heal heal ouch', life: { 0: 9 }, units: { bronx: { jet: 2 } } } as const;
    given(wound)
      .answer(0, 'heal')
      .expect({ life: { 0: 8 }, question: 'moveStep' });
    given(wound)
      .answer(0, 'ouch')
      .expect({ life: { 0: 9 }, question: 'moveStep' });
  });

  test('KNY-53 a type is finished before the next one starts', () => {
    const told = given({ ...outside, dice: 'destruction destruction energy' }).answer(0, 'destruction');
    for (const face of FACES) told.asked(0, 'destroyObject').refuses(0, face);
    told.answer(0, 'building bronx 0').asked(0, 'destroyObject').refuses(0, 'energy');
    told.answer(0, 'building bronx 1').expect({ energy: { 0: 1 }, question: 'moveStep' });
  });

  test('KNY-54 every type must be resolved, though it does nothing or harm', () => {
    const told = given({ ...outside, dice: 'celebrity ouch', life: { 0: 2 }, units: { bronx: { tank: 1 } } });
    expect(told.legal(0)).toEqual(['celebrity', 'ouch']);
    told
      .answer(0, 'celebrity')
      .asked(0, 'moveStep')
      .expect({ life: { 0: 1 }, star: { 0: 0 } });
    for (const face of ['celebrity', 'ouch'] as const) told.logged({ t: 'resolving', seat: 0, face, n: 1 });
  });

  test('KNY-55 the place counts as it is when the type is resolved', () => {
    const move = { ...outside, dice: 'heal attack', life: { 0: 5 } } as const;
    given(move)
      .answer(0, 'heal')
      .expect({ life: { 0: 6 } })
      .answer(1, 'queens')
      .expect({ at: { 0: 'manhattan' } });
    given(move)
      .answer(0, 'attack')
      .answer(1, 'queens')
      .expect({ at: { 0: 'manhattan' }, life: { 0: 5 }, active: 1 });
  });

  test('KNY-55 Units and life count as they are when the type is resolved', () => {
    const one = {
      ...outside,
      dice: 'destruction ouch',
      stacks: { bronx: [['hospital-2', 'high-rise-1'], [], []] },
    } as const;
    given(one)
      .answer(0, 'destruction')
      .expect({ life: { 0: 9 }, star: { 0: 1 } }); // the Infantry shoots at once
    given(one)
      .answer(0, 'ouch')
      .expect({ life: { 0: 10 }, star: { 0: 1 } });
    // Tesla Antennae hit a Monster with more life harder.
    const tesla = {
      ...outside,
      dice: 'heal heal attack',
      life: { 0: 8, 1: 9 },
      cards: { 0: ['tesla-antennae'] },
    } as const;
    given(tesla)
      .answer(0, 'heal')
      .expect({ life: [10, 8] });
    given(tesla)
      .answer(0, 'attack')
      .expect({ life: [8, 7] });
  });

  test('KNY-55 cards count as they are when the type is resolved', () => {
    const told = {
      ...outside,
      dice: 'heal energy',
      life: { 0: 10 },
      cards: { 0: ['carapace'] },
      carapace: { 0: 1 },
    } as const;
    given(told)
      .answer(0, 'heal')
      .expect({ life: { 0: 11 } });
    given(told)
      .answer(0, 'shed carapace')
      .answer(0, 'heal')
      .expect({ life: { 0: 10 } });
  });

  test('KNY-56 ATTACK may be split between attacking and Web tokens', () => {
    const split = { ...outside, dice: 'attack attack attack', web: { 0: 2 } } as const;
    expect(given(split).asked(0, 'allocateAttack').legal(0)).toEqual([0, 1, 2]);
    given(split)
      .answer(0, 1)
      .expect({ web: { 0: 1 }, life: { 1: 8 }, asked: [1], question: 'flee' });
    given(split)
      .answer(0, 0)
      .expect({ web: { 0: 2 }, life: { 1: 7 } });
    given({ ...split, web: { 0: 3 } })
      .answer(0, 3)
      .expect({ web: { 0: 0 }, life: { 1: 10 }, question: 'moveStep' });
  });

  test('KNY-56 KNY-61 HEAL may be split between healing and Jinx tokens', () => {
    const split = { ...outside, dice: 'heal heal heal', life: { 0: 5 } } as const;
    expect(
      given({ ...split, jinx: { 0: 2 } })
        .asked(0, 'allocateHeal')
        .legal(0),
    ).toEqual([0, 1, 2]);
    expect(
      given({ ...split, jinx: { 0: 5 } })
        .asked(0, 'allocateHeal')
        .legal(0),
    ).toEqual([0, 1, 2, 3]);
    given({ ...split, jinx: { 0: 2 } })
      .answer(0, 0)
      .expect({ jinx: { 0: 2 }, life: { 0: 8 } });
    given({ ...split, jinx: { 0: 2 } })
      .answer(0, 1)
      .expect({ jinx: { 0: 1 }, life: { 0: 7 } });
    given({ ...split, jinx: { 0: 5 } })
      .answer(0, 3)
      .expect({ jinx: { 0: 2 }, life: { 0: 5 } });
    given({ ...split, jinx: { 1: 2 } })
      .asked(0, 'moveStep')
      .expect({ jinx: { 1: 2 }, life: { 0: 8 } });
  });

  test('KNY-56 DESTRUCTION may be split over objects', () => {
    given({
      ...outside,
      dice: 'destruction destruction destruction',
      stacks: { bronx: [['high-rise-1'], [], []] },
      units: { bronx: { infantry: 1, jet: 1 } },
      life: { 0: 5 },
    })
      .answer(0, 'unit bronx infantry')
      .expect({ star: { 0: 1 }, life: { 0: 6 }, units: { bronx: { infantry: 1, jet: 1 } } }); // the new one is face up
  });
});

describe('8. ENERGY and HEAL', () => {
  test.each([1, 3, 6])('KNY-57 %i ENERGY', (n) => {
    const dice = Array<string>(n).fill('energy').join(' ');
    given({ ...outside, dice, energy: { 0: 2, 1: 2 } }).expect({ energy: [2 + n, 2] });
    given({ ...inside, dice, energy: { 0: 2, 1: 2 } }).expect({ energy: { 0: 2 + n } });
  });

  test.each([
    [4, 6],
    [8, 10],
    [9, 10],
    [10, 10],
  ])('KNY-58 2 HEAL bring a Monster with %i life to %i', (before, after) => {
    given({ ...outside, dice: 'heal heal', life: { 0: before, 1: 3 } }).expect({ life: [after, 3] });
  });

  test.each([
    [9, 11],
    [11, 12],
  ])('KNY-58 with Carapace 2 HEAL bring it from %i to %i', (before, after) => {
    given({ ...outside, dice: 'heal heal', life: { 0: before }, cards: { 0: ['carapace'] } }).expect({
      life: { 0: after },
    });
  });

  test('KNY-59 in Manhattan HEAL does not heal, in no zone', () => {
    for (const zone of ['lower', 'midtown', 'upper'] as const)
      given({ ...inside, zone: { 0: zone }, dice: 'heal heal', life: { 0: 5 } })
        .logged({ t: 'resolving', face: 'heal', n: 2 })
        .expect({ life: { 0: 5 }, active: 1 });
    const second = { seats: 5, advanced: true, at: { 0: 'manhattan', 1: 'manhattan' }, second: [0] } as const;
    given({ ...second, from: 'symbols', dice: 'heal', life: { 0: 5 } }).expect({ life: { 0: 5 } });
  });

  test('KNY-59 the other uses of HEAL are open in Manhattan', () => {
    given({ ...inside, dice: 'heal heal heal', life: { 0: 5 }, jinx: { 0: 2 } })
      .answer(0, 1)
      .expect({ jinx: { 0: 1 }, life: { 0: 5 } });
    given({ ...inside, from: 'result', dice: 'heal heal', cards: { 0: ['artificial-heart'] } })
      .answer(0, 2)
      .expect({ energy: { 0: 2 } });
    given({ ...inside, from: 'result', dice: 'heal heal', cards: { 0: ['universal-soldier'] } })
      .answer(0, 2)
      .expect({ life: { 1: 8 } });
  });

  test('KNY-60 in Manhattan hospitals and Infantry heal', () => {
    const dice = 'destruction destruction';
    given({ ...inside, dice, life: { 0: 5 }, stacks: { manhattan: [['hospital-2'], [], []] } }).expect({
      life: { 0: 7 },
    });
    const units = { manhattan: { infantry: 1 } };
    given({ ...inside, dice, life: { 0: 5 }, units, stacks: { manhattan: [[], [], []] } }).expect({ life: { 0: 6 } });
  });

  test('KNY-60 in Manhattan cards heal', () => {
    given({ at: { 0: 'manhattan' }, cards: { 0: ['regeneration'] }, life: { 0: 5 } }).expect({ life: { 0: 6 } });
    given({ from: 'move', cards: { 0: ['chinatown-regular'] }, life: { 0: 5 } }).expect({ life: { 0: 7 } });
    given({ from: 'buy', at: { 0: 'manhattan' }, bank: ['yankee-stadium'], energy: { 0: 9 }, life: { 0: 3 } })
      .answer(0, 'buy yankee-stadium')
      .expect({ life: { 0: 8 } });
    given({ ...inside, dice: 'heal', cards: { 0: ['carapace'] }, carapace: { 0: 3 }, life: { 0: 5 } })
      .answer(0, 'shed carapace')
      .expect({ life: { 0: 8 } });
  });

  test.each<Borough>(['manhattan', 'bronx', 'queens', 'brooklyn', 'staten-island'])(
    'KNY-61 HEAL removes Jinx tokens in %s',
    (here) => {
      const there = here === 'manhattan' ? 'bronx' : 'manhattan';
      given({ from: 'symbols', at: { 0: here, 1: there }, dice: 'heal heal', jinx: { 0: 2 }, life: { 0: 5 } })
        .answer(0, 2)
        .expect({ jinx: { 0: 0 }, life: { 0: 5 } })
        .logged({ t: 'token', seat: 0, token: 'jinx', n: -2 });
    },
  );
});
