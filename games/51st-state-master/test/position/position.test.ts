import { makeRng, pickOne, type Rng, seedOf } from '@ashtown/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { broken, game, type Options, type Position, type State, tables } from '../../src/index.ts';
import { given, optionsOf } from '../given.ts';

const { makePosition, parsePosition } = game;
const json = (x: unknown): unknown => JSON.parse(JSON.stringify(x));
/** A state that was written down and read again. */
function again(s: State): State {
  const parsed = parsePosition(json(makePosition(s)));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.state;
}
const read = (position: Position): State => {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.state;
};
const refusal = (given: unknown) => {
  const parsed = parsePosition(given);
  return parsed.ok ? null : parsed.problem;
};
const ids = (cards: readonly number[]) => cards.map((card) => tables.id[card]);

/** Plays at random and looks at every state on the way. */
function walk(seats: number, options: Partial<Options>, seed: string, look: (s: State) => void): void {
  const s = game.setup(seats, optionsOf(options), makeRng(seedOf(seed)));
  const chance = makeRng(seedOf(`chance ${seed}`));
  for (look(s); game.asked(s).length > 0; look(s)) {
    const seat = pickOne(chance, game.asked(s));
    game.apply(s, seat, pickOne(chance, game.legal(s, seat)), null);
  }
}

const ALL_OPTIONS: Partial<Options>[] = [
  {},
  { expansion: 'newera', factions: 'picked', shipwreckUses: 1 },
  { expansion: 'winter', perProducedLate: 'zero' },
  { bothExpansions: true, ruinsScore: true },
];
const TABLES = [1, 2, 3, 4].flatMap((seats) => ALL_OPTIONS.map((options) => ({ seats, options })));

describe('a position is written down', () => {
  test.each(TABLES)('and read again, at every moment of a game: %o', ({ seats, options }) => {
    let n = 0;
    walk(seats, options, `position ${seats}`, (s) => {
      // Most states differ little from the one before; the first ones and the last one are looked at in any case.
      if (n++ > 40 && n % 7 !== 0 && game.asked(s).length > 0) return;
      expect(again(s)).toEqual(s);
    });
  });

  test('in the middle of a question: a card in limbo, answers that are already in, rigged results', () => {
    const paying = given({
      tokens: { 0: { worker: 1, iron: 1, ammo: 1 } },
      places: { 0: ['scrap-metal', 'assembly-plant'] },
      options: { bothExpansions: true },
    }).answer(0, 'use 0.1').state;
    expect(game.question(paying, 0)).toBe('payment');
    expect(again(paying)).toEqual(paying);
    const redeveloping = given({
      tokens: { 0: { redevelopment: 1 } },
      hand: { 0: ['pub'] },
      places: { 0: ['school', 'docks'] },
    }).answer(0, 'redevelop pub').state;
    expect(makePosition(redeveloping).limbo).toBe('pub#1');
    expect(again(redeveloping)).toEqual(redeveloping);
    const dropping = game.setup(3, optionsOf(), makeRng(seedOf('drops')));
    game.apply(dropping, 1, game.legal(dropping, 1)[3]!, null);
    expect(again(dropping)).toEqual(dropping);
    const rigged = { ...game.clone(dropping), rng: { w: dropping.rng.w, forced: [1, 0] } };
    expect(again(rigged)).toEqual(rigged);
  });

  test('after shuffles it is still known which card was in which', () => {
    const { state } = given({ seats: 1, from: 'lookout', deck: ['pub'] });
    const s = game.clone(state);
    s.shuffles = 2;
    s.shuffled = s.shuffled.map((_, card) => (s.deck.includes(card) ? 2 : 0));
    s.shuffled = s.shuffled.with(s.solo!.rival.places[0]?.card ?? s.display[0]!, 1);
    expect(again(s)).toEqual(s);
  });

  test('briefly: what is quiet is left out, and a copy is numbered only where there are several', () => {
    const s = read({
      stack: [{ t: 'roundEnd' }, { t: 'takeTurn', seats: [0] }],
      tokens: { 0: { worker: 2 } },
      places: { 0: ['church', { card: 'school#2', shield: true }, 'camp'] },
      vp: { 0: 3, 1: { deals: 2 } },
    });
    const { rng, ...position } = makePosition(s);
    expect(rng).toHaveLength(4);
    expect(position).toEqual({
      stack: [{ t: 'roundEnd' }, { t: 'takeTurn', seats: [0] }],
      tokens: { 0: { worker: 2 } },
      places: { 0: [expect.stringMatching(/^church(#1)?$/), { card: 'school#2', shield: true }, 'camp'] },
      vp: { 0: 3, 1: { deals: 2 } },
    });
  });
});

const PAYMENT = { t: 'payment', seats: [0], bills: [{ need: [[0, 5]], any: 0, cards: 0, deals: 0 }] };

describe('a position is read', () => {
  test('nothing told: two players, the first round, somebody to ask, and nothing broken', () => {
    const s = read({});
    expect(s.players).toHaveLength(2);
    expect(s.round).toBe(1);
    expect(game.asked(s)).toEqual([1]);
    expect(broken(s)).toEqual([]);
    expect(s.deck).toHaveLength(88);
  });

  test.each(['round', 'lookout', 'production', 'turn', 'roundEnd'] as const)('taken up at %s', (from) => {
    for (const seats of [1, 2, 3, 4]) expect(game.asked(read({ seats, from })).length).toBeGreaterThan(0);
  });

  test('cards by their faces, the deck from the top, the rest in the order of the tables', () => {
    const s = read({ deck: ['pub', 'church'], hand: { 0: ['pub', 'motel'] }, discard: ['school'] });
    expect(ids(s.deck.slice(-2))).toEqual(['church', 'pub']);
    expect(ids(s.players[0]!.hand)).toEqual(['pub', 'motel']);
    expect(ids(s.discard)).toEqual(['school']);
    expect(s.deck).toHaveLength(88 - 3);
  });

  test('a copy that is named is kept for whoever names it', () => {
    const s = read({ hand: { 0: ['pub', 'pub#1'] } });
    expect(s.players[0]!.hand.map((card) => tables.id.indexOf('pub') === card)).toEqual([false, true]);
  });

  test('FSM-238 stock is what the card began with, unless told', () => {
    const s = read({ from: 'lookout', places: { 0: ['camp', { card: 'methane-storage', stock: { fuel: 1 } }] } });
    expect(s.players[0]!.places.map(({ stock }) => stock?.reduce((sum, n) => sum + n, 0))).toEqual([3, 1]);
  });

  test('a game that is over has winners and asks nobody', () => {
    const over = given({ from: 'roundEnd', vp: { 0: 25, 1: 20 } }).state;
    const s = again(over);
    expect(game.result(s)).toEqual(game.result(over));
    expect(game.asked(s)).toEqual([]);
  });

  test.each<[string, unknown, string, string]>([
    ['no object', 7, 'wrong-type', 'the file'],
    ['a word that is none', { turn: 1 }, 'unknown-field', 'turn'],
    ['too many players', { seats: 5 }, 'out-of-range', 'seats'],
    ['a seat nobody has', { hand: { 2: [] } }, 'unknown-field', 'hand.2'],
    ['a virtual opponent for two', { rival: { vp: 1 } }, 'unknown-field', 'rival'],
    ['a card there is not', { hand: { 0: ['casino'] } }, 'unknown-card', 'hand.0[0]'],
    ['a copy there is not', { hand: { 0: ['pub#9'] } }, 'unknown-card', 'hand.0[0]'],
    ['a connection that is built', { places: { 0: ['punks'] } }, 'unknown-card', 'places.0[0]'],
    ['a blue one among the red', { redDeck: ['merchants'] }, 'unknown-card', 'redDeck[0]'],
    ['a card of another set', { deck: ['truck'] }, 'no-card-left', 'deck[0]'],
    ['a copy twice', { hand: { 0: ['pub#1'] }, deals: { 1: ['pub#1'] } }, 'no-card-left', 'deals.1[0]'],
    ['half a token', { tokens: { 0: { fuel: 0.5 } } }, 'out-of-range', 'tokens.0.fuel'],
    ['a frame there is not', { stack: [{ t: 'tea' }] }, 'not-one-of', 'stack[0].t'],
    ['a frame that lacks something', { stack: [{ t: 'turn' }] }, 'missing', 'stack[0].seat'],
    ['both a stack and a place to begin', { stack: [], from: 'round' }, 'not-both', 'from'],
    ['an end that nobody has reached', { ending: true }, 'broken', 'position'],
    ['one faction twice', { factions: { 1: 'new-york' } }, 'broken', 'position'],
    ['no faction at all', { factions: { 0: null } }, 'broken', 'position'],
    ['cards that are nowhere', { redDeck: [] }, 'broken', 'position'],
    [
      'places out of order',
      {
        places: {
          0: [
            { card: 'pub', no: 3 },
            { card: 'church', no: 2 },
          ],
        },
      },
      'broken',
      'position',
    ],
    ['a use too many', { places: { 0: [{ card: 'archive', uses: 3 }] } }, 'broken', 'position'],
    ['nobody to ask', { stack: [] }, 'broken', 'stack'],
    ['a stack without an end', { stack: [{ t: 'takeTurn', seats: [0] }] }, 'broken', 'position'],
    ['limbo without a way out', { limbo: 'pub' }, 'broken', 'position'],
    ['a bonus of nothing', { stack: [{ t: 'roundEnd' }, { t: 'bonus', seat: 0, no: 0 }] }, 'broken', 'position'],
    ['a price nobody can pay', { stack: [{ t: 'roundEnd' }, PAYMENT] }, 'broken', 'stack'],
  ])('refused: %s', (_, position, code, where) => {
    expect(refusal(position)).toEqual({ code, where, expected: expect.any(String) });
  });
});

const WORDS = ['seats', 'options', 'round', 'stack', 'hand', 'places', 'deck', 'vp', 'tokens', 'rival', 'rng', 'limbo'];

describe('whatever it is given', () => {
  test('parsePosition never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (x) => void parsePosition(x)),
      { numRuns: 500, seed: 51 },
    );
    const alike = fc.dictionary(fc.constantFrom(...WORDS), fc.anything({ maxDepth: 3 }));
    fc.assert(
      fc.property(alike, (x) => void parsePosition(x)),
      { numRuns: 500, seed: 51 },
    );
  });

  test('a true position with one thing changed is refused, or a state that can be played on', () => {
    const states: State[] = [];
    const chance = makeRng(seedOf('play on'));
    walk(1, { bothExpansions: true }, 'fuzz 1', (s) => states.push(game.clone(s)));
    walk(3, { expansion: 'winter' }, 'fuzz 3', (s) => states.push(game.clone(s)));
    const values = fc.oneof(fc.integer({ min: -3, max: 40 }), fc.constantFrom(null, true, 'pub', [], {}, 'school#2'));
    const paths = fc.array(fc.nat(), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.boolean(), paths, values, (s, onStack, path, x) => {
        const position = json(makePosition(s)) as Position;
        const other = onStack ? { ...position, stack: changed(position.stack, path, x) } : changed(position, path, x);
        const parsed = parsePosition(other);
        if (parsed.ok) playOn(parsed.state, chance);
      }),
      { numRuns: 400, seed: 51 },
    );
  });
});

function playOn(s: State, chance: Rng): void {
  for (let n = 0; n < 40; n++) {
    expect(broken(s)).toEqual([]);
    const seat = game.asked(s)[0];
    if (seat === undefined) break;
    game.apply(s, seat, pickOne(chance, game.legal(s, seat)), null);
  }
}

/** Another value somewhere inside, found by going down by the numbers of the keys. */
function changed(x: unknown, [at = 0, ...path]: readonly number[], value: unknown): unknown {
  if (typeof x !== 'object' || x === null || Object.keys(x).length === 0) return value;
  const keys = Object.keys(x);
  const key = keys[at % keys.length]!;
  const inner = path.length === 0 ? value : changed((x as Record<string, unknown>)[key], path, value);
  return Array.isArray(x) ? x.with(Number(key), inner) : { ...x, [key]: inner };
}
