import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  changeOf,
  findPick,
  type Match,
  type MatchRefusal,
  parseMatch,
  replay,
  resume,
  rulesOf,
  samePick,
  startOf,
  verify,
} from '../src/index.ts';
import { type NimState, nim } from './nim.ts';

/** A match file as it lies on disk: whoever changes what it means breaks every saved game, and this test first. */
const GOLDEN = JSON.stringify({
  format: 1,
  game: 'nim',
  version: 2,
  options: { big: false },
  seats: [
    { name: 'Anna', kind: 'human' },
    { name: 'Robot', kind: 'bot', bot: 'greedy' },
  ],
  seed: '00112233445566778899aabbccddeeff',
  commitment: '5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720',
  answers: [
    [0, { take: 3 }],
    [1, { take: 2 }],
    [0, { take: 1 }],
  ],
  snapshots: [],
});
const find = (id: string): AnyGame | undefined => (id === 'nim' ? nim : undefined);

const golden = (): Match => {
  const parsed = parseMatch(GOLDEN, find);
  if (!parsed.ok) throw new Error(parsed.where);
  return parsed.match;
};
const changed = (change: (m: Record<string, unknown>) => void): unknown => {
  const m = JSON.parse(GOLDEN);
  change(m);
  return m;
};
const isRefusal = (x: object): x is MatchRefusal =>
  'problem' in x &&
  [Reflect.get(x, 'where'), Reflect.get(x, 'expected')].every((t) => typeof t === 'string' && t !== '');

describe('parseMatch', () => {
  test('the golden file is read whole, and written as it was', () => {
    expect(JSON.stringify(golden())).toBe(GOLDEN);
  });

  test('the golden file still leads to the same state, dice and all', () => {
    expect(JSON.stringify(stateAt(3))).toMatchInlineSnapshot(
      `"{"rng":{"w":[-1882036819,1759359194,-1355276503,-857870580]},"ply":3,"stack":[{"t":"turn","seats":[1]}],"heap":14,"players":2,"winner":null}"`,
    );
  });

  test('text and parsed JSON are the same', () => {
    expect(parseMatch(JSON.parse(GOLDEN), find)).toEqual(parseMatch(GOLDEN, find));
  });

  test('missing options take their defaults, unknown keys are left behind', () => {
    const parsed = parseMatch(
      changed((m) => Object.assign(m, { options: {}, note: 'x' })),
      find,
    );
    expect(parsed).toMatchObject({ ok: true, match: { options: { big: false } } });
    expect(parsed.ok && 'note' in parsed.match).toBe(false);
  });

  const seat = (x: unknown) => (m: Record<string, unknown>) => {
    m.seats = [{ name: 'Anna', kind: 'human' }, x];
  };
  const snapshots = (...list: unknown[]) => ({ snapshots: list });
  const at = (n: unknown, version: unknown = 2) => ({ at: n, version, state: {} });
  test.each<[string, MatchRefusal['problem'], string, (m: Record<string, unknown>) => void]>([
    ['format', 'format', 'format', (m) => Object.assign(m, { format: 2 })],
    ['game', 'unknown-game', 'game', (m) => Object.assign(m, { game: 'chess' })],
    ['no game', 'unknown-game', 'game', (m) => Object.assign(m, { game: ['nim'] })],
    ['version', 'version', 'version', (m) => Object.assign(m, { version: 3 })],
    ['half version', 'version', 'version', (m) => Object.assign(m, { version: 1.5 })],
    ['options', 'options', 'options', (m) => Object.assign(m, { options: null })],
    ['option', 'options', 'options.big', (m) => Object.assign(m, { options: { big: 'yes' } })],
    ['strange option', 'options', 'options.toString', (m) => Object.assign(m, { options: { toString: 1 } })],
    ['one seat', 'seats', 'seats', (m) => Object.assign(m, { seats: [{ name: 'Anna', kind: 'human' }] })],
    ['many seats', 'seats', 'seats', (m) => Object.assign(m, { seats: Array(9).fill({ name: 'A', kind: 'human' }) })],
    ['no name', 'seats', 'seats[1].name', seat({ name: '', kind: 'human' })],
    ['long name', 'seats', 'seats[1].name', seat({ name: 'x'.repeat(61), kind: 'human' })],
    ['escaping name', 'seats', 'seats[1].name', seat({ name: '\u001b[2J', kind: 'human' })],
    ['turning name', 'seats', 'seats[1].name', seat({ name: 'a\u202eb', kind: 'human' })],
    ['bot without a name', 'seats', 'seats[1].kind', seat({ name: 'R', kind: 'bot' })],
    ['neither human nor bot', 'seats', 'seats[1].kind', seat({ name: 'R', kind: 'cat' })],
    ['seed', 'seed', 'seed', (m) => Object.assign(m, { seed: 'xyz' })],
    ['commitment', 'commitment', 'commitment', (m) => Object.assign(m, { commitment: 'abc' })],
    ['answers', 'answers', 'answers', (m) => Object.assign(m, { answers: {} })],
    [
      'answer',
      'answers',
      'answers[1]',
      (m) =>
        Object.assign(m, {
          answers: [
            [0, 1],
            [2, 1],
          ],
        }),
    ],
    ['long answer', 'answers', 'answers[0]', (m) => Object.assign(m, { answers: [[0, 1, 2]] })],
    ['too many answers', 'answers', 'answers', (m) => Object.assign(m, { answers: Array(100_001).fill([0, 1]) })],
    ['snapshots', 'snapshots', 'snapshots', (m) => Object.assign(m, { snapshots: null })],
    ['snapshot', 'snapshots', 'snapshots[0]', (m) => Object.assign(m, snapshots({ at: 1, version: 2, state: [] }))],
    ['future snapshot', 'snapshots', 'snapshots[0].at', (m) => Object.assign(m, snapshots(at(4)))],
    ['snapshots in disorder', 'snapshots', 'snapshots[1].at', (m) => Object.assign(m, snapshots(at(2), at(2)))],
    ['falling version', 'snapshots', 'snapshots[0].version', (m) => Object.assign(m, snapshots(at(1, 1)))],
    ['unknown version', 'snapshots', 'snapshots[0].version', (m) => Object.assign(m, snapshots(at(1, 9)))],
  ])('%s', (_, problem, where, change) => {
    const parsed = parseMatch(changed(change), find);
    expect(parsed).toMatchObject({ ok: false, problem, where });
    expect(isRefusal(parsed)).toBe(true);
  });

  test.each([
    ['nothing', undefined, 'not-a-match'],
    ['a list', [], 'not-a-match'],
    ['no text', '', 'not-json'],
    ['a word', 'hello', 'not-json'],
    ['a text in JSON', '"hello"', 'not-a-match'],
    ['a mountain', ' '.repeat(64_000_001), 'too-large'],
  ])('%s is refused', (_, input, problem) => {
    expect(parseMatch(input, find)).toMatchObject({ ok: false, problem });
  });

  test('a finder that looks up a plain object is not fooled', () => {
    const naive = (id: string) => ({ nim })[id as 'nim'] as AnyGame | undefined;
    for (const game of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(
        parseMatch(
          changed((m) => Object.assign(m, { game })),
          naive,
        ),
      ).toMatchObject({ problem: 'unknown-game' });
  });

  test('keys that reach for a prototype are refused wherever they are', () => {
    const evil = '{"__proto__":{"polluted":true}}';
    for (const key of ['options', 'seats', 'answers', 'snapshots', 'more']) {
      const text = GOLDEN.replace(/^\{/, `{"more":0,`).replace(`"${key}":`, `"${key}":[${evil}],"x":`);
      expect(parseMatch(text, find)).toMatchObject({ ok: false, problem: 'not-a-match' });
    }
    expect(parseMatch(`{"__proto__":${GOLDEN}}`, find)).toMatchObject({ ok: false });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('a file as deep as a well is refused', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    expect(parseMatch(deep, find)).toMatchObject({ ok: false, problem: 'not-a-match' });
    expect(parseMatch(GOLDEN.replace('{"take":3}', deep), find)).toMatchObject({ ok: false, problem: 'not-a-match' });
  });
});

/** Whatever comes in, nothing is thrown, and what is accepted can be played. */
function survives(input: unknown): void {
  const parsed = parseMatch(input, find);
  if (!parsed.ok) return void expect(isRefusal(parsed)).toBe(true);
  for (const run of [replay, verify, resume]) {
    const played = run(nim, parsed.match);
    expect(played.ok || isRefusal(played)).toBe(true);
  }
}

describe('fuzz', () => {
  test('anything', () => fc.assert(fc.property(fc.anything(), survives), { numRuns: 300 }));
  test('any JSON', () => fc.assert(fc.property(fc.json(), survives), { numRuns: 300 }));
  test('any text', () => fc.assert(fc.property(fc.string(), survives), { numRuns: 300 }));

  test('the golden file cut short', () => {
    for (let n = 0; n < GOLDEN.length; n++) expect(parseMatch(GOLDEN.slice(0, n), find).ok).toBe(false);
  });

  test('the golden file with a character changed', () => {
    const spot = fc.nat(GOLDEN.length - 1);
    const mutant = fc
      .tuple(spot, fc.string({ minLength: 0, maxLength: 2 }))
      .map(([i, c]) => GOLDEN.slice(0, i) + c + GOLDEN.slice(i + 1));
    fc.assert(fc.property(mutant, survives), { numRuns: 500 });
  });

  test('a valid file with any value in any place', () => {
    const match = { ...golden(), snapshots: [{ at: 2, version: 2, state: stateAt(2) }] };
    const paths = pathsOf(match);
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 0, 1, 2, 3, 1e9, 'nim', null, [], {}));
    fc.assert(
      fc.property(fc.constantFrom(...paths), value, (path, x) => survives(put(structuredClone(match), path, x))),
      { numRuns: 1000 },
    );
  });
});

type Path = readonly (string | number)[];

function pathsOf(x: unknown, path: Path = []): Path[] {
  if (typeof x !== 'object' || x === null) return [path];
  return [path, ...Object.entries(x).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

function put(root: unknown, path: Path, x: unknown): unknown {
  if (path.length === 0) return x;
  let at = root as Record<string, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as typeof at;
  at[path.at(-1)!] = x;
  return root;
}

function stateAt(n: number): NimState {
  const played = replay(nim, golden(), undefined, n);
  if (!played.ok) throw new Error(played.where);
  return nim.clone(played.state as NimState);
}

describe('replay', () => {
  test('gives every state again, with its events', () => {
    const seen: unknown[] = [];
    const heap = (startOf(nim, golden()) as NimState).heap;
    const end = replay(nim, golden(), (at, seat, pick, s, events) => {
      seen.push([at, seat, pick, (s as NimState).heap - heap, events]);
    });
    expect(seen).toEqual([
      [0, 0, { take: 3 }, -3, [{ t: 'took', seat: 0, n: 3 }]],
      [1, 1, { take: 2 }, -5, [{ t: 'took', seat: 1, n: 2 }]],
      [2, 0, { take: 1 }, -6, [{ t: 'took', seat: 0, n: 1 }]],
    ]);
    expect(end).toMatchObject({ ok: true, state: { ply: 3, heap: heap - 6 } });
  });

  test.each<[Match['answers'][number], string]>([
    [[1, { take: 4 }], 'an answer to turn'],
    [[0, { take: 1 }], 'an answer of seat 1'],
  ])('refuses %o as the fourth answer', (answer, expected) => {
    const match = golden();
    match.answers.push(answer);
    expect(replay(nim, match)).toEqual({ ok: false, problem: 'illegal-answer', where: 'answers[3]', expected });
  });

  test('refuses answers after the end', () => {
    const match = golden();
    for (let seat = 1; replay(nim, match).ok && match.answers.length < 99; seat = 1 - seat)
      match.answers.push([seat, { take: 1 }]);
    expect(replay(nim, match)).toMatchObject({ expected: 'no further answer, the game is over' });
  });

  test('an error of the rules is no refusal', () => {
    const broken: AnyGame = {
      ...nim,
      apply: () => {
        throw new Error('broken');
      },
    };
    expect(() => replay(broken, golden())).toThrow('broken');
  });
});

describe('verify', () => {
  test('compares every snapshot', () => {
    const match = golden();
    match.snapshots = [0, 2, 3].map((n) => ({ at: n, version: 2, state: JSON.parse(JSON.stringify(stateAt(n))) }));
    expect(verify(nim, match)).toMatchObject({ ok: true, state: stateAt(3) });
    (match.snapshots[1]!.state as NimState).heap++;
    expect(verify(nim, match)).toEqual({
      ok: false,
      problem: 'snapshots',
      where: 'snapshots[1].state',
      expected: 'the state after 2 answers',
    });
  });

  test('cannot vouch for other rules', () => {
    expect(verify({ ...nim, version: 3 }, golden())).toMatchObject({ ok: false, problem: 'version' });
  });
});

describe('a change of rules', () => {
  /** From version 3 on at most two are taken at a time. */
  const gentle: AnyGame = {
    ...nim,
    version: 3,
    legal: (s, seat) => nim.legal(s, seat).filter((x) => x.take < 3),
  };
  const withSnapshot = (at: number, version: number): Match => ({
    ...golden(),
    snapshots: [{ at, version, state: stateAt(at) }],
  });

  test('a replay says that the rules have changed', () => {
    expect(replay(gentle, golden())).toEqual({
      ok: false,
      problem: 'rules-changed',
      where: 'answers[0]',
      expected: 'rules version 2; these are version 3',
    });
  });

  test('a match goes on from its last snapshot, or as far as it holds', () => {
    expect(resume(gentle, withSnapshot(3, 2))).toMatchObject({ ok: true, kept: 3, state: stateAt(3) });
    expect(resume(gentle, withSnapshot(1, 2))).toMatchObject({ ok: true, kept: 3, state: stateAt(3) });
    expect(resume(gentle, golden())).toMatchObject({ ok: true, kept: 0 });
    expect(resume(nim, golden())).toMatchObject({ ok: true, kept: 3, state: stateAt(3) });
  });

  test('the newest snapshot tells the rules, and a replay begins where they changed', () => {
    const match = withSnapshot(2, 3);
    expect([rulesOf(golden()), rulesOf(match)]).toEqual([2, 3]);
    expect(changeOf(golden())).toBeUndefined();
    expect(changeOf(match)?.at).toBe(2);
    const seen: number[] = [];
    expect(replay(gentle, match, (at) => seen.push(at))).toMatchObject({ ok: true, state: stateAt(3) });
    expect(seen).toEqual([2]);
  });

  test('a believed snapshot that is none is refused', () => {
    const match = withSnapshot(2, 3);
    match.snapshots[0]!.state = { stack: [{ t: 'turn', seats: [0] }], rng: {}, heap: 'x' };
    for (const run of [replay, resume])
      expect(run(gentle, match)).toMatchObject({ ok: false, problem: 'snapshots', where: 'snapshots[0].state' });
  });
});

test('answers are equal by value, whatever the order of keys', () => {
  expect(samePick({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
  expect(samePick({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(samePick([], {})).toBe(false);
  expect(samePick({ toString: 1 }, {})).toBe(false);
  expect(findPick([{ take: 1 }, { take: 2 }], { take: 2 })).toEqual({ take: 2 });
  fc.assert(fc.property(fc.jsonValue(), (x) => samePick(x, JSON.parse(JSON.stringify(x)))));
});
