import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { broken, game, makePosition, type Position, parsePosition, type State } from '../../src/index.ts';
import { given } from '../given.ts';
import { enrich, fresh, TABLES } from '../rows.ts';
import { QUESTIONS } from '../vocabulary.ts';

const again = (s: State) => parsePosition(JSON.parse(JSON.stringify(makePosition(s))));

/** States of a random game, every `step` answers and at its end. */
function statesOf(s: State, seed: string, step: number): State[] {
  const rng = makeRng(seedOf(seed));
  const states: State[] = [];
  for (let n = 0; n < 5000 && game.asked(s).length > 0; n++) {
    if (n % step === 0) states.push(game.clone(s));
    const seat = game.asked(s)[0]!;
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
  }
  return [...states, s];
}

describe('a state and its position', () => {
  const met = new Set<string>();

  test.each(TABLES.flatMap((table) => [false, true].map((rich) => ({ ...table, rich }))))(
    'every state is the same again, in the middle of every question: %o',
    ({ seats, advanced, rich }) => {
      for (let i = 0; i < 4; i++) {
        const s = fresh(seats, advanced, `position ${i}`);
        if (rich) enrich(s);
        for (const state of statesOf(s, `position ${i}`, 3)) {
          met.add(state.stack.at(-1)?.t ?? 'over');
          const read = again(state);
          if (!read.ok) expect.fail(JSON.stringify(read.problem));
          expect(read.state).toEqual(state);
        }
      }
    },
  );

  test('among them are most questions there are, and the end', () => {
    expect(QUESTIONS.filter((q) => !met.has(q)).length).toBeLessThan(6);
    expect(met).toContain('over');
  });

  test('a position says no more than it has to', () => {
    const { stacks, ...rest } = makePosition(given({ from: 'buy', energy: { 0: 5 }, bank: ['stomp'] }).state);
    expect(rest).toEqual({ energy: { 0: 5 }, stack: ['end', { t: 'buyStep', seats: [0] }], bank: ['stomp'] });
    expect(Object.values(stacks!).flat(2)).toHaveLength(45);
  });

  test('the dice that were rigged stay rigged', () => {
    const s = given({ from: 'end', rolls: 'heal heal heal heal heal ouch attack' }).state;
    expect(makePosition(s)).toMatchObject({
      rolls: 'attack',
      dice: 'heal heal heal heal heal ouch',
      active: 1,
      turn: 2,
    });
    expect(again(s)).toEqual({ ok: true, state: s });
    game.apply(s, 1, 'reroll heal', null); // the die is used up
  });

  test('a position goes on by itself to the first question, and tells what happens', () => {
    const events: unknown[] = [];
    const read = parsePosition({ at: { 0: 'manhattan' }, dice: 'heal heal heal heal heal heal' }, events as never[]);
    expect(read).toMatchObject({ ok: true, state: { turn: { no: 1, dice: [1, 1, 1, 1, 1, 1] } } });
    expect(events).toMatchObject([{ t: 'turn' }, { t: 'gained' }, { t: 'gained' }, { t: 'rolled' }]);
  });

  test('the same position is the same state, chance included', () => {
    expect(parsePosition({ seats: 3 })).toEqual(parsePosition({ seats: 3 }));
    expect(parsePosition({ seats: 3, rng: [1, 2, 3, 4] })).not.toEqual(parsePosition({ seats: 3 }));
  });

  test.each([2, 3, 4, 5, 6])(
    'the quiet table of %i seats breaks no rule, all stacks topped by a High-rise 1',
    (seats) => {
      const read = parsePosition({ seats });
      if (!read.ok) expect.fail(JSON.stringify(read.problem));
      expect(broken(read.state)).toEqual([]);
      expect(read.state.height).toEqual(Array(15).fill(3));
      expect(read.state.tiles.filter((_, i) => i % 3 === 2)).toEqual(Array(15).fill(0));
    },
  );

  test('KNY-7 KNY-8 tiles that are Units are not in the stacks', () => {
    const read = parsePosition({ units: { bronx: { infantry: 2, jet: 1 }, queens: { tank: 1 } } });
    if (!read.ok) expect.fail(JSON.stringify(read.problem));
    expect(read.state.height.reduce((sum, n) => sum + n)).toBe(45 - 4);
    expect(read.state.razed.reduce((sum, n) => sum + n)).toBe(4);
  });
});

const REFUSALS: [string, unknown, { code: string; where: string }][] = [
  ['no object', [], { code: 'wrong-type', where: 'the position' }],
  ['nothing', undefined, { code: 'wrong-type', where: 'the position' }],
  ['too many seats', { seats: 7 }, { code: 'out-of-range', where: 'seats' }],
  ['a misspelt name', { sets: 2 }, { code: 'unknown-field', where: 'sets' }],
  ['a seat that is not there', { life: { 2: 3 } }, { code: 'unknown-field', where: 'life.2' }],
  ['an active seat that is not there', { active: 2 }, { code: 'out-of-range', where: 'active' }],
  ['no borough', { at: { 0: 'boston' } }, { code: 'not-one-of', where: 'at.0' }],
  ['no card', { cards: { 1: ['stomp', 'tramp'] } }, { code: 'not-one-of', where: 'cards.1[1]' }],
  ['no face', { dice: 'heal sneeze' }, { code: 'bad-text', where: 'dice' }],
  ['no source', { star: { 0: { luck: 3 } } }, { code: 'unknown-field', where: 'star.0.luck' }],
  ['no frame', { stack: ['lunch'] }, { code: 'not-one-of', where: 'stack[0]' }],
  ['a frame without its parts', { stack: [{ t: 'attack' }] }, { code: 'missing', where: 'stack[0].n' }],
  ['a bare name for a frame with parts', { stack: ['attack'] }, { code: 'not-one-of', where: 'stack[0]' }],
  ['two beginnings', { from: 'buy', stack: ['end'] }, { code: 'too-many', where: 'from, stack, winners' }],
  ['the variant for four', { seats: 4, advanced: true }, { code: 'option-players', where: 'advanced' }],
  ['KNY-9 a card twice', { bank: ['stomp'], discard: ['stomp'] }, { code: 'broken', where: 'KNY-9 cards' }],
  ['KNY-13 too much life', { life: { 0: 11 } }, { code: 'broken', where: 'KNY-13 life of 0: 11' }],
  [
    'KNY-13 too few stars',
    { star: { 0: { manhattan: 2, lost: -3 } } },
    { code: 'broken', where: 'KNY-13 stars of 0: -1' },
  ],
  ['KNY-6 three in a borough', { seats: 3, at: { 2: 'bronx' } }, { code: 'broken', where: 'KNY-6 borough 1' }],
  ['KNY-6 two in Manhattan', { at: { 0: 'manhattan', 1: 'manhattan' } }, { code: 'broken', where: 'KNY-6 Manhattan' }],
  [
    'KNY-7 more tiles of a kind than there are',
    { stacks: { bronx: [Array(3).fill('hospital-3'), ['hospital-3']] } },
    { code: 'broken', where: 'KNY-7 tile 5: 3' },
  ],
  ['KNY-8 more Units than tiles', { units: { bronx: { tank: 10 } } }, { code: 'broken', where: 'KNY-8 tank: 10 of 9' }],
  ['KNY-16 a Monster twice', { monsters: { 1: 'captain-fish' } }, { code: 'broken', where: 'KNY-16 the Monster of 0' }],
  [
    'KNY-22 off the board',
    { at: { 0: null }, turn: 2 },
    { code: 'broken', where: 'KNY-22 seat 0 is not on the board' },
  ],
  ['KNY-113 alive without life', { life: { 0: 0 } }, { code: 'broken', where: 'KNY-113 seat 0 has 0 life' }],
  [
    'a question to the dead',
    { stack: [{ t: 'flee', seats: [1], rest: [], fled: false }], out: { 1: 1 } },
    { code: 'broken', where: 'flee is out of place' },
  ],
  [
    'a card that nobody has',
    { stack: [{ t: 'stinkAttack', seats: [0], from: 1, sent: 0 }] },
    { code: 'broken', where: 'stinkAttack is out of place' },
  ],
  [
    'a purchase of what is not for sale',
    { stack: [{ t: 'take', card: 'stomp', from: 'bank', price: 4 }] },
    { code: 'broken', where: 'take is out of place' },
  ],
  [
    'a fee that cannot be paid',
    { stack: ['end', { t: 'payWithLife', seats: [0], n: 30, buying: false }] },
    { code: 'broken', where: 'stack' },
  ],
];
describe('what is refused', () => {
  test.each(REFUSALS)('%s', (_, position, problem) => {
    expect(parsePosition(position)).toMatchObject({ ok: false, problem });
  });

  /** A position with one part of it replaced by something else. */
  const spoiled = fc
    .record({
      at: fc.nat(),
      where: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
      what: fc.oneof(
        fc.anything(),
        fc.integer({ min: -2, max: 12 }),
        fc.constantFrom('heal', 'stomp', 'queens', 'end'),
      ),
    })
    .map(({ at, where, what }) => {
      const position = structuredClone(POSITIONS[at % POSITIONS.length]!) as unknown;
      let part = position as Record<string, unknown>;
      for (const [i, n] of where.entries()) {
        const keys = Object.keys(part);
        if (keys.length === 0) break;
        const key = keys[n % keys.length]!;
        const next = part[key];
        if (i === where.length - 1 || typeof next !== 'object' || next === null) {
          part[key] = what;
          break;
        }
        part = next as Record<string, unknown>;
      }
      return position;
    });
  const POSITIONS: Position[] = [2, 4, 6].flatMap((seats) => {
    const s = fresh(seats, seats > 4, 'fuzz');
    enrich(s);
    return statesOf(s, 'fuzz', 7).map(makePosition);
  });

  test('whatever it is given, it does not throw, and what it accepts can be played', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.oneof(fc.anything(), spoiled), (x) => {
        const read = parsePosition(x);
        if (!read.ok) {
          expect(read.problem).toEqual({
            code: expect.any(String),
            where: expect.any(String),
            expected: expect.any(String),
          });
          return;
        }
        accepted++;
        expect(broken(read.state)).toEqual([]);
        statesOf(read.state, 'on', 10);
      }),
      { numRuns: 1500, seed: 20 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});
