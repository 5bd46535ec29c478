import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { broken, game, OPEN, type Options, type Position, type State, tables } from '../../src/index.ts';
import { fresh, given, HARD } from '../given.ts';
import { QUESTIONS } from '../vocabulary.ts';

const { makePosition, parsePosition } = game;
const again = (s: State) => parsePosition(JSON.parse(JSON.stringify(makePosition(s))));
/** What is wrong with something that is no position. */
const problem = (x: unknown) => {
  const read = parsePosition(x);
  return read.ok ? null : read.problem;
};

const TABLES: [number, Partial<Options>][] = [
  [2, {}],
  [2, HARD],
  [3, { factionRoster: 'alternate', factionAssignment: 'random' }],
  [3, { hardAllSymbols: true }],
  [4, { hardExhaustion: true, hardForcedDefence: true }],
  [5, { factionRoster: 'alternate', hardNoRelief: true }],
];

describe('writing a position down', () => {
  const questions = new Set<string>();

  test.each(TABLES)('every state comes back as it was, also in mid-question: %i players, %o', (seats, options) => {
    const s = fresh(seats, options, 'positions');
    const rng = makeRng(seedOf(`positions ${seats}`));
    const check = () => expect(again(s)).toEqual({ ok: true, state: s });
    for (let i = 0; i < 4000 && game.asked(s).length > 0; i++) {
      const seat = game.asked(s)[0]!;
      const question = game.question(s, seat);
      if (i % 7 === 0 || i < 20 || !questions.has(question)) {
        check();
        questions.add(question);
      }
      const legal = game.legal(s, seat);
      game.apply(s, seat, legal.find((x) => i > 1000 && x.startsWith('mission')) ?? pickOne(rng, legal), null);
    }
    check();
  });

  test('every kind of question was among them', () => {
    expect(QUESTIONS.filter((q) => !questions.has(q))).toEqual([]);
  });

  test('a payment card by card, a tidying half done, and an end come back too', () => {
    const resources = { 0: ['res-rats', 'res-rats', 'res-pork', 'res-canteen', 'res-generator'] };
    const tidying = given({ resources, stations: { 0: ['sta-kurskaya 2'] }, shields: { 0: ['res-gas-mask'] } })
      .answer(0, 'tidy')
      .answer(0, 'tidy sta-kurskaya 2')
      .answer(0, 'tidy res-gas-mask protection');
    const won = given({ up: { 0: 9 }, stations: { 0: ['sta-mayakovskaya'] }, resources: { 0: ['res-generator'] } });
    won.answer(0, 'mission sta-mayakovskaya');
    for (const { state } of [tidying, won]) expect(again(state)).toEqual({ ok: true, state });
    expect((makePosition(tidying.state) as Position).stack!.at(-1)).toEqual({
      t: 'tidy',
      seats: [0],
      chosen: ['protection.res-gas-mask', 'station.sta-kurskaya.2'],
    });
    expect(makePosition(won.state)).not.toHaveProperty('stack');
  });

  test('what is quiet is left out', () => {
    const { hand, deck, bazaar, rng, ...more } = makePosition(given({}).state);
    expect(more).toEqual({});
    expect([hand![0]!.length, deck!.length, bazaar!.length, rng!.w.length]).toEqual([5, 115, 3, 4]);
    const told: Position = {
      seats: 3,
      active: 2,
      turn: 7,
      from: 'window 2',
      resources: { 1: ['res-pork'], 2: ['res-rats'] },
      up: { 2: 1 },
      decks: 2,
      discard: ['thr-demon', 'res-flare'],
      attack: { turn: 6, by: 1, card: 'thr-demon', fates: ['repelled', 2, 0], gone: [['res-gas-mask'], [], []] },
    };
    expect(makePosition(given(told).state)).toMatchObject(told);
  });
});

describe('reading a position', () => {
  test('MET-27 MET-28 MET-29 nothing told is the first turn of two players with quiet hands', () => {
    const { state } = given({}).expect({ turn: 0, turnNo: 1, window: 1, up: [5, 5], handSize: [5, 5], deckSize: 115 });
    expect(broken(state)).toEqual([]);
  });

  test('MET-192 cards in hand are known to all, or come from a certain deck', () => {
    const { state } = given({ decks: 2, hand: { 0: ['res-rats open', 'res-pork 2'] } });
    const { hand, since } = state.players[0]!;
    const from = (id: string) => since[hand.indexOf(tables.cardOf.get(id)!)];
    expect([from('res-rats'), from('res-pork')]).toEqual([OPEN, 2]);
  });

  test('MET-22 seats without a told Faction lead the first of the roster that are left', () => {
    given({ seats: 3, factions: { 1: 'fac-arbat' } }).expect({ faction: ['fac-reich', 'fac-arbat', 'fac-vdnkh'] });
    given({ options: { factionRoster: 'alternate' }, factions: { 0: 'fac-polis' } }).expect({
      faction: ['fac-polis', 'fac-arbat'],
    });
  });

  test('a stack is run until somebody is asked', () => {
    given({ stack: [{ t: 'next' }] })
      .asked(1, 'turnAction')
      .expect({ turnNo: 2 });
    given({
      stack: [
        { t: 'turnAction', seats: [0], window: 2, tidied: false },
        { t: 'draws', seat: 0, n: 2 },
      ],
      hand: { 0: [] },
      short: [0],
    }).asked(0, 'draw');
  });

  test.each<[string, unknown, string, string]>([
    ['no object', 7, 'wrong-type', 'the file'],
    ['nothing', null, 'wrong-type', 'the file'],
    ['a misspelt field', { sets: 2 }, 'unknown-field', 'sets'],
    ['too many seats', { seats: 6 }, 'out-of-range', 'seats'],
    ['a seat that is not there', { up: { 2: 3 } }, 'unknown-field', 'up.2'],
    ['an unknown card', { hand: { 1: ['res-gold'] } }, 'no-such-card', 'hand.1[0]'],
    ['an unknown Faction', { factions: { 0: 'fac-x' } }, 'not-one-of', 'factions.0'],
    ['an unknown option', { options: { easy: true } }, 'unknown-field', 'options.easy'],
    ['a value no option has', { options: { factionRoster: 'x' } }, 'not-one-of', 'options.factionRoster'],
    ['a mark that means nothing', { hand: { 0: ['res-rats secret'] } }, 'bad-text', 'hand.0[0]'],
    ['an unknown frame', { stack: [{ t: 'party' }] }, 'not-one-of', 'stack[0].t'],
    ['a frame without its seat', { stack: [{ t: 'turn' }] }, 'missing', 'stack[0].seat'],
    [
      'a place no card has',
      { stack: [{ t: 'tidy', seats: [0], chosen: ['hero.res-rats'] }] },
      'no-such-place',
      'stack[0].chosen[0]',
    ],
    ['two beginnings', { from: 'turn', stack: [{ t: 'next' }] }, 'not-both', 'from'],
    ['rigged chance', { rng: { w: [1, 2, 3, 4], forced: [7] } }, 'unknown-field', 'rng.forced'],
  ])('refused with a code and a place: %s', (_, x, code, where) => {
    expect(problem(x)).toMatchObject({ code, where });
  });

  const window2 = { t: 'turnAction', seats: [0], window: 2, tidied: false };
  test.each<[string, Position | object, string | RegExp]>([
    ['MET-20 more copies than there are', { bazaar: ['her-khan', 'her-khan'] }, /^MET-20 her-khan/],
    ['MET-20 more than five cards', { hand: { 0: Array(6).fill('res-rats') } }, /^MET-20/],
    ['MET-20 more than ten markers', { up: { 0: 8 }, down: { 0: 3 } }, /^MET-36/],
    ['MET-22 one Faction for two', { factions: { 0: 'fac-arbat', 1: 'fac-arbat' } }, /^MET-22/],
    ['MET-39 markers that were lost', { up: { 0: 1 }, down: { 0: 1 } }, /^MET-39/],
    ['MET-44 a Hero among Resources', { resources: { 0: ['her-khan'] } }, /^MET-44/],
    ['MET-45 Protection without that side', { shields: { 0: ['res-pork'] } }, /^MET-45/],
    ['MET-93 a mission done, the Faction not flipped', { gained: { 0: { faction: 1 } } }, /^MET-93/],
    ['more gained than there is', { gained: { 0: { stations: 6 } } }, /^sources/],
    ['MET-139 a Resource that attacked', { attack: { turn: 1, by: 0, card: 'res-rats', fates: [0, 0] } }, /^MET-139/],
    ['MET-175 two winners', { up: { 0: 10, 1: 10 } }, /^MET-175/],
    ['MET-173 a turn after the end', { up: { 0: 10 }, stack: [{ t: 'next' }] }, /winner/],
    ['an end without a winner', { stack: [] }, /winner/],
    [
      'MET-23 a choice of somebody who has chosen',
      { stack: [{ t: 'deal' }, { t: 'chooseFaction', seats: [0] }] },
      /deal/,
    ],
    ['MET-22 nobody to choose for a seat', { factions: { 0: null } }, /without a Faction/],
    ['MET-43 a turn of two', { stack: [window2, window2] }, /follow/],
    ['MET-71 a mission in another’s turn', { active: 1, stack: [window2] }, /whose turn/],
    ['a seat that is not there', { stack: [{ t: 'turn', seat: 3 }] }, /seats of this table/],
    ['MET-42 an action without a hand', { hand: {}, short: [0], stack: [{ ...window2, window: 1 }] }, /turnAction/],
    [
      'MET-57 an exchange of two',
      { hand: { 0: ['res-rats', 'res-pork'] }, short: [0], stack: [window2, { t: 'exchange', seats: [0], cards: [] }] },
      /exchange/,
    ],
    ['MET-20 a draw too many', { stack: [window2, { t: 'draws', seat: 0, n: 1 }] }, /draws/],
    [
      'MET-73 tidying what is not there',
      { stack: [window2, { t: 'tidy', seats: [0], chosen: ['hero.her-khan'] }] },
      /tidy/,
    ],
    [
      'MET-80 a mission of no Station',
      { stack: [window2, { t: 'payment', seats: [0], target: 'sta-lubyanka', heroes: [], cards: [] }] },
      /payment/,
    ],
    [
      'MET-86 a mission that cannot be paid',
      { stack: [window2, { t: 'payment', seats: [0], target: 'faction', heroes: [], cards: [] }] },
      /answered/,
    ],
    [
      'MET-96 keeping what is not there',
      { stack: [window2, { t: 'keepStation', seats: [0], card: 'sta-lubyanka' }] },
      /keepStation/,
    ],
    [
      'MET-139 an attack that never began',
      { stack: [window2, { t: 'attack', by: 0, card: 'thr-demon', nth: 0 }] },
      /attack/,
    ],
  ])('what no game can come to is refused: %s', (_, x, expected) => {
    expect(problem(x)).toMatchObject({ code: 'broken', expected: expect.stringMatching(expected) });
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }), (x) => {
        parsePosition(x);
      }),
    );
  });

  /** A position of a real game with one field changed, somewhere inside. */
  const states = [3, 40, 160, 400, 900].map((answers) => {
    const s = fresh(3, { hardAllSymbols: true }, 'fuzz');
    const rng = makeRng(seedOf('fuzz'));
    for (let i = 0; i < answers; i++) {
      const seat = game.asked(s)[0]!;
      game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
    }
    return s;
  });
  const odd = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      'faction',
      'res-rats',
      'thr-demon',
      'sta-lubyanka 2',
      'station.sta-lubyanka',
      'attack',
      [],
      {},
    ),
    fc.integer({ min: -2, max: 12 }),
    fc.anything(),
  );
  function spoil(x: unknown, path: readonly number[], value: unknown): unknown {
    const [step, ...rest] = path;
    if (typeof x !== 'object' || x === null || step === undefined) return value;
    const keys = Object.keys(x);
    if (keys.length === 0) return value;
    const key = keys[step % keys.length]!;
    const copy = (Array.isArray(x) ? [...x] : { ...x }) as Record<string, unknown>;
    copy[key] = spoil(copy[key], rest, value);
    return copy;
  }

  test('a spoilt position is refused, or is one that can be played on', () => {
    const path = fc.array(fc.nat(40), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...states), path, odd, fc.nat(), (state, at, value, seed) => {
        const read = parsePosition(spoil(makePosition(state), at, value));
        if (!read.ok) return;
        const s = read.state;
        const rng = makeRng(seedOf(`spoilt ${seed}`));
        for (let i = 0; i < 60 && game.asked(s).length > 0; i++) {
          expect(broken(s)).toEqual([]);
          const seat = game.asked(s)[0]!;
          game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
        }
      }),
      { numRuns: 600 },
    );
  });
});
