import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { costPerAnswer, databaseFigures } from './database-cost.ts';
import { type LoadSettings, runLoad } from './load.ts';
import type { LoadReport } from './load-measure.ts';
import { PostgresServer } from './postgres.ts';
import { NO_LIMITS, ServerProcess } from './server-process.ts';

/** The same load on one server over SQLite, and on several over PostgreSQL: `npm run load -- --nodes 1,2,3`. */

type Given = Omit<LoadSettings, 'urls'>;

export interface NodesReport extends LoadReport {
  data: 'SQLite' | 'PostgreSQL';
  nodes: number;
  /** Answers a second, by those of one server over SQLite. */
  ratio: number;
  database: ReturnType<typeof costPerAnswer> | null;
}

/** Runs something over so many new servers with the same data. */
async function withServers<T>(n: number, data: string, run: (urls: string[]) => Promise<T>): Promise<T> {
  const env = { PORT: '0', ASHTOWN_DATA: data, ASHTOWN_LOG: 'error', ...NO_LIMITS };
  const servers: ServerProcess[] = [];
  try {
    while (servers.length < n) servers.push(await ServerProcess.start(env));
    return await run(servers.map(({ url }) => url));
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const { err } of servers) if (err) console.error(err);
  }
}

async function onSqlite(given: Given): Promise<LoadReport> {
  const dir = mkdtempSync(join(tmpdir(), 'ashtown-load-'));
  try {
    return await withServers(1, join(dir, 'ashtown.db'), (urls) => runLoad({ ...given, urls }));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** What the database costs is counted over the whole run, making tables and all. */
async function onPostgres(given: Given, nodes: number, postgres: PostgresServer) {
  const data = await postgres.database();
  return withServers(nodes, data, async (urls) => {
    const before = await databaseFigures(postgres, data);
    const report = await runLoad({ ...given, urls });
    const after = await databaseFigures(postgres, data);
    const [row] = await postgres.ask(new URL(data).pathname.slice(1), 'SELECT COUNT(*)::INTEGER AS n FROM answers');
    return { ...report, database: costPerAnswer(before, after, row!.n as number) };
  });
}

export async function runNodes(given: Given, counts: readonly number[]): Promise<NodesReport[]> {
  given.say('one server over SQLite');
  const one = await onSqlite(given);
  const ratioOf = ({ answersPerSecond }: LoadReport) => Number((answersPerSecond / one.answersPerSecond).toFixed(2));
  const reports: NodesReport[] = [{ ...one, data: 'SQLite', nodes: 1, ratio: 1, database: null }];
  const postgres = await PostgresServer.start({ isDurable: true });
  try {
    for (const nodes of counts) {
      given.say(`PostgreSQL, servers: ${nodes}`);
      const report = await onPostgres(given, nodes, postgres);
      reports.push({ ...report, data: 'PostgreSQL', nodes, ratio: ratioOf(report) });
    }
  } finally {
    await postgres.stop();
  }
  return reports;
}

/** The columns somebody compares. */
export const comparedNodes = (reports: readonly NodesReport[]) =>
  reports.map((r) => ({
    data: r.data,
    nodes: r.nodes,
    'answers/s': r.answersPerSecond,
    ratio: r.ratio,
    p50: r.p50,
    p95: r.p95,
    p99: r.p99,
    refused: r.refused,
    'servers, % of a core': r.cpuPercent,
    'answers per CPU-s of servers': r.answersPerCpuSecond,
    '… of the database': r.database?.answersPerDatabaseCpuSecond ?? '',
    'statements/answer': r.database?.statements ?? '',
    'WAL bytes/answer': r.database?.walBytes ?? '',
    'bytes kept/answer': r.database?.tableBytes ?? '',
  }));
