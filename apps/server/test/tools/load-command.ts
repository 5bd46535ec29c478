import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBot } from '@ashtown/host';
import { runBare } from './bare-load.ts';
import { runLoad } from './load.ts';
import type { LoadReport } from './load-measure.ts';
import { comparedNodes, runNodes } from './load-nodes.ts';
import { NO_LIMITS, ServerProcess } from './server-process.ts';

/** `npm run load -- --tables 1000 --seconds 30`: what a server on this machine holds. */

const USAGE = `npm run load -- [options]
  --tables 100,300,1000    how many tables are live at once; several, one after the other
  --seconds 20             how long each is measured
  --game king-of-new-york
  --people 2               clients at each table
  --bots 0                 seats the server's own bots play
  --level greedy           what bots these are: greedy ones cost next to nothing, hard ones think
  --crowd 0                so many tables of one person and these bots stand beside; those that are measured then have none
  --think 2000-5000        how long a client thinks, in milliseconds; 0 saturates the server
  --profile folder         a CPU profile of the server is written there
  --nodes 1,2,3            so many servers on a PostgreSQL of their own, one after the other, by one over SQLite; with what the
                           database costs for each answer
  --together               all people of a table come to the same server, as where the load balancer goes by the address
  --bare                   first the same with a server that does no more than write a row and send a note
  --url http://…           an existing server (with its limits raised) instead of a new one
  --json`;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    game: { type: 'string', default: 'king-of-new-york' },
    people: { type: 'string', default: '2' },
    bots: { type: 'string', default: '0' },
    level: { type: 'string', default: 'greedy' },
    crowd: { type: 'string', default: '0' },
    think: { type: 'string', default: '2000-5000' },
    profile: { type: 'string' },
    nodes: { type: 'string' },
    together: { type: 'boolean', default: false },
    bare: { type: 'boolean', default: false },
    url: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const fail = (line: string): never => {
  console.error(`${line}\n\n${USAGE}`);
  process.exit(2);
};
const whole = (name: string, text: string, min: number): number =>
  /^\d+$/.test(text) && Number(text) >= min ? Number(text) : fail(`--${name} must be a whole number from ${min}`);

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const tables = values.tables.split(',').map((text) => whole('tables', text, 1));
const [least, most = least] = values.think.split('-').map((text) => whole('think', text, 0));
const common = {
  seconds: whole('seconds', values.seconds, 1),
  game: values.game,
  people: whole('people', values.people, 1),
  bots: whole('bots', values.bots, 0),
  level: findBot(values.level)?.id ?? fail(`--level ${values.level}: there is no such bot`),
  crowd: whole('crowd', values.crowd, 0),
  think: [least!, most!] as [number, number],
  isTogether: values.together,
  say: (line: string) => values.json || console.error(line),
};

const BARE = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${resolve(values.profile)}`] : [];

/** Runs something over a server of its own, with an empty folder for its data. */
async function withServer<T>(flags: string[], main: string | undefined, run: (url: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), 'ashtown-load-'));
  const env = { PORT: '0', ASHTOWN_DATA: join(dir, 'ashtown.db'), ASHTOWN_LOG: 'error', ...NO_LIMITS };
  const server = await ServerProcess.start(env, flags, '', main);
  try {
    return await run(server.url);
  } finally {
    await server.stop();
    if (server.err) console.error(server.err);
    rmSync(dir, { recursive: true, force: true });
  }
}

const machine = {
  cores: availableParallelism(),
  load: loadavg().map((x) => Number(x.toFixed(1))),
  node: process.version,
};
const { people, bots, level, crowd, think, game } = common;
const seated =
  crowd === 0
    ? `${people} clients and ${bots} ${level} bots a table`
    : `${people} clients a table beside ${crowd} of one and ${bots} ${level} bots`;
const UNDER = `${game}, ${seated}, thinking ${think.join('–')} ms; latencies in ms, from an answer sent to its ok.
Where one person plays with bots, bot p50 to p99 say how long a bot's answer was waited for.
${machine.cores} cores, ${machine.node}, load average ${machine.load.join(' ')}: the clients run on the same machine.`;

if (values.nodes !== undefined) {
  const counts = values.nodes.split(',').map((text) => whole('nodes', text, 1));
  for (const n of tables) {
    const compared = await runNodes({ ...common, tables: n }, counts);
    if (values.json)
      console.log(JSON.stringify({ machine, settings: { ...common, say: undefined }, reports: compared }));
    else {
      console.log(`${n} tables:`);
      console.table(comparedNodes(compared));
    }
  }
  if (!values.json) console.log(UNDER);
  process.exit(0);
}

const bare: LoadReport[] = [];
const reports: LoadReport[] = [];
for (const n of tables) {
  if (values.bare) bare.push(await withServer([], BARE, (url) => runBare({ ...common, urls: [url], tables: n })));
  const load = (url: string) => runLoad({ ...common, urls: [url], tables: n });
  reports.push(values.url ? await load(values.url) : await withServer(profiling, undefined, load));
}
/** What a machine makes of our work, by what it makes of next to none. */
const ratios = reports.map(
  (r, i) => bare[i] && Number((r.answersPerCpuSecond / bare[i].answersPerCpuSecond).toFixed(3)),
);
if (values.json)
  console.log(
    JSON.stringify({ machine, settings: { ...common, say: undefined }, reports, ...(values.bare && { bare, ratios }) }),
  );
else {
  if (values.bare) console.table(bare);
  console.table(reports);
  if (values.bare)
    console.log(`Answers per CPU-second, by those of the bare server (the first table): ${ratios.join(', ')}`);
  console.log(UNDER);
}
process.exit(0);
