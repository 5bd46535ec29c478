import { ANN, change, NOW, record } from '@ashtown/room/suite';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DataProblem } from '../src/storage/data-fault.ts';
import { PostgresStorage } from '../src/storage/postgres/postgres-storage.ts';
import { SCHEMA } from '../src/storage/postgres/schema.ts';
import { Link } from './tools/chaos/link.ts';
import { PostgresServer } from './tools/postgres.ts';
import { storageConformance } from './tools/storage-conformance.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await PostgresServer.start();
});
afterAll(() => server.stop());

async function openAt(url: string, schema = SCHEMA): Promise<PostgresStorage> {
  const storage = await PostgresStorage.open(url, schema);
  onTestFinished(() => storage.close());
  return storage;
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

storageConformance('PostgreSQL', async () => {
  const url = await server.database();
  const store = await openAt(url);
  return {
    store,
    async reopen() {
      await store.close();
      return openAt(url);
    },
    another: () => openAt(url),
  };
});

describe('the schema', () => {
  test('of servers that start at once one brings the database up to date, and all can use it', async () => {
    const url = await server.database();
    const storages = await Promise.all([1, 2, 3, 4].map(() => openAt(url)));
    for (const storage of storages) await storage.check();
  });

  test('a step that fails leaves everything as it was', async () => {
    const url = await server.database();
    await (await PostgresStorage.open(url, SCHEMA.slice(0, 1))).close();
    const broken = [SCHEMA[0]!, 'CREATE TABLE half (x INTEGER); CREATE TABLE tables (x INTEGER)'];
    await expect(PostgresStorage.open(url, broken)).rejects.toThrow(DataProblem);
    await (await openAt(url)).check();
    expect(await server.ask(nameOf(url), `SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
  });

  test('one of a later version is refused', async () => {
    const url = await server.database();
    await (await PostgresStorage.open(url, [...SCHEMA, 'CREATE TABLE later (x INTEGER)'])).close();
    await expect(PostgresStorage.open(url)).rejects.toThrow('written by a newer version of Ashtown');
  });

  test('what cannot be reached is said in one line, without the password', async () => {
    const refused = PostgresStorage.open('postgres://ann:secret@127.0.0.1:1/none').catch((error) => error);
    expect(await refused).toBeInstanceOf(DataProblem);
    expect((await refused).message).toMatch(/^postgres:\/\/127\.0\.0\.1:1\/none: .*ECONNREFUSED/);
  });
});

test('a lobby somebody sits down in at another server while it is swept stays', async () => {
  const url = await server.database();
  const storage = await openAt(url);
  const seats = [{ kind: 'human', name: 'A', player: 'ann' } as const];
  await storage.create(record({ status: 'lobby', seats }), ANN);
  const sweep = (up: number) => storage.sweepLobbies({ before: NOW + 10, up, rest: 7, used: [] });
  await sweep(0);
  const other = postgres(url, { max: 1 });
  onTestFinished(() => other.end());
  const swept = await other.begin(async (tx) => {
    await tx`UPDATE tables SET revision = revision + 1`;
    const begun = sweep(100);
    const isWaiting = async () =>
      expect(await server.ask(nameOf(url), 'SELECT 1 FROM pg_locks WHERE NOT granted')).toHaveLength(1);
    await vi.waitFor(isWaiting, 10_000);
    return [begun];
  });
  expect(await swept[0]).toBe(0);
  expect((await storage.load(record().id))!.record.revision).toBe(1);
});

describe('servers on the same database', () => {
  const bots = async (storage: PostgresStorage) => storage.commons.claim('table');

  test('bots think at one of them, and at another one once that lets go, leaves or is gone', async () => {
    const url = await server.database();
    const [a, b] = [await openAt(url), await openAt(url)];
    for (const { commons } of [a, b]) await commons.beat();
    expect([await bots(a), await bots(b), await bots(a)]).toEqual([true, false, true]);
    await a.commons.keepClaims(['table']);
    expect(await bots(b)).toBe(false);
    await a.commons.keepClaims(['other']);
    expect([await bots(b), await bots(a)]).toEqual([true, false]);
    await b.commons.leave();
    expect(await bots(a)).toBe(true);
    expect([await b.commons.beat(), await b.commons.beat()]).toEqual([false, true]);
    expect(await bots(b)).toBe(false);
    await server.ask(nameOf(url), `UPDATE nodes SET seen = seen - INTERVAL '6 seconds'`);
    expect([await bots(b), await b.commons.beat(), await a.commons.beat()]).toEqual([true, false, false]);
  });

  test('each sees what the others have written, and who is there with them while they live', async () => {
    const url = await server.database();
    const [a, b] = [await openAt(url), await openAt(url)];
    for (const { commons } of [a, b]) await commons.beat();
    const here = { people: [{ id: 'ann', name: 'Ann' }], away: [['ben', 5, 0] as const] };
    const heard: string[] = [];
    await b.commons.bus.listen((table) => heard.push(table));
    await a.create(record(), ANN);
    await a.commons.tell(record().id, here);
    await vi.waitFor(() => expect(heard).toEqual([record().id]), 5000);
    const seen = { id: record().id, revision: 0 };
    expect(await b.commons.look([record().id, 'none'])).toEqual([{ ...seen, elsewhere: [here] }]);
    expect(await a.commons.look([record().id])).toEqual([{ ...seen, elsewhere: [] }]);
    await a.commit(change(record(), { rematch: 'x' }));
    await vi.waitFor(() => expect(heard).toHaveLength(2), 5000);
    await server.ask(nameOf(url), `UPDATE nodes SET seen = seen - INTERVAL '6 seconds'`);
    expect(await b.commons.look([record().id])).toEqual([{ ...seen, revision: 1, elsewhere: [] }]);
    await b.commons.beat();
    expect(await server.ask(nameOf(url), 'SELECT * FROM present')).toEqual([]);
  });

  test('the time they run is counted once, and not while none of them does', async () => {
    const url = await server.database();
    const [a, b] = [await openAt(url), await openAt(url)];
    const ago = (ms: number) =>
      server.ask(nameOf(url), `UPDATE uptime SET ms = 0, seen = clock_timestamp() - INTERVAL '${ms} milliseconds'`);
    await ago(60_000);
    expect(await a.ran(0)).toBe(0);
    await ago(60_000);
    expect(await a.ran(5000)).toBe(5000);
    expect(await b.ran(5000)).toBeLessThan(10_000);
    await b.commons.beat();
    await ago(3000);
    expect(await a.ran(0)).toBeGreaterThanOrEqual(3000);
  });
});

test('connections that are cut while they are made, or in a transaction, take nobody with them', async () => {
  const url = await server.database();
  const link = await Link.to(server.port);
  onTestFinished(() => link.stop());
  const storage = await openAt(url.replace(`:${server.port}`, `:${link.port}`));
  const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));
  link.delay(50);
  // At any moment of what is said before the first statement, and in it.
  for (const ms of [120, 300, 450, 121, 301, 451]) {
    const ask = (_: unknown, i: number) =>
      i % 2
        ? storage.player('ann')
        : storage.create(record({ id: `${ms} ${i}`, code: `${ms} ${i}` }), ANN, { since: 0, all: 1000, own: 1000 });
    const asked = Promise.allSettled(Array.from<unknown, Promise<unknown>>({ length: 6 }, ask));
    await sleep(ms);
    link.cut(ms % 10 === 1);
    await sleep(20);
    link.mend();
    await asked;
  }
  await vi.waitFor(() => storage.check(), 10_000);
});
