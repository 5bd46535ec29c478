import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { DataProblem, isBusy } from './data-fault.ts';

/** Opens a data file, for one process at a time: makes what is missing and brings an older file up to date. */
export function openFile(
  path: string,
  migrations: readonly string[],
): { db: Database.Database; lock: Database.Database } {
  try {
    makeFolder(dirname(path));
    const lock = hold(`${path}-lock`, path);
    try {
      return { db: open(path, migrations), lock };
    } catch (error) {
      lock.close();
      throw error;
    }
  } catch (error) {
    throw error instanceof DataProblem ? error : new DataProblem(`${path}: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string =>
  isBusy(error) ? 'another process keeps it locked' : oneLine((error as Error).message);

/** One by one: `recursive` never returns where the system denies that a folder it shows is there, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Held by the system for as long as the process lives, however it ends; readers such as a backup are not kept out. */
function hold(path: string, data: string): Database.Database {
  const db = new Database(path);
  try {
    db.exec('BEGIN EXCLUSIVE');
    return db;
  } catch (error) {
    db.close();
    throw isBusy(error) ? new DataProblem(`${data} is in use by another process`) : error;
  }
}

/** How long opening waits for somebody else's lock, in milliseconds; and everything later, since all that is read waits with it. */
const OPEN_WITHIN = 3000;
const BUSY_WITHIN = 5;

function open(path: string, migrations: readonly string[]): Database.Database {
  const db = new Database(path);
  try {
    db.pragma(`busy_timeout = ${OPEN_WITHIN}`);
    db.pragma('journal_mode = WAL');
    // An acknowledged answer survives a loss of power, not only the end of the process.
    db.pragma('synchronous = FULL');
    inspect(db, path);
    migrate(db, path, migrations);
    db.pragma(`busy_timeout = ${BUSY_WITHIN}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Damage is found before anybody plays on it. */
export function inspect(db: Database.Database, path: string): void {
  const [{ quick_check: found }] = db.pragma('quick_check(1)') as [{ quick_check: string }];
  if (found !== 'ok') throw new DataProblem(`${path} is damaged, put a backup in its place (${oneLine(found)})`);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 200);

/** How many migrations a file has seen. */
export function versionOf(db: Database.Database): number {
  const [{ user_version: seen }] = db.pragma('user_version') as [{ user_version: number }];
  return seen;
}

function migrate(db: Database.Database, path: string, migrations: readonly string[]): void {
  const seen = versionOf(db);
  if (seen > migrations.length)
    throw new DataProblem(
      `${path} was written by a newer version of Ashtown (${seen}, this one knows ${migrations.length})`,
    );
  for (const [i, migration] of migrations.entries()) {
    if (i < seen) continue;
    try {
      db.exec(`BEGIN IMMEDIATE; ${migration}; PRAGMA user_version = ${i + 1}; COMMIT`);
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }
}
