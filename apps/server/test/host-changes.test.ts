import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import type { BackupReport, HostReport } from '@ashtown/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Backups } from '../src/host/backups.ts';
import { Latest } from '../src/host/latest.ts';
import { nightAt, nightlyName, tooMany } from '../src/host/night.ts';
import { restoreCommand } from '../src/host/restore.ts';
import { HostPass } from '../src/http/host-pass.ts';
import { DEFAULTS, readSettings } from '../src/settings.ts';
import { countFile } from '../src/storage/copying/file-copy.ts';
import { PostgresStorage } from '../src/storage/postgres/postgres-storage.ts';
import { scratch, serve } from './tools/in-process.ts';
import { PostgresServer } from './tools/postgres.ts';
import { SqliteStorage } from './tools/sqlite-storage.ts';
import { makeTable, newToken, request } from './tools/talker.ts';

/** What whoever runs a server can change from the page, and nobody else. */

const PASSWORD = 'correct-horse-battery';
const WISH = { game: 'scrap', name: 'Ann', seats: [{ kind: 'me' }, { kind: 'open' }] };
const CLOSED = { open: false, listed: false };

interface Answer {
  status: number;
  body: Buffer;
  json(): Record<string, unknown>;
}

/** As a browser or a proxy would ask, with headers `fetch` does not let anybody set. */
const send = (url: string, method: string, headers: Record<string, string> = {}, body?: unknown): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = ask(url, { method, headers: { ...type, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const whole = Buffer.concat(parts);
        resolve({ status: response.statusCode!, body: whole, json: () => JSON.parse(whole.toString()) });
      });
    });
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });

async function look(url: string, headers: Record<string, string> = {}): Promise<HostReport> {
  const { status, json } = await send(`${url}/api/host`, 'GET', headers);
  expect(status).toBe(200);
  return json() as unknown as HostReport;
}

const backedUp = (url: string, headers: Record<string, string> = {}): Promise<BackupReport> =>
  vi.waitFor(
    async () => {
      const { backups } = await look(url, headers);
      expect([backups!.isBusy, backups!.latest[0]?.held ?? null]).toEqual([false, expect.anything()]);
      return backups!.latest[0]!;
    },
    { timeout: 20_000, interval: 200 },
  );

describe('a change', () => {
  test('carries the token of the report, and comes from where the report may be read', async () => {
    const { url } = await serve({ backups: join(scratch(), 'backups') });
    const { token } = await look(url);
    const pass = { 'x-ashtown-host': token };
    const change = (headers: Record<string, string>) => send(`${url}/api/host/rules`, 'POST', headers, CLOSED);
    for (const path of ['rules', 'backups']) {
      const refused = await send(`${url}/api/host/${path}`, 'POST', {}, CLOSED);
      expect([refused.status, refused.json()]).toEqual([403, { code: 'old-page' }]);
    }
    expect((await change({ 'x-ashtown-host': `${token.slice(0, -1)}_` })).status).toBe(403);
    expect((await change({ ...pass, host: 'evil.example:5151' })).status).toBe(404);
    expect((await change({ ...pass, 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    expect((await look(url)).rules).toEqual({ open: true, listed: true });
    expect((await send(`${url}/api/host/rules`, 'POST', pass, { open: 'no' })).json().code).toBe('bad-message');
    expect((await change(pass)).status).toBe(200);
    expect((await look(url)).rules).toEqual(CLOSED);
    expect((await look((await serve()).url)).token).not.toBe(token);
  });

  test('with a password needs that too; what is made from it is the same at every server', async () => {
    const [one, two] = [await serve({ hostPassword: PASSWORD }), await serve({ hostPassword: PASSWORD })];
    const known = { authorization: `Bearer ${PASSWORD}` };
    const { token } = await look(one.url, known);
    const change = (headers: Record<string, string>) => send(`${two.url}/api/host/rules`, 'POST', headers, CLOSED);
    expect((await change({ 'x-ashtown-host': token })).status).toBe(401);
    expect((await change(known)).json()).toEqual({ code: 'old-page' });
    expect((await change({ ...known, 'x-ashtown-host': token })).status).toBe(200);
  });
});

describe('what guests may do', () => {
  test('they open tables and see the public ones, until they may not; a restart changes nothing', async () => {
    const data = join(scratch(), 'ashtown.db');
    const first = await serve({ data, hostPassword: PASSWORD });
    const known = { authorization: `Bearer ${PASSWORD}` };
    const { id } = await makeTable(first.url, newToken(), { ...WISH, public: true } as never);
    const listed = async (url: string) => ((await request(url, '/api/tables')).json.tables as { id: string }[]).length;
    expect(await listed(first.url)).toBe(1);
    const { token } = await look(first.url, known);
    await send(`${first.url}/api/host/rules`, 'POST', { ...known, 'x-ashtown-host': token }, CLOSED);
    expect(await listed(first.url)).toBe(0);
    expect((await request(first.url, `/api/tables/${id}`)).status).toBe(200);
    await first.stop();

    const { url } = await serve({ data, hostPassword: PASSWORD });
    const open = (more: Record<string, string>) =>
      send(`${url}/api/tables`, 'POST', { authorization: `Bearer ${newToken()}`, ...more }, WISH);
    const refused = await open({});
    expect([refused.status, refused.json(), await listed(url)]).toEqual([403, { code: 'host-only' }, 0]);
    expect((await open({ 'x-ashtown-host': token })).status).toBe(201);
  });

  test('without a password this machine is the host’s, and a proxy is not', async () => {
    const { url } = await serve();
    const { token } = await look(url);
    await send(`${url}/api/host/rules`, 'POST', { 'x-ashtown-host': token }, CLOSED);
    const open = (more: Record<string, string>) =>
      send(`${url}/api/tables`, 'POST', { authorization: `Bearer ${newToken()}`, ...more }, WISH);
    expect((await open({})).status).toBe(201);
    expect((await open({ 'x-forwarded-for': '203.0.113.9' })).json()).toEqual({ code: 'host-only' });
    expect((await open({ host: '192.168.1.20:5151' })).json()).toEqual({ code: 'host-only' });
  });
});

describe('a listener of its own', () => {
  test('has the page, and the port of the games has it no longer; a proxy gets in at neither', async () => {
    const { url, services } = await serve({ hostPort: 0, trustProxy: true });
    const own = `http://127.0.0.1:${services.pass.port}`;
    expect((await send(`${url}/api/host`, 'GET')).status).toBe(404);
    const { token } = await look(own);
    const pass = { 'x-ashtown-host': token };
    expect((await send(`${own}/api/host`, 'GET', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
    expect((await send(`${own}/api/host`, 'GET', { host: 'evil.example' })).status).toBe(404);
    expect((await send(`${url}/api/host/rules`, 'POST', pass, CLOSED)).status).toBe(404);
    expect((await send(`${own}/api/host/rules`, 'POST', pass, CLOSED)).status).toBe(200);
    expect((await send(`${own}/health`, 'GET')).status).toBe(200);
  });

  test('a port that cannot be used is named', async () => {
    const { url } = await serve();
    const hostPort = Number(new URL(url).port);
    await expect(serve({ hostPort, logLevel: 'silent' })).rejects.toThrow(
      `ASHTOWN_HOST_PORT is ${hostPort}, which cannot be used`,
    );
    expect(() => readSettings({ ASHTOWN_HOST_PORT: 'x' })).toThrow('ASHTOWN_HOST_PORT');
  });
});

describe('backups', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
  });
  afterAll(() => postgres.stop());

  test.each(['file', 'PostgreSQL'])('one of a %s is made, read back and downloaded', async (kind) => {
    const backups = join(scratch(), 'new', 'backups');
    const data = kind === 'file' ? join(scratch(), 'ashtown.db') : await postgres.database();
    const storage = kind === 'file' ? undefined : await PostgresStorage.open(data);
    const { url } = await serve({ backups, data, hostPassword: PASSWORD }, undefined, storage);
    const known = { authorization: `Bearer ${PASSWORD}` };
    await makeTable(url, newToken(), WISH as never);
    const { token } = await look(url, known);
    expect((await send(`${url}/api/host/backups`, 'POST', { ...known, 'x-ashtown-host': token })).status).toBe(202);
    const { name, bytes, held, path, isNightly, restore } = await backedUp(url, known);
    expect([held, isNightly]).toEqual([{ tables: 1, answers: 0, players: 1 }, false]);
    expect(readdirSync(backups)).toEqual([name]);
    expect(restore).toContain(`ashtown copy ${join(backups, name)} `);
    expect(restore).not.toContain('postgres');
    const file = await send(`${url}/${path}`, 'GET');
    expect([file.status, file.body.length]).toEqual([200, bytes]);
    const again = join(scratch(), 'again.db');
    writeFileSync(again, file.body);
    expect(countFile(again)).toMatchObject({ tables: 1, players: 1 });
    for (const wrong of [
      `/api/host/backups/${name}`,
      `/api/host/backups/${name}?ticket=x`,
      `/${path.replace(name, 'other.db')}`,
    ])
      expect((await send(url + wrong, 'GET', known)).status).toBe(404);
  });

  test('without a password a download needs this machine; a ticket is for one name and some minutes', async () => {
    const backups = scratch();
    writeFileSync(join(backups, 'a.db'), 'abc');
    const { url } = await serve({ backups });
    const { path } = (await look(url)).backups!.latest[0]!;
    expect((await send(`${url}/${path}`, 'GET')).body.toString()).toBe('abc');
    expect((await send(`${url}/${path}`, 'GET', { host: 'evil.example' })).status).toBe(404);
    const pass = new HostPass(DEFAULTS);
    const ticket = pass.ticketFor('a', 1e12);
    const minutes = (n: number) => 1e12 + n * 60_000;
    expect([0, 4, 11].map((n) => pass.isTicket(ticket, 'a', minutes(n)))).toEqual([true, true, false]);
    expect([pass.isTicket(ticket, 'b', 1e12), new HostPass(DEFAULTS).isTicket(ticket, 'a', 1e12)]).toEqual([
      false,
      false,
    ]);
  });

  test('one that fails is told of, leaves nothing, and is forgotten with the next that does not', async () => {
    const folder = scratch();
    const backups = join(folder, 'backups');
    writeFileSync(backups, 'no folder');
    const { url } = await serve({ backups, logLevel: 'silent' });
    const pass = { 'x-ashtown-host': (await look(url)).token };
    await send(`${url}/api/host/backups`, 'POST', pass);
    await vi.waitFor(async () => expect((await look(url)).nodes[0]!.failedBackup).toBeDefined(), 10_000);
    expect(readdirSync(folder)).toEqual(['backups']);
    rmSync(backups);
    await send(`${url}/api/host/backups`, 'POST', pass);
    await backedUp(url);
    // Servers are asked once a second.
    await vi.waitFor(async () => expect((await look(url)).nodes[0]!.failedBackup).toBeUndefined(), 10_000);
  });

  const silent = { info() {}, error() {} } as never;
  const at = (day: number, hour: number) => new Date(2026, 4, day, hour, 30);

  test('every night from four on, once over all servers', async () => {
    const backups = scratch();
    const data = await postgres.database();
    const nodes = [await PostgresStorage.open(data), await PostgresStorage.open(data)];
    const folders = [join(backups, 'one'), join(backups, 'two')];
    const made = nodes.map((storage, i) => new Backups(folders[i]!, data, storage, silent));
    for (const folder of folders) mkdirSync(folder);
    await made[0]!.atNight(at(9, 3));
    expect(await nodes[0]!.note('night')).toBeNull();
    await Promise.all(made.map((one) => one.atNight(at(9, 4))));
    await Promise.all(made.map((one) => one.atNight(at(9, 23))));
    const found = folders.flatMap((folder) => readdirSync(folder));
    expect(found).toEqual([nightlyName('2026-05-09')]);
    await Promise.all(made.map((one) => one.stop()));
    await Promise.all(nodes.map((storage) => storage.close()));
    expect(nightAt(at(9, 3))).toBeNull();
    expect(nightAt(at(9, 4))).toBe('2026-05-09');
    const nights = Array.from({ length: 9 }, (_, i) => nightlyName(`2026-05-0${i + 1}`));
    expect(tooMany([...nights, 'mine.db'])).toEqual(nights.slice(0, 2));
  });

  test('a night that failed is tried again, later here and at once elsewhere; seven nights stay, and what others put there', async () => {
    const folder = scratch();
    const data = join(folder, 'ashtown.db');
    const storage = new SqliteStorage(data);
    writeFileSync(join(folder, 'no folder'), '');
    const bad = new Backups(join(folder, 'no folder'), data, storage, silent);
    await bad.atNight(at(9, 4));
    expect([bad.failed !== null, await storage.note('night')]).toEqual([true, '']);
    const good = new Backups(join(folder, 'backups'), data, storage, silent);
    mkdirSync(good.folder);
    const older = Array.from({ length: 8 }, (_, i) => nightlyName(`2026-04-0${i + 1}`));
    for (const name of [...older, 'mine.db']) writeFileSync(join(good.folder, name), '');
    await good.atNight(at(9, 4));
    expect([readdirSync(good.folder), await storage.note('night')]).toEqual([
      [...older.slice(2), nightlyName('2026-05-09'), 'mine.db'],
      '2026-05-09',
    ]);
    await Promise.all([bad.stop(), good.stop()]);
    await storage.close();
  });

  test('of what was counted the latest asked for are remembered', () => {
    const counted: string[] = [];
    const latest = new Latest<string>(2);
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) latest.get(key, () => `${counted.push(key)}`);
    expect(counted).toEqual(['a', 'b', 'c', 'b']);
  });

  test('what to type to bring one back keeps what it replaces, each time anew, and tells no password', () => {
    const folder = join(scratch(), "it's a disk");
    mkdirSync(folder);
    const [data, backup] = [join(folder, 'ashtown.db'), join(folder, 'backup')];
    for (const [file, text] of Object.entries({ [data]: 'first', [`${data}-wal`]: '', [backup]: 'second' }))
      writeFileSync(file, text);
    const command = `ashtown() { cp "$2" "$3"; }; ${restoreCommand(backup, data)}`;
    for (let times = 0; times < 2; times++) execFileSync('sh', ['-ec', command]);
    const kept = readdirSync(folder).filter((name) => name.startsWith('replaced-'));
    const texts = kept.map((name) => readFileSync(join(folder, name, 'ashtown.db'), 'utf8'));
    expect([texts.sort(), readFileSync(data, 'utf8')]).toEqual([['first', 'second'], 'second']);
    expect(restoreCommand("/my b/it's.db", 'postgres://ann:secret@db/ash')).toBe(
      `ashtown copy '/my b/it'\\''s.db' "$ASHTOWN_DATA"`,
    );
  });
});
