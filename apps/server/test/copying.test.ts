import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyData } from '../src/storage/copying/copy-data.ts';
import { PARTS } from '../src/storage/copying/parts.ts';
import { DataProblem } from '../src/storage/data-fault.ts';
import { MIGRATIONS } from '../src/storage/migrations.ts';
import { PostgresStorage } from '../src/storage/postgres/postgres-storage.ts';
import { scratch, serve } from './tools/in-process.ts';
import { PostgresServer } from './tools/postgres.ts';
import { SqliteStorage } from './tools/sqlite-storage.ts';
import { makeTable, newToken, Talker } from './tools/talker.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
});
afterAll(() => postgres.stop());

/** Every row of every table, but for the mark of the last check. */
function everything(path: string): Record<string, unknown[]> {
  const db = new Database(path);
  const names = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all() as { name: string }[];
  const all = names.map(({ name }) => {
    const rows = db.prepare(`SELECT * FROM ${name}`).all() as { key?: string }[];
    return [name, rows.filter(({ key }) => key !== 'checked')];
  });
  db.close();
  return Object.fromEntries(all);
}

/** More rows than are read at once, and something in every column. */
async function fullFile(): Promise<string> {
  const path = join(scratch(), 'full.db');
  await new SqliteStorage(path).close();
  const db = new Database(path);
  const columns = (part: string) => db.pragma(`table_info(${part})`) as { name: string; type: string }[];
  db.exec(`INSERT INTO meta VALUES ('uptime', '86400000000'), ('note:rules', '{"listed":false}')`);
  db.exec('BEGIN');
  for (const part of Object.keys(PARTS)) {
    const list = columns(part);
    const insert = db.prepare(`INSERT INTO ${part} VALUES (${list.map(() => '?')})`);
    for (let i = 0; i < (part === 'answers' ? 1201 : 3); i++)
      insert.run(...list.map(({ type }) => (type === 'INTEGER' ? 1_700_000_000 + i : `"Żaneta 🂡\\n${i}"`)));
  }
  db.exec('COMMIT');
  db.close();
  return path;
}

describe('everything a server keeps is copied', () => {
  test('to PostgreSQL and back, row by row', async () => {
    const from = await fullFile();
    const [database, second] = [await postgres.database(), await postgres.database()];
    const back = join(dirname(from), 'new folder', 'back.db');
    const copied = await copyData(from, database);
    expect(copied).toEqual({ ...Object.fromEntries(Object.keys(PARTS).map((part) => [part, 3])), answers: 1201 });
    expect(await copyData(database, second)).toEqual(copied);
    expect(await copyData(second, back)).toEqual(copied);
    expect(readdirSync(dirname(back))).toEqual(['back.db']);
    expect(everything(back)).toEqual(everything(from));
  });

  test('no part and no column of PostgreSQL is forgotten, but for what lives only while servers do', async () => {
    const url = await postgres.database();
    await (await PostgresStorage.open(url)).close();
    const found = await postgres.ask(
      new URL(url).pathname.slice(1),
      `SELECT table_name AS part, array_agg(column_name::TEXT) AS columns FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name NOT IN ('meta', 'uptime', 'nodes', 'present', 'claims', 'allowances') GROUP BY 1`,
    );
    const sorted = (all: [string, readonly string[]][]) => new Map(all.map(([part, list]) => [part, [...list].sort()]));
    expect(sorted(found.map(({ part, columns }) => [part as string, columns as string[]]))).toEqual(
      sorted(Object.entries(PARTS)),
    );
  });

  test('a match goes on where it is copied to, and a running server is no hindrance', async () => {
    const path = join(scratch(), 'ashtown.db');
    const first = await serve({ data: path });
    const token = newToken();
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] as const;
    const { id } = await makeTable(first.url, token, { game: 'scrap', seats: [...seats] });
    const ann = await Talker.join(first.url, id, { token });
    await ann.must({ t: 'start' });
    await ann.asked();
    await ann.answer();
    await ann.must({ t: 'chat', text: 'copied' });
    const { at } = await ann.asked();
    const database = await postgres.database();
    const { tables, players, answers } = await copyData(path, database);
    expect([tables, players, answers >= at]).toEqual([1, 1, true]);
    await first.stop();

    const second = await serve({ data: database }, undefined, await PostgresStorage.open(database));
    const again = await Talker.join(second.url, id, { token });
    expect([again.mine, again.position!.at, again.chat.map(({ text }) => text)]).toEqual([[0], answers, ['copied']]);
    while ((await again.asked()) && again.table!.status === 'playing') {
      const before = again.position!.at;
      await again.answer();
      await again.until(() => again.position!.at > before);
    }
    expect(again.table!.status).toBe('over');
  });
});

describe('what cannot be copied is said in one line, and leaves nothing behind', () => {
  const refused = async (from: string, to: string): Promise<string> => {
    const error = await copyData(from, to).catch((error) => error);
    expect(error).toBeInstanceOf(DataProblem);
    return error.message;
  };

  test('to where something is', async () => {
    const from = await fullFile();
    const database = await postgres.database();
    await copyData(from, database);
    expect(await refused(from, database)).toMatch(/^postgres:.* is not empty$/);
    expect(await refused(database, from)).toBe(`${from} is there already`);
  });

  test('from where nothing is, or what is not of this version', async () => {
    const folder = scratch();
    const to = join(folder, 'to.db');
    expect(await refused(join(folder, 'none.db'), to)).toBe(`${join(folder, 'none.db')} is not there`);
    expect(await refused(await postgres.database(), to)).toMatch(/relation "meta" does not exist/);
    writeFileSync(join(folder, 'odd.db'), 'no data file at all, but long enough to look like one');
    expect(await refused(join(folder, 'odd.db'), to)).toMatch(/not a database/);
    const old = join(folder, 'old.db');
    await new SqliteStorage(old, MIGRATIONS.slice(0, 2)).close();
    expect(await refused(old, to)).toBe(`${old} was written by an older version of Ashtown: start a server on it once`);
    expect(existsSync(to)).toBe(false);
  });

  test('halfway', async () => {
    const from = await fullFile();
    const db = new Database(from);
    db.exec('UPDATE chat SET n = 1e12 WHERE n = (SELECT MAX(n) FROM chat)');
    db.close();
    const database = await postgres.database();
    expect(await refused(from, database)).toMatch(/^postgres:.*out of range/);
    expect(await postgres.ask(new URL(database).pathname.slice(1), 'SELECT COUNT(*) AS n FROM tables')).toEqual([
      { n: '0' },
    ]);
  });
});
