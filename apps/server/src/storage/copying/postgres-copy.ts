import { shownAddress } from '../address.ts';
import { DataProblem } from '../data-fault.ts';
import { connect, Database, oneLine, type Transaction } from '../postgres/database.ts';
import { SCHEMA } from '../postgres/schema.ts';
import { AT_ONCE, type CopiedRow, type Filling, NOTES, type Note, type Origin, PARTS, type Reading } from './parts.ts';

/** A database, as it is when the first row is read: servers may go on meanwhile. */
export const readPostgres: Reading = async (url, work) => {
  const sql = connect(url);
  try {
    const read = sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (tx) => {
      const [schema] = await tx.unsafe(`SELECT value FROM meta WHERE key = 'schema'`);
      if (Number(schema?.value) !== SCHEMA.length)
        throw new DataProblem(`${shownAddress(url)} is of another version of Ashtown: start a server on it once`);
      return work(originOf(tx));
    });
    return (await read) as Awaited<ReturnType<typeof work>>;
  } catch (error) {
    throw problemAt(url, error);
  } finally {
    await sql.end({ timeout: 1 });
  }
};

/** An empty database, which no server may use meanwhile. */
export const fillPostgres: Filling = async (url, work) => {
  const db = await Database.open(url);
  try {
    const filled = db.sql.begin(async (tx) => {
      await tx.unsafe('LOCK TABLE tables, players IN EXCLUSIVE MODE');
      const [first] = await tx.unsafe('SELECT 1 FROM tables UNION ALL SELECT 1 FROM players LIMIT 1');
      if (first) throw new DataProblem(`${shownAddress(url)} is not empty`);
      return work({
        async add(part, rows) {
          const columns = PARTS[part];
          const text = `INSERT INTO ${part} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${part}, $1::TEXT::JSON)`;
          await tx.unsafe(text, [JSON.stringify(rows)]);
        },
        async setUp(ms) {
          await tx.unsafe('UPDATE uptime SET ms = $1, seen = clock_timestamp()', [ms]);
        },
        async addNote({ key, value }) {
          await tx.unsafe('INSERT INTO meta VALUES ($1, $2)', [key, value]);
        },
      });
    });
    return (await filled) as Awaited<ReturnType<typeof work>>;
  } catch (error) {
    throw problemAt(url, error);
  } finally {
    await db.close();
  }
};

const originOf = (tx: Transaction): Origin => ({
  async up() {
    const [row] = await tx.unsafe('SELECT ms FROM uptime');
    return row!.ms as number;
  },
  notes: () => tx.unsafe<Note[]>(NOTES),
  rows: (part) => tx.unsafe<CopiedRow[]>(`SELECT ${PARTS[part]} FROM ${part}`).cursor(AT_ONCE),
});

const problemAt = (url: string, error: unknown): DataProblem =>
  error instanceof DataProblem ? error : new DataProblem(`${shownAddress(url)}: ${oneLine(error)}`);
