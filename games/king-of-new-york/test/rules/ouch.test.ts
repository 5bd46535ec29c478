import { describe, expect, test } from 'vitest';
import type { Zone } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

/** Seat 0 in the Bronx resolves n OUCH; the other symbols are left open. */
const ouch = (n: number, more: Position = {}) =>
  given({ seats: 3, from: 'symbols', dice: `${Array(n).fill('ouch').join(' ')} energy celebrity`, ...more }).answer(
    0,
    'ouch',
  );

describe('the army shoots', () => {
  test('KNY-101 each Unit does 1 damage, whatever its type', () => {
    ouch(1, { units: { bronx: { infantry: 1, jet: 1, tank: 2 } } }).expect({ life: { 0: 6 } });
  });

  test('KNY-101 no Units, no damage', () => {
    const table = ouch(3, { units: { brooklyn: { tank: 3 } }, cards: { 0: ['phoenix-blood'] } });
    table.expect({ life: [10, 10, 10], energy: { 0: 0 } });
    expect(table.events.some((e) => e.t === 'hurt')).toBe(false);
  });

  test('KNY-101 Units do not shoot in a turn without OUCH', () => {
    given({
      from: 'symbols',
      at: { 1: 'manhattan' },
      units: { bronx: { infantry: 3 }, manhattan: { infantry: 3 } },
      dice: 'heal energy celebrity',
    })
      .answer(0, 'heal')
      .answer(0, 'energy')
      .answer(0, 'stay')
      .expect({ active: 1, life: [10, 10] });
  });

  test('KNY-101 Air Force One makes them shoot without OUCH', () => {
    given({
      seats: 3,
      from: 'buy',
      units: { bronx: { infantry: 2 }, queens: { jet: 1 } },
      destroyed: { jet: 1 },
      bank: ['air-force-one'],
      energy: { 0: 7 },
    })
      .answer(0, 'buy air-force-one')
      .expect({ life: [8, 8, 9] });
  });

  test.each([
    ['KNY-102', 1, 'you', [9, 10, 10, 10, 10]],
    ['KNY-103', 2, 'borough', [9, 9, 10, 10, 10]],
    ['KNY-104', 3, 'city', [9, 9, 8, 7, 10]],
    ['KNY-104', 4, 'city', [9, 9, 8, 7, 10]],
    ['KNY-104', 6, 'city', [9, 9, 8, 7, 10]],
  ] as const)('%s %d OUCH: the army reaches: %s', (_, n, reach, life) => {
    ouch(n, {
      seats: 5,
      at: { 1: 'bronx', 2: 'queens', 3: 'manhattan', 4: 'brooklyn' },
      units: { bronx: { tank: 1 }, queens: { infantry: 2 }, manhattan: { jet: 3 }, 'staten-island': { tank: 4 } },
    })
      .logged({ t: 'army', seat: 0, reach })
      .expect({ life });
  });

  test('KNY-103 KNY-105 2 OUCH in Manhattan: the Units of the other boroughs stay quiet', () => {
    ouch(2, {
      seats: 3,
      at: { 0: 'manhattan', 1: 'bronx', 2: 'queens' },
      units: { manhattan: { jet: 2 }, bronx: { tank: 1 }, queens: { infantry: 3 } },
    }).expect({ life: [8, 10, 10] });
  });

  test.each<[Zone]>([['lower'], ['midtown'], ['upper']])(
    'KNY-105 the Units of all Manhattan hit a Monster in %s, its own OUCH or not',
    (zone) => {
      const units: Position['units'] = { manhattan: { infantry: 1, jet: 1, tank: 1 } };
      ouch(1, { at: { 0: 'manhattan' }, zone: { 0: zone }, units }).expect({ life: { 0: 7 } });
      ouch(3, { at: { 1: 'manhattan' }, zone: { 1: zone }, units }).expect({ life: [10, 7, 10] });
    },
  );
});

describe('Statue of Liberty', () => {
  test.each([3, 4])('KNY-106 %d OUCH take it: 3★ for the new holder, 3★ less for the old one', (n) => {
    ouch(n)
      .logged({ t: 'statue', seat: 0, from: -1 })
      .expect({ statue: 0, star: [3, 0, 0] });
    ouch(n, { statue: 2, star: { 1: 5, 2: 7 } }).expect({ statue: 0, star: [3, 5, 4] });
  });

  test('KNY-106 the old holder cannot lose more stars than it has', () => {
    ouch(3, { statue: 1, star: { 1: 2 } }).expect({ statue: 0, star: [3, 0, 0] });
  });

  test.each([1, 2])('KNY-106 %d OUCH do not move it', (n) => {
    ouch(n, { statue: 1, star: { 1: 5 } }).expect({ statue: 1, star: [0, 5, 0] });
  });

  test('KNY-107 the holder gains and loses nothing by 3 OUCH', () => {
    const table = ouch(3, { statue: 0, star: { 0: 19 } });
    table.expect({ statue: 0, star: [19, 0, 0] });
    expect(table.events.some((e) => e.t === 'statue')).toBe(false);
  });

  test('KNY-108 Carapace tokens, then the army, then the Statue', () => {
    ouch(3, { cards: { 0: ['carapace'] }, units: { bronx: { infantry: 2 } }, life: { 0: 2 } })
      .asked(0, 'carapaceDiscard') // the three tokens of this very OUCH save it
      .expect({ carapace: { 0: 3 }, life: [2, 10, 10], statue: -1, star: { 0: 0 } })
      .answer(0, 'discard')
      .expect({ life: [3, 8, 10], statue: 0, star: { 0: 3 } });
  });

  test('KNY-108 a Monster killed by its own OUCH does not take the Statue', () => {
    ouch(3, { statue: 1, star: { 1: 5 }, units: { bronx: { infantry: 2 } }, life: { 0: 2 } }).expect({
      alive: [false, true, true],
      statue: 1,
      star: [0, 5, 0],
    });
  });

  test('KNY-108 a holder killed by the army has lost the Statue before it is taken, so no stars', () => {
    ouch(3, { statue: 2, star: { 2: 5 }, units: { queens: { infantry: 1 } }, life: { 2: 1 } })
      .logged({ t: 'statue', seat: 0, from: -1 })
      .expect({ alive: { 2: false }, statue: 0, star: [3, 0, 5] });
  });
});

describe('what an army attack is', () => {
  test('KNY-109 it is no attack: nobody flees, no Drain, no stars lost to Trash Thrower', () => {
    ouch(3, {
      at: { 1: 'manhattan' },
      units: { manhattan: { infantry: 1 } },
      cards: { 0: ['trash-thrower'], 1: ['drain'] },
      energy: { 0: 4 },
      star: { 1: 2 },
    }).expect({ life: { 1: 9 }, energy: [4, 0, 0], star: { 1: 2 }, asked: [0], question: 'chooseSymbolType' });
  });

  test('KNY-109 it is damage: Phoenix Blood works', () => {
    ouch(2, { units: { bronx: { infantry: 2 } }, cards: { 1: ['phoenix-blood'] } }).expect({
      life: [8, 8, 10],
      energy: [0, 1, 0],
    });
  });

  test.each([
    [1, 10, 0],
    [2, 9, 1],
    [4, 7, 1],
  ])('KNY-110 against %d Units Bulletproof leaves its owner %d♥', (infantry, life, energy) => {
    const units: Position['units'] = { bronx: { infantry } };
    ouch(1, { units, cards: { 0: ['bulletproof', 'phoenix-blood'] } }).expect({
      life: { 0: life },
      energy: { 0: energy }, // Phoenix Blood tells that no damage at all was taken
    });
    ouch(2, { units, cards: { 1: ['bulletproof'] } }).expect({ life: { 0: 10 - infantry, 1: life } });
  });

  test('KNY-110 Bulletproof without Units heals nobody', () => {
    ouch(3, { life: { 0: 5 }, cards: { 0: ['bulletproof'] }, units: { queens: { tank: 1 } } }).expect({
      life: [5, 10, 9],
    });
  });

  test('KNY-111 DESTRUCTION before OUCH raises or lowers the number of Units', () => {
    const raise: Position = {
      from: 'symbols',
      stacks: { bronx: [['high-rise-2'], [], []] },
      units: { bronx: { tank: 1 } },
      dice: 'destruction destruction ouch energy',
    };
    given(raise)
      .answer(0, 'destruction')
      .answer(0, 'ouch')
      .expect({ life: { 0: 8 } });
    given(raise)
      .answer(0, 'ouch')
      .answer(0, 'destruction')
      .expect({ life: { 0: 9 } });
    given({ ...raise, stacks: { bronx: [[], [], []] }, units: { bronx: { infantry: 1, tank: 1 } }, life: { 0: 5 } })
      .answer(0, 'destruction') // the Infantry falls, +1♥
      .answer(0, 'ouch')
      .expect({ life: { 0: 5 } });
  });
});
