import { CODES, type Code, PROTOCOL } from '@ashtown/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serve } from './tools/in-process.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

/** 7,000 messages and 3,000 bodies, from plain noise to messages that are almost right. */
const MESSAGES = 7000;
const BODIES = 3000;
const SOCKETS = 10;

const COMMANDS: readonly object[] = [
  { t: 'sit', id: '1', seat: 1 },
  { t: 'stand', id: '1', seat: 1 },
  { t: 'rename', id: '1', name: 'Ann' },
  { t: 'fill', id: '1', seat: 1, bot: 'greedy' },
  { t: 'start', id: '1' },
  { t: 'rematch', id: '1' },
  { t: 'look', id: '1', seat: null, at: 0 },
  { t: 'answer', id: '1', seat: 0, ply: 0, pick: 'roll' },
  { t: 'undo', id: '1', seat: 0 },
  { t: 'consent', id: '1', seat: 0, yes: true },
  { t: 'chat', id: '1', text: 'hi' },
  { t: 'leave', id: '1', seat: 3 },
  { t: 'absent', id: '1', choice: 'wait' },
  { t: 'hello', v: PROTOCOL, token: newToken() },
];
const TABLE = {
  game: 'scrap',
  name: 'Ann',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  options: { rounds: 3 },
  clock: { kind: 'live', reserve: 60, increment: 5 },
  undo: 'ask',
  public: true,
};

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0.5,
    1e308,
    -0,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    [],
    {},
    9e15,
    '../../x',
  ),
  fc.constantFrom<unknown>({ constructor: { prototype: {} } }, { toString: 1 }, { toJSON: 1, length: 9 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

/** A right message with one to three of its parts gone, added or made strange. */
const spoilt = (from: readonly object[]) =>
  fc
    .tuple(
      fc.constantFrom(...from),
      fc.array(fc.tuple(fc.nat(9), odd, fc.boolean(), fc.string({ maxLength: 8 })), { minLength: 1, maxLength: 3 }),
    )
    .map(([message, changes]) => {
      const copy = structuredClone(message) as Record<string, unknown>;
      for (const [n, value, remove, extra] of changes) {
        const keys = Object.keys(copy);
        const key = keys[n % (keys.length + 1)] ?? `x${extra}`;
        if (remove) delete copy[key];
        else copy[key] = value;
      }
      return JSON.stringify(copy);
    });

const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json(),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"',
    '0',
    '['.repeat(8000),
    `{"a":${'['.repeat(30)}${']'.repeat(30)}}`,
    '{"__proto__":{"t":"ping"}}',
  ),
  fc.nat(40_000).map((n) => JSON.stringify({ t: 'chat', id: '1', text: 'x'.repeat(n) })),
);

test(`${MESSAGES + BODIES} malformed messages and bodies: no crash, no 500, a code for each refusal`, async () => {
  const { url, services } = await serve({ maxTablesPerPlayer: 1e6, maxTables: 1e6, rateChat: 1e6, logLevel: 'silent' });
  const faults: unknown[] = [];
  services.log.error = (...args: unknown[]) => faults.push(args);
  const token = newToken();
  const { id } = await makeTable(url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const codes = new Set<Code>();

  const messages = fc.sample(fc.oneof({ weight: 3, arbitrary: spoilt(COMMANDS) }, { weight: 1, arbitrary: noise }), {
    numRuns: MESSAGES,
    seed: 3,
  });
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => Talker.join(url, id, { token })));
  await Promise.all(
    sockets.map(async (p, n) => {
      const replies = () => p.frames.filter((f) => f.startsWith('{"t":"ok"') || f.startsWith('{"t":"refused"')).length;
      const mine = messages.filter((_, i) => i % SOCKETS === n);
      for (let from = 0; from < mine.length; from += 25) {
        p.frames.length = 0;
        const batch = mine.slice(from, from + 25);
        for (const text of batch) p.raw(text);
        await p.until(() => p.closed !== null || replies() === batch.length);
        expect(p.closed).toBeNull();
        for (const frame of p.frames) if (frame.startsWith('{"t":"refused"')) codes.add(JSON.parse(frame).code);
      }
    }),
  );
  const bodies = fc.sample(fc.oneof({ weight: 3, arbitrary: spoilt([TABLE]) }, { weight: 1, arbitrary: noise }), {
    numRuns: BODIES,
    seed: 4,
  });
  for (let from = 0; from < BODIES; from += 20)
    await Promise.all(
      bodies.slice(from, from + 20).map(async (body) => {
        const { status, json } = await request(url, '/api/tables', { token, body });
        expect([201, 400, 413], `${status} ${body.slice(0, 300)}`).toContain(status);
        if (status === 201) return;
        expect(CODES, body.slice(0, 300)).toContain(json.code);
        codes.add(json.code as Code);
      }),
    );
  expect(faults).toEqual([]);
  for (const code of codes) expect(CODES).toContain(code);
  for (const code of ['bad-message', 'too-large', 'unknown-game', 'bad-seats', 'no-seat'] as const)
    expect(codes).toContain(code);
  expect((await request(url, '/health')).json.status).toBe('ok');
  const late = await Talker.join(url, id, { token });
  expect((await late.send({ t: 'ping' })).ok).toBe(true);
});

test('a first message that is not hello ends the socket with a code, a thousand times', async () => {
  const { url } = await serve({ maxConnectionsPerAddress: 1e6, logLevel: 'silent' });
  const { id } = await makeTable(url, newToken(), { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const hello = { t: 'hello', v: PROTOCOL, token: newToken(), name: 'Ann', seat: 0, at: 3 };
  const firsts = fc.sample(fc.oneof(spoilt([hello]), noise), { numRuns: 1000, seed: 5 });
  for (let from = 0; from < firsts.length; from += 50)
    await Promise.all(
      firsts.slice(from, from + 50).map(async (first) => {
        const p = Talker.knock(url, id);
        p.socket.removeAllListeners('open');
        p.socket.on('open', () => p.raw(first));
        await p.until(() => p.closed !== null || p.table !== null);
        if (p.closed !== null) expect(CODES).toContain(p.refused[0]!.code);
        p.close();
      }),
    );
  expect((await request(url, '/health')).status).toBe(200);
});
