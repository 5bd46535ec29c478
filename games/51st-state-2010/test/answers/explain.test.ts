import { describe, expect, test } from 'vitest';
import { game, type Reason } from '../../src/index.ts';
import { view } from '../../src/view.ts';
import { given, type Position, type Told } from '../given.ts';

const why = (s: Told, kind: 'card' | 'slot' | 'option', id: string): Reason | null =>
  game.explain(view(s.state, 0), 0, { kind, id }) as Reason | null;
const value = (s: Told): number => game.evaluate(view(s.state, 0), 0).reduce((sum, term) => sum + term.value, 0);

describe('explain', () => {
  test.each<[string, Position, 'card' | 'slot' | 'option', string, Partial<Reason>]>([
    [
      'too far',
      { hand: { 0: ['pub'] }, pool: { 0: { scrap: 1 } } },
      'card',
      'pub',
      { t: 'tooFar', distance: 3, incorporation: 1 },
    ],
    [
      'no room',
      { hand: { 0: ['pub'] }, pool: { 0: { conquest3: 1 } }, spoils: { 0: ['church', 'camp', 'dive'] } },
      'card',
      'pub',
      { t: 'noRoom', sort: null },
    ],
    [
      'FS-99 FS-101 room for spoils, but none for a deal',
      {
        hand: { 0: ['pub'] },
        pool: { 0: { cooperation3: 1 } },
        places: { 0: ['hideout'] },
        deals: { 0: ['church', 'camp', 'dive'] },
      },
      'slot',
      'cooperate.pub',
      { t: 'noRoom', sort: 'deal' },
    ],
    [
      'no weapon for a change',
      { hand: { 0: ['borgo'] }, leader: { 0: 'junky-joe' } },
      'card',
      'borgo',
      { t: 'short', good: 'weapon', n: 1 },
    ],
    ['no workers', { places: { 0: ['motel'] } }, 'slot', '0.0', { t: 'workers', n: 1 }],
    [
      'no scrap',
      { places: { 0: ['assembly-plant'] }, pool: { 0: { worker: 1, any: 1 } } },
      'slot',
      '0.0',
      { t: 'short', good: 'scrap', n: 1 },
    ],
    ['no resource', { places: { 0: ['market'] }, pool: { 0: { worker: 1 } } }, 'slot', '0.0', { t: 'shortAny', n: 1 }],
    ['no deal', { places: { 0: ['negotiator'] }, pool: { 0: { worker: 1 } } }, 'slot', '0.0', { t: 'noTucked' }],
    [
      'used twice',
      { places: { 0: [{ card: 'motel', uses: 2 }] }, pool: { 0: { worker: 9 } } },
      'slot',
      '0.0',
      { t: 'used' },
    ],
    [
      'full',
      { places: { 0: [{ card: 'archive', ones: 3 }] }, pool: { 0: { worker: 9 } } },
      'slot',
      '0.0',
      { t: 'full' },
    ],
    ['no set', { places: { 0: ['bunker'] }, pool: { 0: { worker: 9 } } }, 'slot', '0.0', { t: 'incomplete' }],
    ['no victim', { places: { 0: ['barracks'] }, pool: { 0: { worker: 9 } } }, 'slot', '0.0', { t: 'noTarget' }],
    ['no action', { places: { 0: ['church'] } }, 'slot', '0.0', { t: 'noAction' }],
    ['closed', { places: { 1: ['church'] }, pool: { 0: { worker: 1 } } }, 'slot', '1.0', { t: 'closed' }],
    [
      'passed',
      { places: { 1: ['dive'] }, pool: { 0: { worker: 1 } }, passed: [1] },
      'slot',
      '1.0',
      { t: 'passed', seat: 1 },
    ],
    [
      'been there',
      { places: { 1: [{ card: 'dive', visitors: [0] }] }, pool: { 0: { worker: 1 } } },
      'slot',
      '1.0',
      { t: 'visited' },
    ],
    [
      'three visits',
      { places: { 1: ['dive'] }, pool: { 0: { worker: 1 } }, visits: { 0: 3 } },
      'slot',
      '1.0',
      { t: 'visits' },
    ],
    ['nobody to send', { places: { 1: ['dive'] } }, 'slot', '1.0', { t: 'workers', n: 1 }],
    ['exhausted', { exhausted: { 0: ['conquest'] } }, 'card', 'ny-police', { t: 'exhausted' }],
    ['contact without its price', {}, 'card', 'ny-police', { t: 'short', good: 'weapon', n: 1 }],
    ['two workers', { pool: { 0: { worker: 1 } } }, 'option', 'hire', { t: 'workers', n: 1 }],
    ['two cards', { hand: { 0: ['pub'] } }, 'option', 'swap', { t: 'noCard', n: 1 }],
    [
      'two cards for a deed',
      { hand: { 0: ['pub'] }, leader: { 0: 'baby-swift' } },
      'option',
      'deed',
      { t: 'noCard', n: 1 },
    ],
    [
      'a full leader',
      { hand: { 0: ['pub', 'dive'] }, leader: { 0: { card: 'baby-swift', ones: 5 } } },
      'option',
      'deed',
      { t: 'full' },
    ],
    ['something unknown', {}, 'card', 'church', { t: 'notNow' }],
  ])('%s', (_, position, kind, id, expected) => {
    expect(why(given(position), kind, id)).toMatchObject(expected);
  });

  test('nothing to say where something can be done, when others decide, and after the end', () => {
    const s = given({ places: { 0: ['motel'] }, pool: { 0: { worker: 1 } } });
    expect(why(s, 'slot', '0.0')).toBeNull();
    expect(game.explain(view(s.state, 1), 1, { kind: 'slot', id: '0.0' })).toEqual({ t: 'notAsked' });
    const over = given({ from: 'scoring', base: { 0: { spoils: 30 } } });
    expect(why(over, 'slot', '0.0')).toEqual({ t: 'over' });
  });

  test('a contact of the wrong colour, and a location without a common icon', () => {
    const s = given({ hand: { 0: ['dive', 'pub'] }, pool: { 0: { scrap: 1, weapon: 1 } } });
    s.answer(0, 'incorporate dive');
    expect(why(s, 'card', 'ny-police')).toEqual({ t: 'wrongColour' });
    const r = given({
      hand: { 0: ['petrol-station'] },
      pool: { 0: { building: 1 } },
      places: { 0: ['fuel-tank', 'workshop', 'dive'] },
    });
    r.answer(0, 'redevelop petrol-station');
    expect(why(r, 'slot', '0.2')).toEqual({ t: 'noCommonType' });
  });
});

describe('evaluate', () => {
  test('points, production and goods are worth something; passing loses the pool', () => {
    const plain = value(given({}));
    expect(value(given({ base: { 0: { spoils: 1 } } }))).toBeGreaterThan(plain);
    expect(value(given({ places: { 0: ['old-depot'] } }))).toBeGreaterThan(plain + 1);
    expect(value(given({ deals: { 0: ['old-depot'] } }))).toBeGreaterThan(plain);
    expect(value(given({ pool: { 0: { building: 2 } } }))).toBeGreaterThan(plain);
    expect(value(given({ pool: { 0: { building: 2 } }, passed: [0], seat: 1 }))).toBeLessThan(
      value(given({ pool: { 0: { building: 2 } } })),
    );
    expect(value(given({ base: { 1: { spoils: 9 } } }))).toBeLessThan(plain);
  });

  test('a victory is worth more than anything else', () => {
    const won = given({ from: 'scoring', base: { 0: { spoils: 30 } } });
    const lost = given({ from: 'scoring', base: { 1: { spoils: 30 } } });
    expect([value(won), value(lost)]).toEqual([100, -100]);
  });
});
