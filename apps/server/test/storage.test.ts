import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANN, record, step } from '@ashtown/room/suite';
import Database from 'libsql';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DataProblem } from '../src/storage/data-fault.ts';
import { GroupCommit } from '../src/storage/group-commit.ts';
import { MIGRATIONS } from '../src/storage/migrations.ts';
import { ThreadStorage } from '../src/storage/thread-storage.ts';
import { scratch } from './tools/in-process.ts';
import { SqliteStorage } from './tools/sqlite-storage.ts';
import { storageConformance } from './tools/storage-conformance.ts';

function openAt(path: string): SqliteStorage {
  const storage = new SqliteStorage(path);
  onTestFinished(() => storage.close().catch(() => {}));
  return storage;
}

storageConformance('SQLite', async () => {
  const path = join(scratch(), 'new', 'folder', 'ashtown.db');
  const store = openAt(path);
  return {
    store,
    async reopen() {
      await store.close();
      return openAt(path);
    },
  };
});

storageConformance('SQLite in a thread', async () => {
  const path = join(scratch(), 'ashtown.db');
  const openThread = async () => {
    const storage = await ThreadStorage.open(path);
    onTestFinished(() => storage.close().catch(() => {}));
    return storage;
  };
  const store = await openThread();
  return {
    store,
    async reopen() {
      await store.close();
      return openThread();
    },
  };
});

describe('the data file', () => {
  test.each([1, 2])(
    'a file of version %i is brought up to date, all of it is there, and the match goes on',
    async (version) => {
      const path = join(scratch(), 'old.db');
      const old = new Database(path);
      for (const migration of MIGRATIONS.slice(0, version)) old.exec(migration);
      old.exec(`
      PRAGMA user_version = ${version};
      INSERT INTO meta VALUES ('uptime', '4711');
      INSERT INTO players VALUES ('ann', '${'a'.repeat(64)}', 'Żaneta');
      INSERT INTO tables VALUES ('table00000000001', 'ABC-DEF', 'scrap', '{"rounds":3,"salvage":true,"tone":"grim"}', 1, 'ask',
        '{"kind":"live","reserve":120,"increment":20}',
        '[{"kind":"human","name":"Żaneta","player":"ann"},{"kind":"human","name":"Bo","player":"ben"},{"kind":"bot","name":"greedy","bot":"greedy"},{"kind":"open","name":null}]',
        'eve', 1700000000000, 0, NULL, '00112233445566778899aabbccddeeff', '${'f'.repeat(64)}', 1, 2, 'playing', '[0,1]',
        '{"left":[1,2,3],"running":[0],"at":17}', 1700000000000);
      INSERT INTO answers VALUES ('table00000000001', 0, 0, '"a"'), ('table00000000001', 1, 1, '{"b":1}');
      INSERT INTO snapshots VALUES ('table00000000001', 1, 1, '{"ply":1}');
      INSERT INTO heads VALUES ('table00000000001', 2, 1, '{"ply":2}');
      INSERT INTO chat VALUES ('table00000000001', 7, 'Bo', NULL, 'hi', 1);`);
      if (version > 1)
        old.exec(`
        INSERT INTO takebacks VALUES ('table00000000001', 0, 3, 2, '[[0,"x"]]', 5);
        INSERT INTO belongs VALUES ('eve', 'table00000000001'), ('ann', 'table00000000001'), ('ben', 'table00000000001');`);
      old.close();

      const storage = openAt(path);
      const seats = [
        { kind: 'human', name: 'Żaneta', player: 'ann' },
        { kind: 'human', name: 'Bo', player: 'ben' },
        { kind: 'bot', name: 'greedy', bot: 'greedy' },
        { kind: 'open', name: null },
      ] as const;
      const table = record({ seats, host: 'eve', length: 2 });
      expect(await storage.load(table.id)).toEqual({
        record: table,
        answers: [
          [0, 'a'],
          [1, { b: 1 }],
        ],
        snapshots: [
          { at: 1, version: 1, state: { ply: 1 } },
          { at: 2, version: 1, state: { ply: 2 } },
        ],
        chat: [{ id: 7, name: 'Bo', seat: null, text: 'hi', at: 1 }],
        lowestCut: version > 1 ? 2 : Number.POSITIVE_INFINITY,
      });
      for (const player of ['eve', 'ann', 'ben']) expect(await storage.tablesOf(player, 9)).toEqual([table]);
      expect(await storage.player('ann')).toMatchObject({ name: 'Żaneta' });
      expect(await storage.ran(0)).toBe(4711);
      expect(await storage.commit(step(table, [], {}, 1))).toBe('ok');
      expect(await storage.commit(step(table, [[0, 'late']]))).toBe('stale');
      expect(await storage.takebacks(table.id)).toHaveLength(version);
    },
  );

  test('a migration that fails leaves the file as it was', async () => {
    const path = join(scratch(), 'a.db');
    await new SqliteStorage(path, MIGRATIONS.slice(0, 1)).close();
    const broken = [MIGRATIONS[0]!, 'CREATE TABLE half (x); CREATE TABLE meta (x)'];
    expect(() => new SqliteStorage(path, broken)).toThrow(DataProblem);
    const storage = openAt(path);
    expect(await storage.tablesOf('ann', 1)).toEqual([]);
  });

  test('a file of a later version is refused', async () => {
    const path = join(scratch(), 'a.db');
    await new SqliteStorage(path, [...MIGRATIONS, 'CREATE TABLE later (x)']).close();
    expect(() => new SqliteStorage(path)).toThrow('written by a newer version of Ashtown');
  });

  test('what is no data file is refused in one line', () => {
    const dir = scratch();
    writeFileSync(join(dir, 'text.db'), 'not a database at all, but long enough to have a header'.repeat(10));
    expect(() => new SqliteStorage(join(dir, 'text.db'))).toThrow(DataProblem);
    mkdirSync(join(dir, 'folder.db'));
    expect(() => new SqliteStorage(join(dir, 'folder.db'))).toThrow(DataProblem);
    expect(() => new SqliteStorage(join(dir, 'text.db', 'a.db'))).toThrow(DataProblem);
  });

  test('one process at a time; a reader such as a backup is let in', async () => {
    const dir = scratch();
    const path = join(dir, 'a.db');
    const storage = openAt(path);
    await storage.create(record(), ANN);
    const module = new URL('tools/sqlite-storage.ts', import.meta.url).href;
    const script = `import(${JSON.stringify(module)}).then((m) => new m.SqliteStorage(${JSON.stringify(path)})).catch((e) => console.log(e.message))`;
    const other = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), '-e', script]);
    expect(other.stdout.toString()).toContain('in use by another process');
    const reader = new Database(path);
    reader.exec(`VACUUM INTO '${join(dir, 'copy.db')}'`);
    reader.close();
    expect((await openAt(join(dir, 'copy.db')).load(record().id))!.record).toEqual(record());
  });
});

describe('group commit', () => {
  test('a job that fails takes nobody along', async () => {
    const db = new Database(':memory:');
    db.exec('CREATE TABLE t (x PRIMARY KEY)');
    const commits = new GroupCommit(db);
    const add = (x: number) => commits.write(() => db.prepare('INSERT INTO t VALUES (?)').run(x).changes);
    const results = await Promise.allSettled([add(1), add(2), add(1), add(3)]);
    expect(results.map((r) => r.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(db.prepare('SELECT COUNT(*) AS n FROM t').get()).toMatchObject({ n: 3 });
    await expect(add(3)).rejects.toThrow('UNIQUE');
    expect(await add(4)).toBe(1);
  });

  test('alone nobody waits; whoever comes soon after shares the next commit, and enough do not wait', async () => {
    const db = new Database(':memory:');
    db.exec('CREATE TABLE t (x)');
    const exec = vi.spyOn(db, 'exec');
    const begun = () => exec.mock.calls.filter(([text]) => text.startsWith('BEGIN')).length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const commits = new GroupCommit(db);
    const first = commits.write(() => 1);
    await vi.advanceTimersByTimeAsync(0);
    expect([await first, begun()]).toEqual([1, 1]);
    const crowd = [];
    for (let i = 0; i < 3; i++) {
      await vi.advanceTimersByTimeAsync(1);
      crowd.push(commits.write(() => i));
    }
    expect(begun()).toBe(1);
    await vi.advanceTimersByTimeAsync(4);
    expect([await Promise.all(crowd), begun()]).toEqual([[0, 1, 2], 2]);
    const many = Array.from({ length: 8 }, (_, i) => commits.write(() => i));
    await vi.advanceTimersByTimeAsync(0);
    expect([(await Promise.all(many)).length, begun()]).toEqual([8, 3]);
    await vi.advanceTimersByTimeAsync(100);
    const last = commits.write(() => 9);
    await vi.advanceTimersByTimeAsync(0);
    expect([await last, begun()]).toEqual([9, 4]);
  });

  test('whoever is in a hurry waits neither for the patient nor for the rest after their commits, and takes them along', async () => {
    const db = new Database(':memory:');
    db.exec('CREATE TABLE t (x)');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const commits = new GroupCommit(db);
    const done: string[] = [];
    const write = (name: string, isPatient: boolean) => commits.write(() => done.push(name), isPatient);
    write('bot', true);
    await vi.advanceTimersByTimeAsync(1);
    write('second bot', true);
    await vi.advanceTimersByTimeAsync(10);
    expect(done).toEqual(['bot']);
    write('person', false);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['bot', 'second bot', 'person']);
    write('third bot', true);
    await vi.advanceTimersByTimeAsync(15);
    expect(done).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(5);
    expect(done).toHaveLength(4);
  });

  test('nothing resolves before the commit', async () => {
    const db = new Database(':memory:');
    db.exec('CREATE TABLE t (x)');
    const commits = new GroupCommit(db);
    const inside = commits.write(() => db.inTransaction);
    expect(await inside.then((was) => [was, db.inTransaction])).toEqual([true, false]);
  });
});
