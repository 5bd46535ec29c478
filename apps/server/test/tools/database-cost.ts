import { readdirSync, readFileSync } from 'node:fs';
import type { PostgresServer } from './postgres.ts';

/** What a PostgreSQL has done so far. */
export interface DatabaseFigures {
  statements: number;
  /** Bytes of its log, of its tables, and its seconds on a processor (null where the system does not say). */
  wal: number;
  bytes: number;
  cpu: number | null;
}

/** Every statement of ours is a transaction of its own, but for making tables: so transactions are counted. */
const FIGURES = `SELECT pg_stat_force_next_flush(), (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database())::FLOAT8 AS statements,
  (SELECT wal_bytes FROM pg_stat_wal)::FLOAT8 AS wal, pg_database_size(current_database())::FLOAT8 AS bytes`;

export async function databaseFigures(server: PostgresServer, url: string): Promise<DatabaseFigures> {
  const [row] = await server.ask(new URL(url).pathname.slice(1), FIGURES);
  const { statements, wal, bytes } = row as unknown as DatabaseFigures;
  return { statements, wal, bytes, cpu: cpuOf(server.pid) };
}

/** What `count` answers have cost, each. */
export function costPerAnswer(before: DatabaseFigures, after: DatabaseFigures, count: number) {
  const each = (name: 'statements' | 'wal' | 'bytes', digits: number) =>
    Number(((after[name] - before[name]) / count).toFixed(digits));
  const cpu = after.cpu === null || before.cpu === null ? null : after.cpu - before.cpu;
  return {
    statements: each('statements', 2),
    walBytes: each('wal', 0),
    tableBytes: each('bytes', 0),
    answersPerDatabaseCpuSecond: cpu === null ? null : Math.round(count / cpu),
  };
}

/** A hundredth of a second, as Linux counts for `/proc`. */
const TICK = 0.01;

/** Seconds a process, and all it has started, were on a processor. */
function cpuOf(pid: number): number | null {
  try {
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const stats = processes.flatMap((name) => {
      try {
        const text = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of the program may hold anything, spaces too; it ends with the last bracket.
        const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
        const times = rest.slice(9, 13).map(Number);
        return [{ id: Number(name), parent: Number(parent), own: times[0]! + times[1]!, ended: times[2]! + times[3]! }];
      } catch {
        return [];
      }
    });
    const ticks = stats.reduce((sum, { id, parent, own, ended }) => {
      if (id === pid) return sum + own + ended;
      return parent === pid ? sum + own : sum;
    }, 0);
    return ticks * TICK;
  } catch {
    return null;
  }
}
