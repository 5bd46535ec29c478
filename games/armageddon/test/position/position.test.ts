import { makeRng, pickOne, samePick, seedOf } from '@ashtown/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import json from '../../content.json' with { type: 'json' };
import { broken, game, type Options, type Position, rules, type State, tables, withContent } from '../../src/index.ts';
import { positionsOf } from '../../src/position/index.ts';
import { fresh, given } from '../given.ts';

const { makePosition, parsePosition } = positionsOf(tables, rules);
const copy = <T>(x: T): T => JSON.parse(JSON.stringify(x));
function state(position: unknown): State {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.state;
}
const roundTrip = (s: State): State => state(copy(makePosition(s)));

/** Plays on at random; whoever acts goes on acting, so that every question comes. */
function visit(s: State, seed: string, see: (s: State) => void): void {
  const rng = makeRng(seedOf(seed));
  for (;;) {
    see(s);
    const asked = game.asked(s);
    if (asked.length === 0) return;
    const seat = pickOne(rng, asked);
    const legal = game.legal(s, seat);
    const pick = pickOne(rng, legal.length > 1 && legal.includes('end') ? legal.slice(0, -1) : legal);
    game.apply(s, seat, pick, null);
  }
}

const SETTINGS: [number, Partial<Options>][] = [3, 4].flatMap((seats): [number, Partial<Options>][] => [
  [seats, {}],
  [seats, { 'repair.workersPerStep': 2, pickOrder: 'topToBottom' }],
  [seats, { roundTrack: 'moderate' }],
  [seats, { roundTrack: 'even', openSurvivors: true }],
]);

describe('there and back', () => {
  const questions = new Set<string>();

  test.each(SETTINGS)('%i seats %o: every state of a random game, in mid-question and at the end', (seats, options) => {
    visit(fresh(seats, options, 'position'), `position of ${seats}`, (s) => {
      questions.add(game.asked(s).length > 0 ? game.question(s, game.asked(s)[0]!) : 'over');
      const back = roundTrip(s);
      if (!samePick(back, s)) expect(back).toEqual(s);
    });
  });

  test('all that can be asked was on the way', () => {
    for (const question of [
      'placeBid',
      'bidColour',
      'discardEquipment',
      'takeEquipment',
      'takeBuilding',
      'placeBuilding',
      'exchangeInPlace',
      'cityAction',
      'keepDrawn',
      'searchDeck',
      'returnHomeless',
      'choosePrivateTile',
      'over',
    ])
      expect(questions).toContain(question);
  });

  test('ARM-76 ARM-210 survivors chosen colour by colour, in the middle of it', () => {
    const bids = given({ run: [{ t: 'bidding' }], screen: { 0: 'worker*9 soldier*4 engineer*3' } });
    bids.answer(0, 'city by colour').answer(0, 4);
    expect(makePosition(bids.state).run?.[0]).toEqual({
      t: 'bidColour',
      seats: [0],
      area: 'city',
      colour: 'soldier',
      bid: 'worker*4',
    });
    const leave = given({
      run: [{ t: 'house', seat: 0 }],
      screen: { 0: 'worker*9 soldier*9 engineer*9 leader*2' },
      city: { 0: { 5: 'hotel', 6: 'apartment_block' } },
    });
    leave.asked(0, 'homelessColour').answer(0, 7);
    expect(makePosition(leave.state).run?.[0]).toMatchObject({ t: 'homelessColour', figures: 'worker*7' });
    for (const { state: s } of [bids, leave]) expect(roundTrip(s)).toEqual(s);
  });

  test('ARM-222 private tiles some have chosen already', () => {
    const told = given({ run: [{ t: 'choosePrivateTile', seats: [0, 1, 2] }, { t: 'verdict' }], round: 6 });
    const tile = told.legal(1)[1]!;
    told.answer(1, tile);
    expect(roundTrip(told.state)).toEqual(told.state);
    expect(makePosition(told.state).run?.[0]).toMatchObject({ got: { 1: tile } });
  });

  test('rigged results come along', () => {
    const s = state({ run: [{ t: 'bidding' }], rigged: [3, 1] });
    expect(s.rng.forced).toEqual([3, 1]);
    expect(roundTrip(s)).toEqual(s);
  });

  test('other components: two kinds of tiles that house', () => {
    const c = structuredClone(json);
    const two = c.buildingTiles.find(({ id }) => id === 'bt_two_houses')!;
    const other = c.buildingTiles.find(({ id }) => id === 'bt_exchange')!;
    (other as { effects: unknown }).effects = two.effects;
    const read = withContent(c);
    if (!read.ok) throw new Error(JSON.stringify(read.problem));
    const { tables, game } = read.made;
    const there = game.parsePosition({ run: [{ t: 'bidding' }], houses: [1, [2, 'bt_two_houses']] });
    if (!there.ok) throw new Error(JSON.stringify(there.problem));
    expect(there.state.players.map((p) => tables.tiles[p.houses]?.id)).toEqual([
      undefined,
      tables.tiles.find(({ effect }) => effect.t === 'temporaryHousing')!.id,
      'bt_two_houses',
    ]);
    expect(game.parsePosition(copy(game.makePosition(there.state)))).toEqual(there);
  });
});

describe('a position as people write it', () => {
  test('what is quiet is not told', () => {
    const told: Position = {
      run: [{ t: 'cityAction', seats: [1] }, { t: 'retrieve' }],
      vp: { 1: 23 },
      pool: { 1: 'worker*2 leader' },
      city: { 1: { 5: 'hotel', 8: 'extension' } },
      used: { 1: { '8.1': 1 } },
      bids: { city: [[1, 'nobody']] },
      hand: { 0: ['eq_beer', 'eq_map'] },
      open: { 0: ['eq_map'] },
      display: [['eq_beer', 'worker marauder*2']],
    };
    const display = [['eq_beer', 'marauder*2 worker'], null, null];
    expect(makePosition(state(told))).toEqual({ ...told, display });
  });

  test('things are where they were put, and the rest is where it belongs', () => {
    const s = state({
      seats: 4,
      round: 2,
      start: 3,
      run: [{ t: 'takeBuilding', seats: [2] }],
      markers: [3, 2, 1, 0],
      damage: { 2: 7 },
      aside: [2],
      offer: [null, ['hotel', 'bt_exchange'], ['school', 'bt_two_houses']],
      deck: ['eq_map', 'eq_beer'],
      tileStack: ['bt_two_houses'],
      bag: 'marauder*3',
    });
    expect(broken(s)).toEqual([]);
    expect([s.round, s.start, s.players[2]!.damage, s.players[2]!.aside]).toEqual([2, 3, 7, 1]);
    expect(s.players.map((p) => p.arrived)).toEqual([4, 3, 2, 1]);
    expect(game.legal(s, 2)).toEqual(['hotel', 'school']);
    expect(s.bag).toEqual([3, 0, 0, 0, 0]);
    expect(s.deck).toHaveLength(60);
    expect(s.tiles).toHaveLength(1);
    expect(s.gone.tiles.reduce((n, k) => n + k, 0)).toBe(29);
  });

  test('nothing told: a round is over, and the next one begins', () => {
    const s = state({});
    expect([s.round, game.asked(s), game.question(s, 2)]).toEqual([2, [2], 'placeBid']);
    expect(state({ round: 6 }).stack.at(-1)?.t).toBe('choosePrivateTile');
    expect(game.result(state({ over: true }))).toHaveLength(3);
  });
});

describe('what is refused', () => {
  const asks = { run: [{ t: 'bidding' }] };
  test.each<[unknown, string, string]>([
    [null, 'wrong-type', 'the file'],
    [[], 'wrong-type', 'the file'],
    [{ seats: 5 }, 'not-one-of', 'seats'],
    [{ seat: 3 }, 'unknown-field', 'seat'],
    [{ start: 3 }, 'out-of-range', 'start'],
    [{ vp: { 3: 10 } }, 'unknown-field', 'vp.3'],
    [{ seats: 4, vp: { 3: -1 } }, 'out-of-range', 'vp.3'],
    [{ options: { roundTrack: 'steep' } }, 'not-one-of', 'options.roundTrack'],
    [{ screen: { 0: 'worker*2 worker' } }, 'bad-text', 'screen.0'],
    [{ screen: { 0: 'marauder' } }, 'bad-text', 'screen.0'],
    [{ screen: { 0: '' } }, 'bad-text', 'screen.0'],
    [{ hand: { 1: ['eq_gold'] } }, 'not-one-of', 'hand.1[0]'],
    [{ city: { 0: { 9: 'hotel' } } }, 'unknown-field', 'city.0.9'],
    [{ markers: [0, 0, 1] }, 'bad-value', 'markers'],
    [{ bids: { city: [[0]] } }, 'too-few', 'bids.city[0]'],
    [{ run: [{ t: 'party' }] }, 'not-one-of', 'run[0].t'],
    [{ run: [7] }, 'not-one-of', 'run[0].t'],
    [{ run: [{ t: 'bonus', area: 2 }] }, 'not-one-of', 'run[0].area'],
    [{ run: [{ t: 'placeBid', seats: [3] }] }, 'out-of-range', 'run[0].seats[0]'],
    [{ run: [{ t: 'placeBid', seats: [0, 1] }] }, 'too-many', 'run[0].seats'],
    [{ run: [{ t: 'choosePrivateTile', seats: [0, 0] }] }, 'bad-value', 'run[0].seats'],
    [{ rng: [1, 2, 3] }, 'too-few', 'rng'],
    // What breaks a limit of the rules, or makes or loses a component.
    [{ ...asks, screen: { 0: 'leader*9' } }, 'broken', 'the position'],
    [{ ...asks, bag: 'worker*99' }, 'broken', 'the position'],
    [{ ...asks, hand: { 0: Array(20).fill('eq_beer') } }, 'broken', 'the position'],
    [{ ...asks, open: { 0: ['eq_beer'] } }, 'broken', 'the position'],
    [{ ...asks, city: { 0: { 5: 'hotel' }, 1: { 5: 'hotel' } } }, 'broken', 'the position'],
    [{ ...asks, arrived: { 0: 2 } }, 'broken', 'the position'],
    [{ ...asks, bounds: { 0: { worker: [3, 4] } } }, 'broken', 'the position'],
    [{ ...asks, seen: { 0: [61] } }, 'broken', 'the position'],
    [{ ...asks, chosen: { 0: 'sc_worker' }, tiles: { 0: ['sc_civil', 'sc_map'] } }, 'not-one-of', 'tiles.0[1]'],
    [{ ...asks, chosen: { 0: 'sc_worker' }, tiles: { 0: ['sc_civil', 'sc_soldier'] } }, 'broken', 'the position'],
    [{ ...asks, over: true }, 'broken', 'the position'],
    [{ run: [{ t: 'choosePrivateTile', seats: [0, 1], got: { 2: 'sc_worker' } }] }, 'broken', 'the position'],
    [
      { run: [{ t: 'bidColour', seats: [0], area: 'city', colour: 'soldier', bid: 'worker' }] },
      'broken',
      'the position',
    ],
    // Frames that cannot happen here.
    [{ run: [] }, 'broken', 'run'],
    [{ run: [{ t: 'retrieve' }] }, 'broken', 'run'],
    [{ run: [{ t: 'takeBuilding', seats: [0] }] }, 'broken', 'run'],
    [{ run: [{ t: 'keepDrawn', seats: [0] }] }, 'broken', 'run'],
    [{ run: [{ t: 'searchDeck', seats: [0] }] }, 'broken', 'run'],
    [{ run: [{ t: 'bonus', area: 'city' }, { t: 'bidding' }] }, 'broken', 'run'],
  ])('%j', (position, code, where) => {
    const read = parsePosition(position);
    expect(read).toMatchObject({ ok: false, problem: { code, where } });
    expect(!read.ok && read.problem.expected.length).toBeGreaterThan(2);
  });

  test('never a throw, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (x) => {
        expect(parsePosition(x).ok).toBeTypeOf('boolean');
      }),
      { numRuns: 500 },
    );
  });

  /** Positions of a game, each field of which is told. */
  const written: Position[] = [];
  visit(fresh(4, {}, 'fuzz'), 'fuzz', (s) => {
    if (s.ply % 9 === 0) written.push(copy(makePosition(s)));
  });
  const KEYS = [...new Set(written.flatMap((position) => Object.keys(position)))] as (keyof Position)[];

  test('nor with a part of one position in another, and what is read can be written and asked', () => {
    const index = fc.nat({ max: written.length - 1 });
    fc.assert(
      fc.property(index, index, fc.subarray(KEYS), (a, b, keys) => {
        const mixed: Record<string, unknown> = { ...written[a] };
        for (const key of keys) {
          if (written[b]![key] === undefined) delete mixed[key];
          else mixed[key] = written[b]![key];
        }
        const read = parsePosition(mixed);
        if (!read.ok) return;
        expect(broken(read.state)).toEqual([]);
        for (const seat of game.asked(read.state)) expect(game.legal(read.state, seat).length).toBeGreaterThan(0);
        expect(roundTrip(read.state)).toEqual(read.state);
      }),
      { numRuns: 300 },
    );
  });

  test('nor with anything in place of a field', () => {
    const index = fc.nat({ max: written.length - 1 });
    const small = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -2, max: 12 }),
      fc.dictionary(fc.constantFrom('0', '1', '2', '3', '4', '__proto__'), fc.jsonValue()),
    );
    fc.assert(
      fc.property(index, fc.constantFrom(...KEYS), small, (a, key, x) => {
        const read = parsePosition({ ...written[a], [key]: x });
        expect(read.ok || read.problem.code.length > 0).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
