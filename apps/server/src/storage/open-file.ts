import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';

/** Why a data file cannot be used, in one line for its operator. */
export class DataProblem extends Error {}

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
    throw error instanceof DataProblem ? error : new DataProblem(`${path}: ${(error as Error).message}`);
  }
}

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
    const busy = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
    throw busy ? new DataProblem(`${data} is in use by another process`) : error;
  }
}

function open(path: string, migrations: readonly string[]): Database.Database {
  const db = new Database(path);
  try {
    db.pragma('journal_mode = WAL');
    // An acknowledged answer survives a loss of power, not only the end of the process.
    db.pragma('synchronous = FULL');
    db.pragma('busy_timeout = 5000');
    migrate(db, path, migrations);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function migrate(db: Database.Database, path: string, migrations: readonly string[]): void {
  const [{ user_version: seen }] = db.pragma('user_version') as [{ user_version: number }];
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
