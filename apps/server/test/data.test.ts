import { closeSync, copyFileSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ANN, record, step } from '@ashtown/room/suite';
import Database from 'libsql';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DataProblem } from '../src/storage/data-fault.ts';
import { OPEN_TABLES } from '../src/storage/sqlite-file.ts';
import { scratch, serve } from './tools/in-process.ts';
import { ServerProcess } from './tools/server-process.ts';
import { SqliteStorage } from './tools/sqlite-storage.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

function openAt(path: string): SqliteStorage {
  const storage = new SqliteStorage(path);
  onTestFinished(() => storage.close().catch(() => {}));
  return storage;
}

/** Somebody else who keeps the file locked; returns how to stop. */
function lock(path: string): () => void {
  const other = new Database(path);
  other.exec('BEGIN IMMEDIATE');
  let held = true;
  const free = () => {
    if (held) other.close();
    held = false;
  };
  onTestFinished(free);
  return free;
}

/** Everything but the header becomes noise. */
function damage(path: string): void {
  const file = openSync(path, 'r+');
  const { size } = statSync(path);
  writeSync(file, Buffer.alloc(size - 4096, 0xa5), 0, size - 4096, 4096);
  closeSync(file);
}

/** A file with something in it, all of it in the file itself. */
async function filled(path: string): Promise<void> {
  const storage = new SqliteStorage(path);
  for (let i = 0; i < 50; i++)
    await storage.create(record({ id: `table0000000${1000 + i}`, code: `C${i}`, game: 'x'.repeat(500) }), ANN);
  await storage.close();
}

describe('while somebody else keeps the file locked', () => {
  test('a write waits without stopping anything else, and is there as soon as the lock is gone', async () => {
    const path = join(scratch(), 'a.db');
    const storage = openAt(path);
    const free = lock(path);
    const made = storage.create(record(), ANN);
    let turns = 0;
    while (turns < 5) {
      await new Promise((go) => setTimeout(go, 5));
      turns++;
    }
    expect(await storage.load(record().id)).toBeNull();
    free();
    expect(await made).toBe('ok');
    expect(await storage.commit(step(record(), [[0, 'a']]))).toBe('ok');
  });

  test('whoever waits too long is refused, all at once; later it goes on', async () => {
    const path = join(scratch(), 'a.db');
    const storage = openAt(path);
    const free = lock(path);
    const tables = Array.from({ length: 10 }, (_, i) => record({ id: `many${i}`, code: `C${i}` }));
    const results = await Promise.allSettled(tables.map((table) => storage.create(table, ANN)));
    expect(new Set(results.map((r) => r.status === 'rejected' && r.reason.code))).toEqual(new Set(['SQLITE_BUSY']));
    await expect(storage.check()).rejects.toMatchObject({ fault: 'locked' });
    free();
    for (const table of tables) expect(await storage.create(table, ANN)).toBe('ok');
    await storage.check();
  });
});

describe('a file that is lost while it is in use', () => {
  test.each([
    ['deleted', (path: string) => rmSync(path)],
    ['deleted', (path: string) => rmSync(`${path}-wal`)],
    [
      'replaced',
      (path: string) => {
        copyFileSync(path, `${path}.copy`);
        renameSync(`${path}.copy`, path);
      },
    ],
  ] as const)('is %s: nothing is acknowledged any more', async (fault, lose) => {
    const path = join(scratch(), 'a.db');
    const storage = openAt(path);
    await storage.create(record(), ANN);
    await storage.check();
    lose(path);
    await expect(storage.commit(step(record(), [[0, 'a']]))).rejects.toMatchObject({ fault });
    await expect(storage.check()).rejects.toMatchObject({ fault });
    expect((await storage.load(record().id))!.answers).toEqual([]);
  });

  test('is told to whoever plays, and to whoever asks for health', async () => {
    const data = join(scratch(), 'a.db');
    const { url } = await serve({ data, logLevel: 'silent' });
    const token = newToken();
    const { id } = await makeTable(url, token, { game: 'scrap', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const ann = await Talker.join(url, id, { token });
    rmSync(data);
    expect(await ann.send({ t: 'chat', text: 'still there?' })).toEqual({ ok: false, code: 'unavailable' });
    const { status, json } = await request(url, '/health');
    expect([status, json]).toEqual([
      503,
      { code: 'unavailable', data: 'deleted', detail: 'the data file was deleted' },
    ]);
    const { status: made } = await request(url, '/api/tables', {
      token,
      body: { game: 'scrap', name: 'Ann', seats: [{ kind: 'me' }, { kind: 'open' }] },
    });
    expect(made).toBe(503);
  });
});

describe('a damaged file', () => {
  test('is found at the start, in one line, with exit code 2', async () => {
    const path = join(scratch(), 'a.db');
    await filled(path);
    damage(path);
    expect(() => new SqliteStorage(path)).toThrow(DataProblem);
    const server = new ServerProcess({ PORT: '0', ASHTOWN_DATA: path, ASHTOWN_LOG: 'silent' });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    expect(await server.exited).toBe(2);
    expect(server.err).toMatch(/^The data cannot be used: .*a\.db.*(damaged|malformed)[^\n]*\n$/);
  });

  test('is found while it is in use', async () => {
    const path = join(scratch(), 'a.db');
    await filled(path);
    const storage = openAt(path);
    await storage.check();
    damage(path);
    let found: unknown = null;
    while (found === null) {
      await new Promise((go) => setTimeout(go, 100));
      await storage.check().catch((error) => {
        found = error;
      });
    }
    expect(found).toMatchObject({ fault: 'damaged' });
    await expect(storage.create(record(), ANN)).rejects.toMatchObject({ fault: 'damaged' });
  });
});

test('a list of tables reads no more than its lines and their minute, however many tables there were', async () => {
  const path = join(scratch(), 'a.db');
  const storage = openAt(path);
  await storage.create(record(), ANN);
  const db = new Database(path);
  onTestFinished(() => void db.close());
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${OPEN_TABLES}`).all(1, 0, 0, 100) as { detail: string }[];
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH tables USING INDEX tables_public (<expr>=? AND minute>?)',
    expect.stringMatching(/^USE TEMP B-TREE FOR (LAST TERM|RIGHT PART) OF ORDER BY$/),
  ]);
});
