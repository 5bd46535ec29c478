import { existsSync, rmSync } from 'node:fs';
import Database from 'libsql';
import { DataProblem } from '../data-fault.ts';
import { MIGRATIONS } from '../migrations.ts';
import { inspect, openFile, versionOf } from '../open-file.ts';
import type { Copied } from './copy-data.ts';
import {
  AT_ONCE,
  type CopiedRow,
  type Filling,
  NOTES,
  type Note,
  type Origin,
  PART_NAMES,
  PARTS,
  type Part,
  type Reading,
} from './parts.ts';

/** A data file, as it is when the first row is read: a server may go on meanwhile. */
export const readFile: Reading = async (path, work) => {
  if (!existsSync(path)) throw new DataProblem(`${path} is not there`);
  return telling(path, async () => {
    const db = new Database(path);
    try {
      const version = versionOf(db);
      if (version !== MIGRATIONS.length) throw new DataProblem(otherVersion(path, version < MIGRATIONS.length));
      db.exec('BEGIN');
      return await work(originOf(db));
    } finally {
      db.close();
    }
  });
};

/** A new data file; where it cannot be filled, there is none. */
export const fillFile: Filling = async (path, work) => {
  if (existsSync(path)) throw new DataProblem(`${path} is there already`);
  return telling(path, async () => {
    const { db, lock } = openFile(path, MIGRATIONS);
    let isFilled = false;
    try {
      db.exec('BEGIN IMMEDIATE');
      const done = await work({
        add: async (part, rows) => insert(db, part, rows),
        setUp: async (ms) => {
          db.prepare(`INSERT OR REPLACE INTO meta VALUES ('uptime', ?)`).run(String(ms));
        },
        addNote: async ({ key, value }) => {
          db.prepare('INSERT INTO meta VALUES (?, ?)').run(key, value);
        },
      });
      db.exec('COMMIT');
      // One file, with nothing beside it that could be left behind.
      db.pragma('journal_mode = DELETE');
      isFilled = true;
      return done;
    } finally {
      db.close();
      lock.close();
      for (const end of isFilled ? ['-lock'] : ['', '-wal', '-shm', '-lock']) rmSync(`${path}${end}`, { force: true });
    }
  });
};

/** How many rows a data file of any version holds, once it is found to be whole. */
export function countFile(path: string): Partial<Copied> {
  if (!existsSync(path)) throw new DataProblem(`${path} is not there`);
  const db = new Database(path);
  try {
    inspect(db, path);
    const names = db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all() as { name: string }[];
    const count = (part: Part) => (db.prepare(`SELECT COUNT(*) AS n FROM ${part}`).get() as { n: number }).n;
    const parts = PART_NAMES.filter((part) => names.some(({ name }) => name === part));
    return Object.fromEntries(parts.map((part) => [part, count(part)]));
  } finally {
    db.close();
  }
}

const originOf = (db: Database.Database): Origin => ({
  async up() {
    const row = db.prepare(`SELECT value FROM meta WHERE key = 'uptime'`).get() as { value: string } | undefined;
    return Number(row?.value ?? 0);
  },
  notes: async () => db.prepare(NOTES).all() as Note[],
  async *rows(part) {
    let rows: CopiedRow[] = [];
    for (const row of db.prepare(`SELECT ${PARTS[part]} FROM ${part}`).iterate()) {
      rows.push(row as CopiedRow);
      if (rows.length < AT_ONCE) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
  },
});

function insert(db: Database.Database, part: Part, rows: readonly CopiedRow[]): void {
  const columns = PARTS[part];
  const statement = db.prepare(`INSERT INTO ${part} (${columns}) VALUES (${columns.map(() => '?')})`);
  for (const row of rows) statement.run(...columns.map((column) => row[column]));
}

const otherVersion = (path: string, isOlder: boolean): string =>
  isOlder
    ? `${path} was written by an older version of Ashtown: start a server on it once`
    : `${path} was written by a newer version of Ashtown`;

async function telling<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DataProblem ? error : new DataProblem(`${path}: ${(error as Error).message}`);
  }
}
