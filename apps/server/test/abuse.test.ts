import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Bursts } from '../src/bursts.ts';
import { Metrics } from '../src/metrics.ts';
import { glimpseId } from '../src/socket/glimpse.ts';
import { scratch, serve } from './tools/in-process.ts';
import { ServerProcess } from './tools/server-process.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

async function lobby(settings: Parameters<typeof serve>[0] = {}) {
  const server = await serve(settings);
  const token = newToken();
  const { id } = await makeTable(server.url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
  return { ...server, token, id };
}

/** A connection that never closes by itself, and reads only if it is told to. */
async function hold(url: string, text: string, { read = true } = {}): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname.replace(/[[\]]/g, ''), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  if (read) socket.resume();
  return socket;
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

async function value(metrics: Metrics, name: string): Promise<number> {
  const { values } = await metrics.registry.getSingleMetric(name)!.get();
  return values.reduce((sum, v) => sum + v.value, 0);
}

async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((go) => setTimeout(go, 20));
}

describe('pings', () => {
  test('are answered', async () => {
    const { url, id } = await lobby();
    const p = await Talker.join(url, id);
    const answered = once(p.socket, 'pong');
    p.socket.ping('hey');
    expect(String((await answered)[0])).toBe('hey');
  });

  test('cost like messages, and whoever floods is cut', async () => {
    const { url, id } = await lobby({ rateConnection: 10 });
    const p = await Talker.join(url, id);
    for (let i = 0; i < 1000; i++) p.socket.ping();
    await p.until(() => p.closed !== null);
    expect(p.closed).toBe(4429);
  });

  test('answers that nobody reads do not pile up', async () => {
    const { url, id } = await lobby();
    const p = await Talker.join(url, id);
    const pong = vi.spyOn(WebSocket.prototype, 'pong');
    onTestFinished(() => void pong.mockRestore());
    p.socket.pause();
    const sent = 150_000;
    const data = Buffer.alloc(125);
    for (let i = 0; i < sent; i++) {
      p.socket.ping(data);
      if (i % 1000 === 0) await new Promise((go) => setImmediate(go));
    }
    await eventually(() => p.socket.bufferedAmount === 0);
    expect(pong.mock.calls.length).toBeGreaterThan(0);
    expect(pong.mock.calls.length).toBeLessThan(sent * 0.9);
  });
});

describe('connections', () => {
  test('whoever is refused, silent or half-way is let go, though they never close', async () => {
    const { url, services } = await serve();
    for (const text of [upgrade('/ws/tables/x'), upgrade('/elsewhere'), 'HELLO\r\n\r\n', 'GET / HT', ''])
      for (const read of [true, false]) await hold(url, text, { read });
    const raw = () => value(services.metrics, 'ashtown_raw_connections');
    expect(await raw()).toBeGreaterThan(0);
    await eventually(async () => (await raw()) === 0);
  }, 60_000);

  test('an address has so many, whatever they are; the log says so once', async () => {
    const { url, services } = await serve({ maxConnectionsPerAddress: 4, logLevel: 'silent' });
    const warn = vi.spyOn(services.log, 'warn');
    const held = await Promise.all(Array.from({ length: 80 }, () => hold(url, '')));
    await eventually(() => held.filter((socket) => socket.readableEnded || socket.destroyed).length >= 20);
    expect(await value(services.metrics, 'ashtown_raw_connections')).toBe(60);
    expect(await value(services.metrics, 'ashtown_limits_total')).toBe(20);
    expect(warn.mock.calls.map(([what]) => what)).toMatchObject([{ limit: 'connections-address', times: 1 }]);
  });

  test('localhost has two doors where there is IPv6, and whoever comes in by either is counted', async (context) => {
    const { url, services } = await serve({ host: 'localhost', maxConnectionsPerAddress: 4, logLevel: 'silent' });
    const { port } = new URL(url);
    expect(url).toBe(`http://127.0.0.1:${port}`);
    const isThere = await request(`http://[::1]:${port}`, '/health').catch(() => null);
    if (!isThere) return context.skip('this machine has no IPv6');
    expect(isThere.status).toBe(200);
    const held = await Promise.all(Array.from({ length: 80 }, () => hold(`http://[::1]:${port}`, '')));
    await eventually(() => held.filter((socket) => socket.readableEnded || socket.destroyed).length >= 20);
    expect(await value(services.metrics, 'ashtown_raw_connections')).toBeGreaterThanOrEqual(60);
    expect(await value(services.metrics, 'ashtown_limits_total')).toBeGreaterThanOrEqual(20);
    await hold(url, '');
    expect((await request(url, '/api/games')).status).toBe(200);
  });

  test('a burst is one line; later another one says how often it was', () => {
    const warn = vi.fn();
    const bursts = new Bursts({ warn } as never, new Metrics());
    for (const now of [0, 1, 2, 59_999, 60_001]) bursts.reached('slow', '10.0.0.1', now);
    bursts.reached('bytes', '10.0.0.1', 60_002);
    expect(warn.mock.calls.map(([what]) => [what.limit, what.times])).toEqual([
      ['slow', 1],
      ['slow', 4],
      ['bytes', 1],
    ]);
  });

  test('opening sockets costs, too', async () => {
    const { url, id, services } = await lobby({ rateAddress: 100, logLevel: 'silent' });
    await Talker.join(url, id);
    const knocks = Array.from({ length: 20 }, () => Talker.knock(url, id));
    await Promise.all(knocks.map((p) => p.until(() => p.closed !== null || p.isSettled())));
    expect(knocks.filter((p) => p.closed === 1006).length).toBeGreaterThan(10);
    expect(await value(services.metrics, 'ashtown_limits_total')).toBeGreaterThan(10);
  });

  test('a signal ends the server, whatever its clients do', async () => {
    const data = join(scratch(), 'ashtown.db');
    const server = await ServerProcess.start({ PORT: '0', ASHTOWN_DATA: data, ASHTOWN_LOG: 'error' });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const { id } = await makeTable(server.url, newToken(), {
      game: 'king-of-new-york',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    for (const text of [
      '',
      'GET / HT',
      upgrade('/elsewhere'),
      upgrade(`/ws/tables/${id}`),
      'GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n',
    ])
      for (const read of [true, false]) await hold(server.url, text, { read });
    const p = await Talker.join(server.url, id);
    p.socket.pause();
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(server.err).toBe('');
  });
});

describe('messages', () => {
  test('cost what they cost', async () => {
    const { url, id } = await lobby({ rateConnection: 12 });
    const p = await Talker.join(url, id);
    const pasts = Array.from({ length: 4 }, () => p.send({ t: 'past', seat: null, at: 0 }));
    const replies = await Promise.all(pasts);
    expect([replies[0], replies[3]]).toMatchObject([{ code: 'no-past' }, { code: 'too-fast' }]);
  });

  test('are refused unread when there are too many', async () => {
    const { url, id } = await lobby({ rateConnection: 5 });
    const p = await Talker.join(url, id);
    for (let i = 0; i < 50; i++) p.raw('{"id":"unread", this is no JSON');
    await p.until(() => p.refused.length === 50 || p.closed !== null);
    const refused = p.frames.flatMap((f) => (f.includes('too-fast') ? [JSON.parse(f).id] : []));
    expect(new Set(refused)).toEqual(new Set(['unread']));
  });

  test.each([
    ['{"t":"ping","id":"7"}', '7'],
    [JSON.stringify({ t: 'chat', text: 'x'.repeat(500), id: 'last' }), 'last'],
    ['{"t":"ping"}', null],
    ['{"id":7}', null],
    ['', null],
  ])('of %s it is seen at once whose it is', (text, id) => {
    expect(glimpseId(Buffer.from(text))).toBe(id);
  });

  test('whoever goes on at many times the rate is cut, though some are granted', async () => {
    const { url, id } = await lobby({ rateConnection: 50 });
    const p = await Talker.join(url, id);
    for (let i = 0; i < 100 && p.closed === null; i++) {
      for (let n = 0; n < 60; n++) p.raw('{"t":"ping","id":"1"}');
      await new Promise((go) => setTimeout(go, 100));
    }
    expect(p.closed).toBe(4429);
  });

  test('in too many pieces end the socket, also where nobody reads why', async () => {
    const { url, id, services } = await lobby();
    const p = await Talker.join(url, id);
    p.socket.pause();
    for (let i = 0; i < 100; i++) p.socket.send('x', { fin: false });
    await eventually(async () => (await value(services.metrics, 'ashtown_connections')) === 0);
  }, 20_000);

  test('bytes count, whatever they are cut into', async () => {
    const { url, id } = await lobby({ rateConnection: 10 });
    const p = await Talker.join(url, id);
    for (let i = 0; i < 40_000 && p.closed === null; i++) {
      p.socket.send('', { fin: false });
      if (i % 500 === 0) await new Promise((go) => setImmediate(go));
    }
    await p.until(() => p.closed !== null);
    expect(p.closed).not.toBeNull();
  });
});
