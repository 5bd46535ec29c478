import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DataProblem } from '../src/storage/data-fault.ts';
import { PostgresStorage } from '../src/storage/postgres/postgres-storage.ts';
import { SCHEMA } from '../src/storage/postgres/schema.ts';
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
    expect(await server.ask(new URL(url).pathname.slice(1), `SELECT to_regclass('half') AS half`)).toEqual([
      { half: null },
    ]);
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
