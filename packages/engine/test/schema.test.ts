import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { schema } from '../src/index.ts';

const { anything, checked, fields, listOf, oneOf, orNull, text, whole } = schema;

const CARD = fields(
  { id: text(20, /^[a-z-]+$/), cost: whole(0, 9), colour: oneOf(['red', 'blue']), side: orNull(whole(1, 2)) },
  { note: text(10) },
);
const DECK = fields({ cards: listOf(CARD, 1, 3) }, { remark: anything });
const good = () => ({ id: 'rats', cost: 1, colour: 'red', side: null as number | null });
const wrong = (x: unknown) => {
  const r = checked(DECK, x);
  return r.ok ? null : `${r.problem.code} at ${r.problem.where}: ${r.problem.expected}`;
};
const withCard = (change: object) => ({ cards: [good(), { ...good(), ...change }] });

describe('a schema', () => {
  test('passes what fits, as it is', () => {
    const deck = { cards: [good(), { ...good(), side: 2, note: 'fine' }], remark: { any: ['thing'] } };
    expect(checked(DECK, deck)).toEqual({ ok: true, value: deck });
  });

  test.each([
    [null, 'wrong-type at the file: an object'],
    [[], 'wrong-type at the file: an object'],
    [{}, 'missing at cards: a value'],
    [{ cards: {} }, 'wrong-type at cards: a list'],
    [{ cards: [] }, 'too-few at cards: 1 to 3 entries'],
    [{ cards: [good(), good(), good(), good()] }, 'too-many at cards: 1 to 3 entries'],
    [{ cards: [7] }, 'wrong-type at cards[0]: an object'],
    [{ cards: [good()], other: 1 }, 'unknown-field at other: one of cards, remark'],
    [withCard({ cost: '1' }), 'wrong-type at cards[1].cost: a number'],
    [withCard({ cost: 10 }), 'out-of-range at cards[1].cost: a whole number from 0 to 9'],
    [withCard({ cost: 1.5 }), 'out-of-range at cards[1].cost: a whole number from 0 to 9'],
    [withCard({ cost: Number.NaN }), 'out-of-range at cards[1].cost: a whole number from 0 to 9'],
    [withCard({ colour: 'green' }), 'not-one-of at cards[1].colour: red, blue'],
    [withCard({ side: 3 }), 'out-of-range at cards[1].side: a whole number from 1 to 2'],
    [withCard({ id: 5 }), 'wrong-type at cards[1].id: text'],
    [withCard({ id: 'Rats' }), 'bad-text at cards[1].id: 1 to 20 printable characters like ^[a-z-]+$'],
    [withCard({ note: ' ' }), 'bad-text at cards[1].note: 1 to 10 printable characters'],
    [withCard({ note: 'a\nb' }), 'bad-text at cards[1].note: 1 to 10 printable characters'],
    [withCard({ note: 'far too long a note' }), 'bad-text at cards[1].note: 1 to 10 printable characters'],
    [withCard({ misspelt: 1 }), 'unknown-field at cards[1].misspelt: one of id, cost, colour, side, note'],
    [JSON.parse('{"cards":[],"__proto__":{}}'), 'unknown-field at __proto__: one of cards, remark'],
  ])('names the first thing that is wrong: %j', (x, expected) => {
    expect(wrong(x)).toBe(expected);
  });

  test('never throws, and what passes fits', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withSparseArray: true }), (x) => {
        const r = checked(DECK, x);
        expect(r.ok || typeof r.problem.code === 'string').toBe(true);
      }),
      { numRuns: 2000 },
    );
    const almost = fc.record({ cards: fc.array(fc.oneof(fc.constant(good()), fc.anything()), { maxLength: 4 }) });
    fc.assert(
      fc.property(almost, (x) => {
        if (checked(DECK, x).ok) for (const card of x.cards) expect(card).toMatchObject({ cost: expect.any(Number) });
      }),
    );
  });
});
