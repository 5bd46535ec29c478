import { makeRng, pickOne, seedOf } from '@ashtown/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game, type Position, type State, tables as t } from '../../src/index.ts';
import { given } from '../given.ts';

const { makePosition, parsePosition } = game;

const json = <T>(x: T): T => JSON.parse(JSON.stringify(x));
function state(given: unknown): State {
  const read = parsePosition(given);
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read.state;
}
const code = (given: unknown): string => {
  const read = parsePosition(given);
  return read.ok ? 'ok' : `${read.problem.code} at ${read.problem.where}`;
};
/** States of random games; every so many answers one is handed over. */
function visit(seats: number, seed: string, every: number, see: (s: State) => void): void {
  const s = game.setup(seats, {}, makeRng(seedOf(seed)));
  const rng = makeRng(seedOf(`answers ${seed}`));
  for (let i = 0; ; i++) {
    const [seat] = game.asked(s);
    if (i % every === 0 || seat === undefined) see(s);
    if (seat === undefined) return;
    game.apply(s, seat, pickOne(rng, game.legal(s, seat)), null);
  }
}

describe('There and back', () => {
  test.each([2, 3, 4])('%i seats: every state of random games, in mid-question and at the end', (seats) => {
    const questions = new Set<string>();
    for (let n = 0; n < 3; n++)
      visit(seats, `position ${n}`, 4, (s) => {
        questions.add(s.stack.at(-1)?.t ?? 'over');
        expect(state(json(makePosition(s)))).toEqual(s);
      });
    for (const question of ['pick', 'main', 'reach', 'discardCard', 'over']) expect(questions).toContain(question);
  });

  test('a payment and a redevelopment under way', () => {
    const paying = given({ places: { 0: ['bunker', 'scrap-metal'] }, pool: { 0: { any: 1 } } });
    paying.answer(0, 'lay scrap 0.0').asked(0, 'payment');
    const replacing = given({
      hand: { 0: ['pub'] },
      places: { 0: ['motel', 'dive'] },
      pool: { 0: { redevelopAny: 1 } },
    });
    replacing.answer(0, 'redevelop pub').asked(0, 'replace');
    for (const { state: s } of [paying, replacing]) expect(state(json(makePosition(s)))).toEqual(s);
    expect(makePosition(replacing.state)).toMatchObject({ limbo: 'pub', ply: 1 });
  });

  test('what is quiet is not told', () => {
    expect(makePosition(state({}))).toEqual({
      seats: 2,
      stack: [
        { t: 'next', seat: 1 },
        { t: 'main', seats: [0], arranged: [] },
      ],
    });
    const told: Position = {
      seats: 3,
      turn: 4,
      first: 2,
      factions: { 0: 'mutants-union', 1: 'merchants-guild', 2: 'new-york' },
      score: { 1: 7 },
      base: { 0: { visits: 2 } },
      pool: { 0: { worker: 2, conquest1: 1 } },
      hand: { 0: ['pub'], 2: ['dive', 'dive'] },
      seen: { 1: ['church'] },
      places: {
        0: ['scrap-metal', { card: 'motel', no: 3, uses: 1, ones: 1 }],
        1: [
          { card: 'quarry', visitors: [0, 2] },
          { card: 'cellars', stock: { fuel: 2 } },
          { card: 'camp', stock: {} },
        ],
      },
      placed: { 0: 5 },
      leader: { 1: 'borgo', 2: { card: 'greedy-pete', ones: 2, stock: { fuel: 1 } } },
      spoils: { 2: ['arena'] },
      deals: { 2: ['museum', { card: 'school', twos: 1 }] },
      exhausted: { 1: ['conquest', 'incorporation'] },
      visits: { 0: 2 },
      redeveloped: [1],
      passed: [2],
      deck: ['rubble', 'road'],
      discard: ['factory'],
      rigged: [3],
      stack: [
        { t: 'next', seat: 1 },
        { t: 'main', seats: [0], arranged: [1] },
      ],
    };
    expect(makePosition(state(told))).toEqual(told);
  });

  test('after reshuffles memory is written down too', () => {
    let written: Position = {};
    for (let n = 0; n < 5 && !written.shuffled; n++)
      visit(4, `reshuffled ${n}`, 7, (s) => {
        if (s.shuffles === 0) return;
        written = makePosition(s) as Position;
        expect(state(json(written))).toEqual(s);
      });
    expect(written.shuffles).toBeGreaterThan(0);
    expect(written.shuffled!.flat().length).toBeGreaterThan(5);
  });
});

describe('What is read', () => {
  test('a copy with a number is that copy, one without the first that nobody names', () => {
    const copies = t.id.flatMap((id, card) => (id === 'dive' ? [card] : []));
    const s = state({ hand: { 0: ['dive', 'dive#1'] }, discard: ['dive#3'].slice(0, copies.length > 2 ? 1 : 0) });
    expect(s.players[0]!.hand).toEqual([copies[1], copies[0]]);
  });

  test('FS-13 the cards nobody names are in the deck, or out of the game where all of the deck is told', () => {
    const full = state({ hand: { 0: ['pub'] }, deck: ['church', 'camp'] });
    expect(full.deck.length).toBe(t.cards - 1);
    expect(full.deck.slice(-2).map((card) => t.id[card])).toEqual(['camp', 'church']);
    const few = state({ hand: { 0: ['pub'] }, wholeDeck: ['church', 'camp'] });
    expect(few.deck.map((card) => t.id[card])).toEqual(['camp', 'church']);
    expect(state(json(makePosition(few)))).toEqual(few);
  });

  test('FS-28 factions are those of the file, those that are told aside', () => {
    const factions = (told: Position['factions']) =>
      state({ seats: 3, ...(told ? { factions: told } : {}) }).players.map((p) => t.factions[p.faction]!.id);
    expect(factions(undefined)).toEqual(['new-york', 'merchants-guild', 'appalachian-federation']);
    expect(factions({ 0: 'merchants-guild' })).toEqual(['merchants-guild', 'new-york', 'appalachian-federation']);
  });

  test('FS-182 FS-187 it is played up to the first question', () => {
    expect(game.result(state({ from: 'scoring', base: { 1: { spoils: 31 } } }))?.[1]).toMatchObject({
      rank: 1,
      share: 1,
    });
    const s = state({ from: 'cleanup', pool: { 0: { scrap: 3 } }, passed: [0, 1] });
    expect([s.turn, s.first, game.question(s, 1)]).toEqual([2, 1, 'pick']);
  });
});

describe('What is refused', () => {
  const main = { t: 'main', seats: [0], arranged: [] };
  test.each<[unknown, string]>([
    [null, 'wrong-type at the position'],
    ['{}', 'wrong-type at the position'],
    [{ seats: 5 }, 'out-of-range at seats'],
    [{ hands: {} }, 'unknown-field at hands'],
    [{ hand: { 2: ['pub'] } }, 'unknown-field at hand.2'],
    [{ hand: { 0: ['pubs'] } }, 'no-such-card at hand.0[0]'],
    [{ hand: { 0: ['pub#9'] } }, 'no-such-card at hand.0[0]'],
    [{ places: { 0: ['borgo'] } }, 'no-such-card at places.0[0]'],
    [{ leader: { 0: 'pub' } }, 'no-such-card at leader.0'],
    [{ hand: { 0: ['pub#1', 'pub#1'] } }, 'no-card-left at pub#1'],
    [{ hand: { 0: Array(20).fill('pub') } }, 'no-card-left at pub'],
    [{ pool: { 0: { scrap: -1 } } }, 'out-of-range at pool.0.scrap'],
    [{ pool: { 0: { card: 1 } } }, 'unknown-field at pool.0.card'],
    [{ from: 'actions', stack: [main] }, 'contradiction at from'],
    [{ deck: [], wholeDeck: [] }, 'contradiction at deck'],
    [{ stack: [{ t: 'dance' }] }, 'not-one-of at stack[0].t'],
    [{ stack: [{ ...main, seats: [2] }] }, 'out-of-range at stack[0].seats[0]'],
    [{ stack: [{ t: 'trims', nth: 1e9 }] }, 'out-of-range at stack[0].nth'],
    [{ stack: [{ t: 'leftovers', nth: 0, taken: 3 }] }, 'broken at the position'],
    [{ stack: [] }, 'broken at the position'],
    [{ stack: [{ t: 'tuck', seat: 0, sort: 'deal' }, main] }, 'broken at the position'],
    [{ stack: [{ t: 'reach', seats: [0], colour: 0 }] }, 'broken at the position'],
    [{ stack: [{ t: 'method', seats: [0], no: 7 }], limbo: 'pub' }, 'broken at the position'],
    [{ stack: [{ t: 'keep', seats: [0] }] }, 'broken at the position'],
    [{ factions: { 0: 'new-york', 1: 'new-york' } }, 'broken at the position'],
    [{ spoils: { 0: ['pub', 'church', 'school', 'camp'] } }, 'broken at the position'],
    [{ places: { 0: [{ card: 'church', ones: 4 }] } }, 'broken at the position'],
    [
      {
        places: {
          0: [
            { card: 'church', no: 3 },
            { card: 'dive', no: 2 },
          ],
        },
      },
      'broken at the position',
    ],
    [{ score: { 0: 30 } }, 'broken at the position'],
    [{ winners: [0] }, 'broken at the position'],
    [{ hand: { 0: ['pub'] }, shuffled: [['pub']] }, 'broken at the position'],
  ])('%j', (given, expected) => {
    expect(code(given)).toBe(expected);
  });

  test('the invariant that is broken is named', () => {
    expect(parsePosition({ score: { 0: 30 } })).toMatchObject({ problem: { expected: 'FS-182 no end' } });
  });

  test('anything at all is answered, never thrown at', () => {
    fc.assert(fc.property(fc.jsonValue(), (x) => typeof parsePosition(x).ok === 'boolean'));
  });

  test('a position with anything anywhere is answered, and what is accepted can be played', () => {
    const whole: Record<string, unknown>[] = [];
    visit(3, 'fuzz', 40, (s) => whole.push(json(makePosition(s)) as Record<string, unknown>));
    const values = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.integer({ min: -1, max: 12 }),
      fc.constantFrom('pub', 'dive#2', 'borgo', 'scrap', 'main', 'payment'),
    );
    const numbers = fc.array(fc.nat(), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...whole), numbers, values, (position, way, value) => {
        const read = parsePosition(put(json(position), way, value));
        if (!read.ok) return;
        const s = read.state;
        for (const seat of game.asked(s)) expect(game.legal(s, seat).length).toBeGreaterThan(0);
        expect(state(json(makePosition(s)))).toEqual(s);
      }),
      { numRuns: 400 },
    );
  });
});

/** Changes one thing deep inside a value; the numbers say where. */
function put(x: Record<string, unknown>, [first = 0, ...way]: readonly number[], value: unknown): unknown {
  const keys = Object.keys(x);
  const key = keys[first % Math.max(1, keys.length)];
  if (key === undefined) return x;
  const inner = x[key];
  const deeper = typeof inner === 'object' && inner !== null && way.length > 0;
  x[key] = deeper ? put(inner as Record<string, unknown>, way, value) : value;
  return x;
}
