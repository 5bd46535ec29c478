import postgres from 'postgres';
import { shownAddress } from '../address.ts';
import { DataProblem, faultOf } from '../data-fault.ts';
import { within } from '../within.ts';
import { SCHEMA } from './schema.ts';

/** A list as PostgreSQL reads it. */
const listOf = (items: readonly (string | number)[]): string =>
  `{${items.map((x) => (typeof x === 'string' ? `"${x.replace(/["\\]/g, '\\$&')}"` : x))}}`;

/** Numbers of 64 bits are times and counts here, and no larger than a double holds. Lists are only sent. */
const types = {
  whole: { to: 20, from: [20], parse: Number, serialize: String },
  texts: { to: 1009, from: [], parse: String, serialize: listOf },
  numbers: { to: 1007, from: [], parse: String, serialize: listOf },
  wholes: { to: 1016, from: [], parse: String, serialize: listOf },
};
/** How long nobody has to wait for a database that does not answer, in milliseconds; and for one that cannot be reached, in seconds. */
const ANSWER_WITHIN = 10_000;
const CONNECT_WITHIN = 3;
/** Whoever brings a database up to date holds this lock: an arbitrary number nobody else uses. */
const MIGRATING = 5_151_001;

export const connect = (url: string) =>
  postgres(url, {
    types,
    // What it would ask for itself it asks for with nobody to catch what goes wrong: a connection cut meanwhile ended the process.
    fetch_types: false,
    connect_timeout: CONNECT_WITHIN,
    // In seconds: by itself the driver waits for up to twenty, long after the database is back.
    backoff: () => 0.1 + 0.3 * Math.random(),
    connection: { application_name: 'ashtown' },
    onnotice: () => {},
  });

type Sql = ReturnType<typeof connect>;
export type Transaction = Parameters<Parameters<Sql['begin']>[1]>[0];
export type Row = Record<string, unknown>;

/** A connection to PostgreSQL for statements as text. Each is prepared once for every connection that uses it. */
export class Database {
  readonly sql: Sql;

  private constructor(sql: Sql) {
    this.sql = sql;
  }

  /** Brings an older or empty database up to date. Rejects with a `DataProblem` where it cannot be used. */
  static async open(url: string, schema = SCHEMA): Promise<Database> {
    let sql: Sql | null = null;
    try {
      sql = connect(url);
      await migrate(sql, schema);
      return new Database(sql);
    } catch (error) {
      await sql?.end({ timeout: 0 });
      throw error instanceof DataProblem ? error : new DataProblem(`${shownAddress(url)}: ${oneLine(error)}`);
    }
  }

  all<T extends Row>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    return within(ANSWER_WITHIN, ask<T>(this.sql, text, values));
  }

  async one<T extends Row>(text: string, values: readonly unknown[] = []): Promise<T | undefined> {
    return (await this.all<T>(text, values))[0];
  }

  /** All of it or nothing. */
  together<T>(work: (all: <R extends Row>(text: string, values?: readonly unknown[]) => Promise<R[]>) => Promise<T>) {
    const begun = this.sql.begin((sql) => work((text, values = []) => unlessGone(ask(sql, text, values))));
    return within(ANSWER_WITHIN, begun as Promise<T>);
  }

  async close(): Promise<void> {
    await this.sql.end({ timeout: 1 });
  }
}

const ask = async <T extends Row>(sql: Sql | Transaction, text: string, values: readonly unknown[]): Promise<T[]> =>
  sql.unsafe<T[]>(text, values as never, { prepare: true });

/**
 * A part of a transaction. Where its connection is gone it stays open, and the driver rejects the whole: told of it, it would roll
 * back over what is no connection any more, and that ends the process.
 */
const unlessGone = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error) => (faultOf(error) === 'unreachable' ? new Promise<never>(() => {}) : Promise.reject(error)));

/** Several processes may start at once: one migrates, and the others find it done. */
async function migrate(sql: Sql, schema: readonly string[]): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await tx.unsafe('CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
    const [row] = await tx.unsafe(`SELECT value FROM meta WHERE key = 'schema'`);
    const seen = Number(row?.value ?? 0);
    if (seen > schema.length)
      throw new DataProblem(
        `the database was written by a newer version of Ashtown (${seen}, this one knows ${schema.length})`,
      );
    for (const migration of schema.slice(seen)) await tx.unsafe(migration);
    const save = `INSERT INTO meta VALUES ('schema', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
    if (seen < schema.length) await tx.unsafe(save, [String(schema.length)]);
  });
}

export const oneLine = (error: unknown): string => {
  const { message, code } = error as Error & { code?: unknown };
  return (message || String(code)).replace(/\s+/g, ' ').slice(0, 200);
};
