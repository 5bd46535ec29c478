import type { Ref } from '@ashtown/engine';
import { describe, expect, test } from 'vitest';
import { game, type Reason } from '../../src/index.ts';
import { given, type Position } from '../given.ts';

/** Seat 0 begins in the Bronx; Manhattan is taken by seat 1. */
const AT = { 0: 'bronx', 1: 'manhattan' } as const;
const TOWN = { seats: 3, at: AT, from: 'move' } satisfies Position;
/** One way to go, asked for because Carapace may be discarded beside it. */
const LONE = { from: 'move', cards: { 0: ['carapace'] }, carapace: { 0: 1 } } satisfies Position;
const SHOP = { from: 'buy', at: AT } satisfies Position;
const WRECK = { from: 'symbols', dice: 'destruction energy' } satisfies Position;

const ROWS: [what: string, position: Position, kind: Ref['kind'], id: string, why: Reason | null][] = [
  ['what an answer is about', TOWN, 'slot', 'queens', null],
  ['where it stands', TOWN, 'slot', 'bronx', { t: 'here' }],
  ['Manhattan, taken', TOWN, 'slot', 'manhattan', { t: 'manhattanTaken' }],
  [
    'a full borough',
    { ...TOWN, seats: 4, at: { ...AT, 2: 'queens', 3: 'queens' } },
    'slot',
    'queens',
    { t: 'full', borough: 'queens' },
  ],
  ['no way out of Manhattan', { ...LONE, at: { 0: 'manhattan' } }, 'slot', 'queens', { t: 'noWayOut' }],
  ['Manhattan comes first', LONE, 'slot', 'queens', { t: 'manhattanFirst' }],
  ['a fee', { ...LONE, at: AT, bank: ['new-york-marathon'] }, 'slot', 'queens', { t: 'moveFee', n: 2 }],
  ['no place at all', TOWN, 'slot', 'boston', { t: 'notNow' }],
  ['a thing of another step', TOWN, 'card', 'stomp', { t: 'notNow' }],
  ['too dear', { ...SHOP, energy: { 0: 2 }, bank: ['stomp'] }, 'card', 'stomp', { t: 'energyShort', n: 2 }],
  [
    'too dear, though life helps to pay',
    { ...SHOP, energy: { 0: 2 }, life: { 0: 4 }, bank: ['shadow-double'], cards: { 0: ['of-another-world'] } },
    'card',
    'shadow-double',
    { t: 'energyShort', n: 7 },
  ],
  [
    'too dear in the discard pile',
    { ...SHOP, energy: { 0: 2 }, bank: ['overload'], discard: ['stomp'], cards: { 0: ['scavenger'] } },
    'card',
    'stomp',
    { t: 'energyShort', n: 1 },
  ],
  [
    'no Jet destroyed',
    { ...SHOP, energy: { 0: 9 }, bank: ['air-force-one'] },
    'card',
    'air-force-one',
    { t: 'needsUnit', unit: 'jet' },
  ],
  ['no such card', { ...SHOP, energy: { 0: 9 }, bank: ['stomp'] }, 'card', '7', { t: 'notNow' }],
  [
    'a locked die',
    { dice: 'attack heal heal heal heal heal', cards: { 0: ['terminal-rage'] } },
    'die',
    'attack.0',
    { t: 'lockedDie', face: 'attack' },
  ],
  [
    'an Ouch that costs too much',
    { dice: 'ouch heal heal heal heal heal', jinx: { 0: 2 }, energy: { 0: 1 } },
    'die',
    'ouch.0',
    { t: 'jinxFee', n: 2 },
  ],
  [
    'stopping under Jinx Aura',
    { dice: 'ouch heal heal heal heal heal', cards: { 1: ['jinx-aura'] } },
    'option',
    'stop',
    { t: 'mustReroll' },
  ],
];

const explained = (told: ReturnType<typeof given>, seat: number, kind: Ref['kind'], id: string) =>
  game.explain(game.view(told.state, seat), seat, { kind, id });

describe('Why nothing can be done with a thing', () => {
  test.each(ROWS)('%s', (_, position, kind, id, why) => {
    expect(explained(given(position), 0, kind, id)).toEqual(why);
  });

  test('objects that cannot be destroyed', () => {
    const stacks = { bronx: [['high-rise-2'], ['high-rise-1'], ['high-rise-1']] } as const;
    const units = { bronx: { infantry: 1, jet: 1 } };
    const told = given({ ...WRECK, stacks, units, fresh: { bronx: { infantry: 1 } } }).answer(0, 'destruction');
    expect(explained(told, 0, 'slot', 'bronx.1')).toBeNull();
    expect(explained(told, 0, 'slot', 'bronx.0')).toEqual({ t: 'tooTough', needs: 2, points: 1 });
    expect(explained(told, 0, 'slot', 'bronx.jet')).toEqual({ t: 'tooTough', needs: 3, points: 1 });
    expect(explained(told, 0, 'slot', 'bronx.infantry')).toEqual({ t: 'revealedNow' });
    expect(explained(told, 0, 'slot', 'bronx.tank')).toEqual({ t: 'notNow' });
    expect(explained(told, 0, 'slot', 'queens.0')).toEqual({ t: 'tooFar' });
    expect(explained(told, 0, 'slot', 'boston.0')).toEqual({ t: 'notNow' });
  });

  test('Hailing Cabs leaves Units only', () => {
    const told = given({
      ...WRECK,
      from: 'result',
      cards: { 0: ['hailing-cabs'] },
      units: { bronx: { infantry: 1, jet: 1 } },
    })
      .answer(0, 'yes')
      .answer(0, 'destruction');
    expect(explained(told, 0, 'slot', 'bronx.0')).toEqual({ t: 'unitsOnly' });
  });

  test('who is not asked, who is eliminated, when all is over', () => {
    const told = given({ ...TOWN, out: { 2: 1 } });
    expect(explained(told, 1, 'slot', 'queens')).toEqual({ t: 'notAsked' });
    expect(explained(told, 2, 'slot', 'queens')).toEqual({ t: 'eliminated' });
    expect(explained(given({ from: 'end', star: { 0: 20 } }), 0, 'slot', 'queens')).toEqual({ t: 'over' });
  });
});
