import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CODES,
  idOf,
  LIMITS,
  PROTOCOL,
  parseCommand,
  parseHello,
  parseJoinCode,
  parseJson,
  parseNewTable,
  parseTableId,
  parseToken,
} from '../src/index.ts';

const RUNS = { numRuns: 2000 };
const PARSERS = { parseHello, parseCommand, parseNewTable, parseToken, parseTableId, parseJoinCode };

/** What a message is made of, as a client may rightly send it. */
const chars = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength });
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const token = chars(BASE64URL, 32, 64);
const id = fc.string({ minLength: 1, maxLength: 40 });
const seat = fc.nat(LIMITS.seats - 1);
const ply = fc.nat(1_000_000);
const name = chars('abc ĄŽš漢👍-', 1, 20).filter((x) => x.trim().length > 0 && x.length <= LIMITS.name);
const text = fc.oneof(chars('abc ĄŽš漢👍.,!?', 1, 200), fc.constant('👩‍🚀')).filter((x) => x.trim().length > 0);
const bot = chars('abcdefgh-', 1, 40);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

const hello = fc.record({
  t: fc.constant('hello'),
  v: fc.constant(PROTOCOL),
  token,
  name: maybe(name),
  seat: maybe(fc.option(seat)),
  at: maybe(ply),
});

/** Any JSON but what reaches for a prototype, which is refused. */
const plain = fc.jsonValue({ maxDepth: 3 }).filter((x) => !JSON.stringify(x).includes('__proto__'));

const command = fc.oneof(
  ...['sit', 'stand', 'undo', 'redo', 'hint', 'chances', 'leave'].map((t) =>
    fc.record({ t: fc.constant(t), id, seat }),
  ),
  ...['start', 'rematch', 'ping'].map((t) => fc.record({ t: fc.constant(t), id })),
  fc.record({ t: fc.constant('rename'), id, name }),
  fc.record({ t: fc.constant('fill'), id, seat, bot }),
  fc.record({ t: fc.constant('look'), id, seat: fc.option(seat), at: maybe(ply) }),
  fc.record({ t: fc.constant('past'), id, seat: fc.option(seat), at: ply }),
  fc.record({ t: fc.constant('answer'), id, seat, ply, pick: plain }),
  fc.record({ t: fc.constant('undo'), id, seat, all: fc.boolean() }),
  fc.record({ t: fc.constant('consent'), id, seat, yes: fc.boolean() }),
  fc.record({ t: fc.constant('chat'), id, text }),
  fc.record({ t: fc.constant('absent'), id, choice: fc.constantFrom('wait', 'bot', 'end') }),
);

const wish = fc.oneof(
  fc.constant({ kind: 'me' }),
  fc.constant({ kind: 'open' }),
  fc.record({ kind: fc.constant('local'), name }),
  fc.record({ kind: fc.constant('bot'), bot }),
);
const seconds = fc.integer({ min: 5, max: 60 * 24 * 3600 });
const newTable = fc.record({
  game: bot,
  name,
  seats: fc.array(wish, { minLength: 1, maxLength: LIMITS.seats }),
  options: maybe(fc.dictionary(chars('abcdefg', 1, 40), fc.oneof(fc.boolean(), bot, fc.integer()))),
  undo: maybe(fc.constantFrom('free', 'ask', 'no')),
  clock: maybe(
    fc.option(fc.record({ kind: fc.constantFrom('live', 'async'), reserve: seconds, increment: fc.nat(3600) })),
  ),
  public: maybe(fc.boolean()),
});

/** Over the wire and back. */
const sent = (message: unknown): unknown => {
  const json = parseJson(JSON.stringify(message));
  if (!json.ok) throw new Error(`${json.code} ${json.detail}`);
  return json.value;
};

const expectCoded = (result: { ok: boolean }) => {
  if (result.ok) return;
  const { code, detail } = result as unknown as { code: string; detail?: string };
  expect(CODES).toContain(code);
  expect(typeof detail).toBe('string');
  expect(detail!.length).toBeLessThanOrEqual(200);
};

describe('what is right is accepted', () => {
  test.each([
    ['hello', hello, parseHello],
    ['a command', command, parseCommand],
    ['a new table', newTable, parseNewTable],
    ['a token', token, parseToken],
    ['the id of a table', chars('abcdefghijklmnopqrstuvwxyz0123456789', 10, 32), parseTableId],
  ] as const)('%s', (_, arbitrary: fc.Arbitrary<unknown>, parse: (x: unknown) => { ok: boolean }) => {
    fc.assert(
      fc.property(arbitrary, (message) => {
        expect(parse(sent(message))).toMatchObject({ ok: true });
      }),
      RUNS,
    );
  });

  test('what is missing in a new table takes its default, what is too much is dropped, and names are trimmed', () => {
    const given = { game: 'scrap', name: ' Ann ', seats: [{ kind: 'me', bot: 'x' }], host: 'me' };
    expect(parseNewTable(given)).toEqual({
      ok: true,
      value: {
        game: 'scrap',
        name: 'Ann',
        seats: [{ kind: 'me' }],
        options: {},
        undo: 'ask',
        clock: null,
        public: false,
      },
    });
  });

  test('a code is read out in any case, with or without its dash', () => {
    for (const code of ['abc-def', ' ABCDEF ', 'aBc-d3f']) expect(parseJoinCode(code).ok).toBe(true);
  });

  test('an increment may be nothing at all', () => {
    const clock = { kind: 'live', reserve: 60, increment: 0 };
    expect(parseNewTable({ game: 'x', name: 'A', seats: [{ kind: 'me' }], clock }).ok).toBe(true);
  });
});

describe('what is wrong is refused with a code, and nothing ever throws', () => {
  test('any text', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.json(), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(texts, (given) => {
        const json = parseJson(given);
        expectCoded(json);
        if (json.ok) for (const parse of Object.values(PARSERS)) expectCoded(parse(json.value));
        if (json.ok) idOf(json.value);
      }),
      RUNS,
    );
  });

  test('any value, also one that no JSON can hold', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSparseArray: true,
        }),
        (given) => {
          for (const parse of Object.values(PARSERS)) expectCoded(parse(given));
          idOf(given);
        },
      ),
      RUNS,
    );
  });

  test('a right message with one part exchanged', () => {
    const odd = fc.oneof(fc.constantFrom<unknown>(null, -1, 0.5, 1e9, '', '\u0000', [], {}, true), fc.jsonValue());
    fc.assert(
      fc.property(fc.oneof(command, hello, newTable), fc.nat(), odd, (message, n, value) => {
        const keys = Object.keys(message);
        const changed = parseJson(JSON.stringify({ ...message, [keys[n % keys.length]!]: value }));
        // Chance also makes what no JSON of ours may hold, such as the key `__proto__`.
        expectCoded(changed);
        if (changed.ok) for (const parse of Object.values(PARSERS)) expectCoded(parse(changed.value));
      }),
      RUNS,
    );
  });

  test.each([
    ['not JSON', '{', 'bad-message'],
    ['nothing', '', 'bad-message'],
    ['too deep', '['.repeat(13) + ']'.repeat(13), 'bad-message'],
    ['as deep as a stack', '['.repeat(8000) + ']'.repeat(8000), 'bad-message'],
    ['a prototype in disguise', '{"a":{"\\u005f_proto__":{"t":"ping"}}}', 'bad-message'],
    ['a prototype', '{"a":{"__proto__":{"t":"ping"}}}', 'bad-message'],
    ['too long', `"${'x'.repeat(LIMITS.message)}"`, 'too-large'],
  ])('%s', (_, given, code) => {
    expect(parseJson(given)).toMatchObject({ ok: false, code });
  });

  test.each([
    ['a name of blanks', { t: 'rename', id: '1', name: '   ' }],
    ['a name that is too long', { t: 'rename', id: '1', name: 'x'.repeat(LIMITS.name + 1) }],
    ['a name with a line break', { t: 'rename', id: '1', name: 'a\nb' }],
    ['a name that runs backwards', { t: 'rename', id: '1', name: 'a\u202eb' }],
    ['a name with something invisible', { t: 'rename', id: '1', name: 'Ann\u200d' }],
    ['a name of an invisible letter', { t: 'rename', id: '1', name: '\u3164' }],
    ['a name of an empty pattern', { t: 'rename', id: '1', name: 'A\u2800' }],
    ['a name with a soft hyphen', { t: 'rename', id: '1', name: 'An\u00adn' }],
    ['a name with a tag nobody sees', { t: 'rename', id: '1', name: 'Ann\u{e0041}' }],
    ['a name that piles up', { t: 'rename', id: '1', name: `A${'\u0301'.repeat(9)}` }],
    ['half a character', { t: 'chat', id: '1', text: '\ud800' }],
    ['a long line', { t: 'chat', id: '1', text: 'x'.repeat(LIMITS.chat + 1) }],
    ['no id', { t: 'ping' }],
    ['a long id', { t: 'ping', id: 'x'.repeat(41) }],
    ['a seat between seats', { t: 'sit', id: '1', seat: 0.5 }],
    ['a seat that is not there', { t: 'sit', id: '1', seat: LIMITS.seats }],
    ['no pick', { t: 'answer', id: '1', seat: 0, ply: 0 }],
    ['a ply beyond all games', { t: 'answer', id: '1', seat: 0, ply: 1e9, pick: 1 }],
    ['an unknown command', { t: 'shout', id: '1' }],
    ['a command of the prototype', { t: 'constructor', id: '1' }],
  ])('%s', (_, given) => {
    expect(parseCommand(given)).toMatchObject({ ok: false, code: 'bad-message' });
  });

  test('whoever speaks another version is told so, whatever else is wrong', () => {
    for (const v of [1, PROTOCOL + 1])
      expect(parseHello({ t: 'hello', v, token: 'x' })).toEqual({
        ok: false,
        code: 'version',
        detail: `version ${PROTOCOL}`,
      });
    expect(parseHello({ t: 'hello', v: 'x' })).toMatchObject({ code: 'bad-message' });
  });

  test('the id of a command that is wrong in all else is found', () => {
    expect(idOf({ t: 'shout', id: '7' })).toBe('7');
    for (const given of [null, 1, [], {}, { id: 7 }, { id: '' }, { id: 'x'.repeat(41) }])
      expect(idOf(given)).toBeNull();
  });
});
