import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hosted } from './hosting.ts';
import { DIST } from './static-host.ts';

/** Built, where tests have it so: that starts in half the time. */
const { ASHTOWN_PROGRAMS } = process.env;
const MAIN = ASHTOWN_PROGRAMS
  ? [join(ASHTOWN_PROGRAMS, 'server.mjs')]
  : ['--import', import.meta.resolve('tsx'), fileURLToPath(new URL('../../../../server/src/main.ts', import.meta.url))];

/** The real server as a process of its own, on a data file of its own. */
export interface Server extends Hosted {
  /** The addresses it prints for others on the network. */
  addresses: readonly string[];
  /** Kills it as a power cut would, and starts it again where it was. */
  restart(): Promise<void>;
}

async function run(env: Record<string, string>): Promise<{ child: ChildProcess; url: string; addresses: string[] }> {
  const child = spawn(process.execPath, MAIN, {
    env: { ...process.env, HOST: '', ASHTOWN_CLIENT: DIST, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: unknown) => {
      said += text;
      const ready = /ready: (http\S+)/.exec(said);
      if (ready) resolve(`${ready[1]!.replace(/\/$/, '')}/`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(`the server did not start: ${said}`)));
  });
  const addresses = [...said.matchAll(/On this network: (http\S+)/g)].map((found) => found[1]!);
  return { child, url, addresses };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'close');
  child.kill(signal);
  await ended;
}

/** `more`: further settings of the environment. */
export async function startServer(more: Record<string, string> = {}): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'ashtown-'));
  const env = { ASHTOWN_DATA: join(folder, 'data.db'), ...more };
  let { child, url, addresses } = await run({ ...env, PORT: '0' });
  return {
    url,
    addresses,
    async restart() {
      await end(child, 'SIGKILL');
      ({ child, url, addresses } = await run({ ...env, PORT: new URL(url).port }));
    },
    async stop() {
      await end(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
