import { PROTOCOL } from '@ashtown/protocol';
import { describe, expect, test } from 'vitest';
import { AddressBuckets, AddressCounts, addressKey, Bucket } from '../src/limits.ts';
import { serve } from './tools/in-process.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

const TABLE = { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
const wish = { ...TABLE, seats: [...TABLE.seats] };

async function lobby(settings: Parameters<typeof serve>[0]) {
  const server = await serve(settings);
  const token = newToken();
  const { id } = await makeTable(server.url, token, wish);
  return { ...server, token, id };
}

describe('buckets', () => {
  test('so many at once, then so many a second', () => {
    const bucket = new Bucket(10, 3, 0);
    expect([0, 0, 0, 0, 99, 100, 100].map((now) => bucket.take(1, now))).toEqual([
      ...[true, true, true, false, false, true, false],
    ]);
    expect([bucket.isFull(200), bucket.isFull(400)]).toEqual([false, true]);
  });

  test('whoever is gone is forgotten', async () => {
    const buckets = new AddressBuckets(1e6, 5);
    for (let i = 0; i < 100; i++) buckets.take(`10.0.0.${i}`);
    expect(buckets.size).toBe(100);
    await new Promise((go) => setTimeout(go, 5));
    buckets.sweep();
    expect(buckets.size).toBe(0);
    const counts = new AddressCounts(2);
    expect([counts.enter('a'), counts.enter('a'), counts.enter('a'), counts.enter('b')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    for (const address of ['a', 'a', 'b']) counts.leave(address);
    expect(counts.size).toBe(0);
  });

  test.each([
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe('what strangers may send', () => {
  test('so many messages from a socket; whoever goes on is cut', async () => {
    const { url, id } = await lobby({ rateConnection: 2 });
    const p = await Talker.join(url, id);
    const replies = await Promise.all(Array.from({ length: 20 }, () => p.send({ t: 'ping' })));
    expect(replies.filter((r) => r.ok).length).toBeLessThanOrEqual(9);
    expect(replies.at(-1)).toEqual({ ok: false, code: 'too-fast' });
    for (let i = 0; i < 200; i++) p.raw('{}');
    await p.until(() => p.closed !== null);
    expect(p.closed).toBe(4429);
  });

  test('so many messages from an address, over however many sockets', async () => {
    const { url, id } = await lobby({ rateAddress: 510 });
    const sockets = await Promise.all(Array.from({ length: 10 }, () => Talker.join(url, id)));
    const replies = await Promise.all(
      sockets.flatMap((p) => Array.from({ length: 20 }, () => p.send({ t: 'past', seat: null, at: 0 }))),
    );
    expect(replies.some((r) => !r.ok && r.code === 'too-fast')).toBe(true);
  });

  test('so many requests, and so many new tables', async () => {
    const { url } = await serve({ rateHttp: 1 });
    const statuses = [];
    for (let i = 0; i < 9; i++) statuses.push((await request(url, '/api/games')).status);
    expect(statuses[0]).toBe(200);
    expect(statuses).toContain(429);
    const second = await serve({ rateTables: 2 });
    const token = newToken();
    const made = [];
    for (let i = 0; i < 4; i++)
      made.push((await request(second.url, '/api/tables', { token, body: { ...wish, name: 'A' } })).status);
    expect(made).toEqual([201, 201, 429, 429]);
  });

  test('so many open tables of one player, and in all', async () => {
    const { url } = await serve({ maxTablesPerPlayer: 2, maxTables: 3 });
    const make = (token: string) => request(url, '/api/tables', { token, body: { ...wish, name: 'A' } });
    const [ann, ben] = [newToken(), newToken()];
    expect([(await make(ann)).status, (await make(ann)).status]).toEqual([201, 201]);
    expect((await make(ann)).json).toEqual({ code: 'too-many-tables' });
    expect([(await make(ben)).status, (await make(ben)).status]).toEqual([201, 429]);
  });

  test('so many sockets of one address, at one table, and in all', async () => {
    const { url, id } = await lobby({ maxConnectionsPerAddress: 2 });
    const first = await Talker.join(url, id);
    await Talker.join(url, id);
    await expect(Talker.join(url, id)).rejects.toThrow('closed with 1006');
    first.close();
    await first.until(() => first.closed !== null);
    await new Promise((go) => setTimeout(go, 50));
    await Talker.join(url, id);
    const full = await lobby({ maxConnections: 1 });
    await Talker.join(full.url, full.id);
    await expect(Talker.join(full.url, full.id)).rejects.toThrow('closed with 1006');
    const crowded = await lobby({ maxConnectionsPerTable: 1 });
    await Talker.join(crowded.url, crowded.id);
    await expect(Talker.join(crowded.url, crowded.id)).rejects.toThrow(
      'closed with 4430: [{"code":"too-many-connections"}]',
    );
  });

  test('a message that is too long is refused, one that is far too long ends the socket', async () => {
    const { url, id } = await lobby({});
    const p = await Talker.join(url, id);
    p.raw(JSON.stringify({ t: 'chat', id: 'x', text: 'x'.repeat(20_000) }));
    await p.until(() => p.refused.length === 1);
    expect(p.refused[0]).toMatchObject({ code: 'too-large' });
    expect(await p.send({ t: 'chat', text: 'x'.repeat(501) })).toMatchObject({ code: 'bad-message' });
    p.raw('x'.repeat(100_000));
    await p.until(() => p.closed !== null);
    expect(p.closed).toBe(1009);
  });

  test('a socket that does not read is cut', async () => {
    const { url, id, token } = await lobby({ maxBuffered: 50_000, rateChat: 1e6 });
    const slow = await Talker.join(url, id);
    slow.socket.pause();
    const loud = await Talker.join(url, id, { token });
    await loud.until(() => loud.table!.spectators === 1);
    for (let i = 0; i < 100_000 && loud.table!.spectators > 0; i += 50)
      await Promise.all(Array.from({ length: 20 }, () => loud.send({ t: 'chat', text: '€'.repeat(500) })));
    expect(loud.table!.spectators).toBe(0);
  });
});

describe('who may open a socket', () => {
  test('a page of this host, of an origin that was named, or no page', async () => {
    const { url, id } = await lobby({ origins: ['https://play.example.org'] });
    for (const origin of [url, 'https://play.example.org']) await Talker.join(url, id, {}, { origin });
    const elsewhere = ['https://evil.example.org', 'null', 'http://127.0.0.1:1', `${url}.evil.org`];
    for (const origin of [...elsewhere, url.replace('http:', 'https:'), 'http://play.example.org'])
      await expect(Talker.join(url, id, {}, { origin })).rejects.toThrow('closed with 1006');
  });

  test('behind a proxy the host and the address it names count, otherwise not', async () => {
    const headers = { 'x-forwarded-host': 'play.example.org', 'x-forwarded-for': '9.9.9.9, 8.8.8.8' };
    const origin = 'https://play.example.org';
    const near = await lobby({});
    await expect(Talker.join(near.url, near.id, {}, { origin, headers })).rejects.toThrow('1006');
    const secure = await lobby({ trustProxy: true });
    const proto = (scheme: string) => ({ ...headers, 'x-forwarded-proto': scheme });
    await Talker.join(secure.url, secure.id, {}, { origin, headers: proto('https') });
    await expect(Talker.join(secure.url, secure.id, {}, { origin, headers: proto('http') })).rejects.toThrow('1006');
    const behind = await lobby({ trustProxy: true, maxConnectionsPerAddress: 1 });
    await Talker.join(behind.url, behind.id, {}, { origin, headers });
    await expect(Talker.join(behind.url, behind.id, {}, { origin, headers })).rejects.toThrow('1006');
    await Talker.join(
      behind.url,
      behind.id,
      {},
      { origin, headers: { ...headers, 'x-forwarded-for': '9.9.9.9, 7.7.7.7' } },
    );
  });

  test.each([
    ['no token', `{"t":"hello","v":${PROTOCOL}}`, 4400, 'bad-message'],
    ['the version before', `{"t":"hello","v":${PROTOCOL - 1},"token":"${newToken()}"}`, 4426, 'version'],
    ['another version', `{"t":"hello","v":${PROTOCOL + 1},"token":"x"}`, 4426, 'version'],
    ['a command', '{"t":"ping","id":"1"}', 4400, 'bad-message'],
    ['no JSON', 'hi', 4400, 'bad-message'],
  ])('a socket that begins with %s is refused', async (_, first, close, code) => {
    const { url, id } = await lobby({});
    const p = Talker.knock(url, id, { token: '' });
    await p.until(() => p.closed !== null);
    const q = Talker.knock(url, id, {});
    q.socket.removeAllListeners('open');
    q.socket.on('open', () => q.raw(first));
    await q.until(() => q.closed !== null);
    expect([q.closed, q.refused[0]!.code]).toEqual([close, code]);
  });

  test('a table that is not there', async () => {
    const { url } = await serve();
    const p = Talker.knock(url, 'nothing000000000');
    await p.until(() => p.closed !== null);
    expect([p.closed, p.refused]).toEqual([4404, [{ code: 'no-table' }]]);
    const q = Talker.knock(url, '../../etc');
    await q.until(() => q.closed !== null);
    expect(q.closed).toBe(1006);
  });
});
