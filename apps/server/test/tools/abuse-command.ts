import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Attack, Bystanders, type Felt, insideOf, round } from './abuse.ts';
import { ATTACKS } from './abuse-attacks.ts';
import { damaged, deleted, full, jumped, locked, type Told } from './abuse-data.ts';
import { ServerProcess } from './server-process.ts';

/** `npm run abuse`: does its worst to a server on this machine, and says what somebody at another table felt. */

const USAGE = `npm run abuse -- [options]
  --only hints          one scenario, or several separated by commas: ${[...Object.keys(ATTACKS), 'stop', 'data'].join(', ')}
  --seconds 3           how long each attack is measured
  --lock-seconds 8      how long another process keeps the data file locked
  --json`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    'lock-seconds': { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const lockSeconds = Number(values['lock-seconds']);
const only = values.only?.split(',').map((name) => name.trim());
const known = [...Object.keys(ATTACKS), 'stop', 'data'];
const isWrong = only?.some((name) => !known.includes(name)) || !(seconds > 0) || !(lockSeconds > 0);
if (values.help || isWrong) {
  console.error(USAGE);
  process.exit(isWrong ? 2 : 0);
}
const isWished = (name: string): boolean => !only || only.includes(name);
const say = (line: string) => values.json || console.error(line);
const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

const dir = mkdtempSync(join(tmpdir(), 'ashtown-abuse-'));

interface Row extends Felt {
  attack: string;
  /** The 95th percentile in the quiet just before, and what became of it. */
  quiet95: number;
  ratio: number;
  standstill: number;
  rssMiB: number;
  /** What the server took of one core, in percent. */
  core: number;
  limits: number;
}

/** Each with its own quiet time just before: what a machine does besides changes by the minute. */
async function attack(url: string, bystanders: Bystanders, name: string): Promise<Row> {
  const quiet = await bystanders.feel(seconds);
  const { limits: before } = await insideOf(url);
  const attacker = new Attack(url, name);
  try {
    await attacker.begun;
    // The reserves for a burst are spent.
    await sleep(1500);
    const { cpu: spent } = await insideOf(url);
    const felt = await bystanders.feel(seconds);
    const { limits, cpu, ...inside } = await insideOf(url);
    const ratio = round(felt.p95 / quiet.p95);
    const core = Math.round((100 * (cpu - spent)) / seconds);
    return { attack: name, quiet95: quiet.p95, ...felt, ratio, ...inside, core, limits: limits - before };
  } finally {
    await attacker.stop();
  }
}

async function attacks(names: readonly string[]): Promise<Row[]> {
  const env = { PORT: '0', ASHTOWN_DATA: join(dir, 'attacked.db'), ASHTOWN_LOG: 'silent' };
  const server = await ServerProcess.start(env, [], 'ulimit -n 1024');
  const bystanders = new Bystanders(server.url);
  const found: Row[] = [];
  try {
    await bystanders.feel(2);
    for (const name of names) {
      say(`${name} …`);
      found.push(await attack(server.url, bystanders, name));
      await sleep(1000);
    }
    return found;
  } finally {
    await bystanders.stop();
    await server.stop('SIGKILL');
  }
}

/** How long a server takes to end at a signal, with clients that hold on to it. */
async function stopped(): Promise<{ seconds: number; code: number | null }> {
  const server = await ServerProcess.start({ PORT: '0', ASHTOWN_DATA: join(dir, 'stop.db'), ASHTOWN_LOG: 'silent' });
  const held = Array.from({ length: 200 }, (_, i) => {
    const socket = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    if (i % 2 === 0) socket.write('GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n');
    if (i % 4 === 1) socket.write('GET / HT');
    return socket;
  });
  const bystanders = new Bystanders(server.url);
  await bystanders.feel(1);
  const start = performance.now();
  server.child.kill('SIGTERM');
  const code = await server.exited;
  const took = round((performance.now() - start) / 1000);
  for (const socket of held) socket.destroy();
  bystanders.stop();
  return { seconds: took, code };
}

const rows: Row[] = [];
const told: Told[] = [];
let stop: { seconds: number; code: number | null } | null = null;
try {
  const wished = Object.keys(ATTACKS).filter(isWished);
  if (wished.length > 0) rows.push(...(await attacks(wished)));
  if (isWished('stop')) {
    say('stop …');
    stop = await stopped();
  }
  if (isWished('data')) {
    say('data …');
    told.push(await jumped(join(dir, 'jumped.db')));
    told.push(await locked(join(dir, 'locked.db'), lockSeconds));
    for (const scenario of [deleted, damaged, full]) told.push(await scenario(join(dir, `${scenario.name}.db`)));
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
const machine = { cores: availableParallelism(), load: loadavg().map(round), node: process.version };
if (values.json) console.log(JSON.stringify({ machine, seconds, attacks: rows, stop, data: told }));
else {
  if (rows.length > 0) console.table(rows);
  if (stop)
    console.log(`SIGTERM with 200 connections held open: ended after ${stop.seconds} s with exit code ${stop.code}.`);
  if (told.length > 0) console.table(told);
  console.log(
    'Latencies in ms, from an answer sent to its ok, of two people at another table and from another address.',
  );
  console.log(
    `${machine.cores} cores, ${machine.node}, load average ${machine.load.join(' ')}; all on the same machine.`,
  );
}
process.exit(0);
