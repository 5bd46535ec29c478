import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import type { HostReport } from '@ashtown/protocol';
import { Histogram, Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { LastMinute, quantile } from '../src/host/latency.ts';
import { readSettings } from '../src/settings.ts';
import { DataFault } from '../src/storage/data-fault.ts';
import { PostgresStorage } from '../src/storage/postgres/postgres-storage.ts';
import { scratch, serve } from './tools/in-process.ts';
import { PostgresServer } from './tools/postgres.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

/** What whoever runs a server is shown, and who is not. */

const PASSWORD = 'correct-horse-battery';
const SEATS = [{ kind: 'me' }, { kind: 'open' }] as const;

async function report(url: string, token?: string): Promise<HostReport> {
  const { status, json } = await request(url, '/api/host', token ? { token } : {});
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`);
  return json as unknown as HostReport;
}

/** As a browser or a proxy would ask, with headers `fetch` does not let anybody set. */
const asked = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = ask(`${url}/api/host`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    sent.on('error', reject).end();
  });

describe('who may see it', () => {
  test('without a password whoever sits at this machine, and nobody through a proxy or by a foreign name', async () => {
    const { url } = await serve();
    expect(await asked(url, {})).toBe(200);
    expect(await asked(url, { host: 'localhost:5151' })).toBe(200);
    expect(await asked(url, { host: '[::1]:5151' })).toBe(200);
    expect(await asked(url, { host: 'evil.example:5151' })).toBe(404);
    expect(await asked(url, { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    expect(await asked(url, { forwarded: 'for=203.0.113.9' })).toBe(404);
    const behind = await serve({ trustProxy: true });
    expect((await request(behind.url, '/api/host')).json).toEqual({ code: 'not-found' });
  });

  test('with one set nobody without it, not even at this machine, and never by the address', async () => {
    const { url } = await serve({ hostPassword: PASSWORD });
    expect(await request(url, '/api/host')).toMatchObject({ status: 401, json: { code: 'no-token' } });
    expect((await request(url, `/api/host?password=${PASSWORD}`)).status).toBe(401);
    expect((await request(url, '/api/host', { token: PASSWORD.slice(0, -1) })).json).toEqual({ code: 'no-token' });
    expect((await report(url, PASSWORD)).nodes).toHaveLength(1);
    expect((await request(url, '/api/host', { token: PASSWORD, method: 'POST' })).json.code).toBe('method');
  });

  test('whoever guesses is stopped, even with the right one; who knows it may look as often as they like', async () => {
    const { url, services } = await serve({ hostPassword: PASSWORD, trustProxy: true });
    const from = (address: string, token: string) =>
      fetch(`${url}/api/host`, { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address } });
    for (let i = 0; i < 20; i++) expect((await from('203.0.113.1', PASSWORD)).status).toBe(200);
    for (let i = 0; i < 5; i++) expect((await from('203.0.113.2', `guess-${i}`)).status).toBe(401);
    const stopped = await from('203.0.113.2', PASSWORD);
    expect([stopped.status, await stopped.json()]).toEqual([429, { code: 'too-fast' }]);
    expect((await from('203.0.113.1', PASSWORD)).status).toBe(200);
    expect(await services.metrics.registry.metrics()).toContain('ashtown_limits_total{limit="passwords"} 1');
  });

  test.each(['short', 'with a space in it', 'x'.repeat(201)])('%j is no password', (text) => {
    expect(() => readSettings({ ASHTOWN_HOST_PASSWORD: text })).toThrow(
      'ASHTOWN_HOST_PASSWORD is "…"; it must be 12 to 200 visible characters',
    );
  });
});

describe('what it shows', () => {
  test('tables, people, answers and data, and nothing of a game or of anybody', async () => {
    const { url } = await serve();
    const token = newToken();
    const { id } = await makeTable(url, token, { game: 'scrap', seats: [...SEATS] });
    await makeTable(url, token, { game: 'scrap', seats: [...SEATS] });
    const ann = await Talker.join(url, id, { token, name: 'Ann' });
    const again = await Talker.join(url, id, { token });
    const ben = await Talker.join(url, id, { name: 'Ben' });
    await ben.must({ t: 'sit', seat: 1 });
    await ann.must({ t: 'start' });
    await ann.until(() => ann.isAsked() || ben.isAsked());
    await (ann.isAsked() ? ann : ben).answer();
    const shown = await report(url);
    const [node] = shown.nodes;
    expect(node).toMatchObject({ people: 2, connections: 3, tables: { playing: 1 }, games: { scrap: 1 } });
    expect(node!.company).toEqual([{ table: id, game: 'scrap', status: 'playing', names: ['Ann', 'Ben'] }]);
    expect(node!.answers.count).toBe(1);
    expect(node!.answers.most).toBeGreaterThan(0);
    expect(node!.memory).toBeGreaterThan(1e7);
    expect(shown.data).toMatchObject({ kind: 'file', name: 'ashtown.db', fault: null, held: { tables: 2, live: 2 } });
    expect(shown.data.held!.bytes).toBeGreaterThan(0);
    expect(shown.data.disk!.free).toBeGreaterThan(0);
    expect(shown.backups).toBeNull();
    expect(shown.now).toEqual({ playing: 1, people: 2 });
    expect(shown.allowed).toEqual({ tables: 20_000, connections: 10_000 });
    expect(shown.rules).toEqual({ open: true, listed: true });
    const { token: _, ...told } = shown;
    expect(JSON.stringify(told)).not.toMatch(/seed|hash|token|127\.0\.0\.1|\/tmp/);
    again.close();
  });

  test('the backups that lie where the operator says', async () => {
    const backups = join(scratch(), 'backups');
    mkdirSync(join(backups, 'folder'), { recursive: true });
    for (const [name, at] of [
      ['old.db', 1_700_000_000],
      ['new.db', 1_700_086_400],
    ] as const) {
      writeFileSync(join(backups, name), name);
      utimesSync(join(backups, name), at, at);
    }
    const { count, latest, isBusy, disk } = (await report((await serve({ backups })).url)).backups!;
    expect([count, isBusy, latest.map(({ name, at, bytes, held }) => [name, at, bytes, held])]).toEqual([
      2,
      false,
      [
        ['new.db', 1_700_086_400_000, 6, null],
        ['old.db', 1_700_000_000_000, 6, null],
      ],
    ]);
    expect(disk!.free).toBeGreaterThan(0);
    const missing = await serve({ backups: join(backups, 'missing') });
    expect((await report(missing.url)).backups).toEqual({ count: 0, latest: [], isBusy: false, disk: null });
  });

  test('what is wrong with the data', async () => {
    const { url, services } = await serve({ logLevel: 'silent' });
    vi.spyOn(services.storage, 'check').mockRejectedValue(Object.assign(new Error(), { code: 'SQLITE_FULL' }));
    vi.spyOn(services.storage, 'held').mockRejectedValue(new Error());
    expect((await report(url)).data).toMatchObject({ fault: 'full', held: null });
  });

  test('also while the disk does not answer', async () => {
    const { url, services } = await serve({ logLevel: 'silent' });
    await services.lately.write();
    const never = new Promise<never>(() => {});
    vi.spyOn(services.storage, 'check').mockRejectedValue(new DataFault('stuck'));
    for (const asked of ['held', 'note'] as const) vi.spyOn(services.storage, asked).mockReturnValue(never);
    const shown = await report(url);
    expect(shown.data).toMatchObject({ fault: 'stuck', held: null });
    expect(shown.events.map(({ t }) => t)).toEqual(['fault']);
    vi.restoreAllMocks();
  });
});

describe('several nodes', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
  });
  afterAll(() => postgres.stop());

  test('each shows all of them, and no longer one that has gone', async () => {
    const data = await postgres.database();
    const [first, second] = [
      await serve({ data }, undefined, await PostgresStorage.open(data)),
      await serve({ data }, undefined, await PostgresStorage.open(data)),
    ];
    const token = newToken();
    const { id } = await makeTable(second.url, token, { game: 'scrap', seats: [...SEATS] });
    await Talker.join(second.url, id, { token, name: 'Ann' });
    expect((await report(first.url)).now.playing).toBe(0);
    await vi.waitFor(async () => {
      const { nodes, data: held } = await report(first.url);
      expect(nodes.map(({ people, connections }) => [people, connections])).toEqual([
        [0, 0],
        [1, 1],
      ]);
      expect(nodes[1]!.company[0]!.names).toEqual(['Ann']);
      expect(held).toMatchObject({ kind: 'postgres', disk: null, held: { tables: 1, live: 1 } });
    }, 10_000);
    await second.stop();
    await vi.waitFor(async () => expect((await report(first.url)).nodes).toHaveLength(1), 10_000);
    expect((await report(first.url)).events.map(({ t }) => t)).toEqual(['stopped', 'started', 'started']);
  });

  test('a table and a person at two of them count once', async () => {
    const data = await postgres.database();
    const [first, second] = [
      await serve({ data }, undefined, await PostgresStorage.open(data)),
      await serve({ data }, undefined, await PostgresStorage.open(data)),
    ];
    const token = newToken();
    const { id } = await makeTable(first.url, token, { game: 'scrap', seats: [...SEATS] });
    const ann = await Talker.join(first.url, id, { token, name: 'Ann' });
    await Talker.join(second.url, id, { token });
    const ben = await Talker.join(second.url, id, { name: 'Ben' });
    await ben.must({ t: 'sit', seat: 1 });
    await ann.must({ t: 'start' });
    await vi.waitFor(async () => {
      for (const { url } of [first, second]) expect((await report(url)).now).toEqual({ playing: 1, people: 2 });
    }, 10_000);
  });

  test('one that is gone without a word is missed once', async () => {
    const data = await postgres.database();
    const ghost = await PostgresStorage.open(data);
    onTestFinished(() => ghost.close());
    await ghost.commons.beat();
    await postgres.ask(
      new URL(data).pathname.slice(1),
      `UPDATE nodes SET seen = seen - INTERVAL '6 seconds' WHERE id = '${ghost.commons.node}'`,
    );
    const [first, second] = [
      await serve({ data }, undefined, await PostgresStorage.open(data)),
      await serve({ data }, undefined, await PostgresStorage.open(data)),
    ];
    await vi.waitFor(async () => {
      for (const { url } of [first, second]) {
        const { events } = await report(url);
        expect(events.filter(({ t }) => t === 'lost').map(({ node }) => node)).toEqual([ghost.commons.node]);
      }
    }, 10_000);
  });
});

describe('what has happened lately', () => {
  const happened = async (url: string) => (await report(url)).events.map(({ t, what }) => (what ? `${t} ${what}` : t));

  test('starts and stops, also those before this start, and each limit once', async () => {
    const data = join(scratch(), 'ashtown.db');
    const first = await serve({ data });
    const { version, id } = (await report(first.url)).nodes[0]!;
    const { bursts, metrics } = first.services;
    for (const at of [0, 1, 70_000]) bursts.reached('messages', '203.0.113.1', at);
    bursts.reached('codes', '203.0.113.1');
    expect(await happened(first.url)).toEqual(['limit codes', 'limit messages', `started ${version}`]);
    expect(await metrics.registry.metrics()).toContain('ashtown_limits_total{limit="messages"} 3');
    await first.stop();
    const { url } = await serve({ data });
    const { events } = await report(url);
    expect(events.map(({ t }) => t)).toEqual(['started', 'stopped', 'limit', 'limit', 'started']);
    expect([events[1]!.node, events[4]!.node]).toEqual([id, id]);
    expect(events[0]!.node).not.toBe(id);
    expect(JSON.stringify(events)).not.toContain('203.0.113');
  });

  test('what the data does not take is told all the same, and written once it does', async () => {
    const { url, services, stop } = await serve({ logLevel: 'silent' });
    const { storage, lately } = services;
    await lately.write();
    const broken = vi.spyOn(storage, 'setNote').mockRejectedValue(new Error());
    lately.tell('failed', 'full');
    await lately.write();
    expect((await happened(url))[0]).toBe('failed full');
    broken.mockRestore();
    lately.tell('backup');
    await lately.write();
    expect(await storage.note('lately')).toMatch(/^\[\{[^}]*"backup"[^}]*\},\{[^}]*"failed"/);
    await storage.setNote('lately', await storage.note('lately'), 'nonsense');
    expect(await happened(url)).toEqual([]);
    await stop();
  });

  test('of many things the last ones', async () => {
    const { url, services } = await serve();
    for (let i = 0; i < 30; i++) services.lately.tell('rules');
    services.lately.tell('backup');
    await services.lately.write();
    const events = await happened(url);
    expect([events.length, events[0]]).toEqual([20, 'backup']);
  });
});

describe('how long people wait', () => {
  test('a share of what was counted, evenly spread within its bound', () => {
    const bounds = [1, 2, 4, Number.POSITIVE_INFINITY];
    expect(quantile(0.5, bounds, [0, 0, 0, 0])).toBeNull();
    expect(quantile(0.5, bounds, [10, 10, 10, 10])).toBe(0.5);
    expect(quantile(0.5, bounds, [0, 10, 10, 10])).toBe(1.5);
    expect(quantile(0.95, bounds, [0, 10, 20, 20])).toBeCloseTo(3.8);
    expect(quantile(0.95, bounds, [0, 0, 0, 20])).toBe(4);
  });

  test('the last minute, without what was before', async () => {
    const histogram = new Histogram({ name: 'x', help: 'x', buckets: [1, 2, 4], registers: [new Registry()] });
    const lately = new LastMinute(histogram, 0);
    for (let i = 0; i < 100; i++) histogram.observe(3);
    expect((await lately.read(10_000)).count).toBe(100);
    expect((await lately.read(30_000)).count).toBe(100);
    for (let i = 0; i < 4; i++) histogram.observe(1.5);
    expect((await lately.read(50_000)).count).toBe(104);
    expect(await lately.read(80_000)).toEqual({ count: 4, half: 1.5, most: 1.95 });
    expect((await lately.read(109_000)).count).toBe(4);
    expect(await lately.read(170_000)).toEqual({ count: 0, half: null, most: null });
  });
});
