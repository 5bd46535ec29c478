import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';

const FINDER = fileURLToPath(new URL('../../../../scripts/postgres.mjs', import.meta.url));

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Whatever happens to the test, no database outlives it. */
const running = new Map<ChildProcess, string>();
process.on('exit', () => {
  for (const [child, dir] of running) {
    child.kill('SIGQUIT');
    rmSync(dir, { recursive: true, force: true });
  }
});

/** A real PostgreSQL with nothing in it, in a folder of its own, for as long as a test file runs. */
export class PostgresServer {
  readonly port: number;
  readonly dir: string;
  #child: ChildProcess | null = null;
  readonly #bin: string;
  readonly #isDurable: boolean;
  #databases = 0;

  private constructor(bin: string, dir: string, port: number, isDurable: boolean) {
    this.#bin = bin;
    this.#isDurable = isDurable;
    this.dir = dir;
    this.port = port;
  }

  /** `isDurable`: it waits for the disk, as a real one does. */
  static async start({ isDurable = false } = {}): Promise<PostgresServer> {
    const found = spawnSync(process.execPath, [FINDER], { encoding: 'utf8' });
    const bin = found.stdout.trim();
    if (found.status !== 0) throw new Error(bin);
    const dir = mkdtempSync(join(tmpdir(), 'ashtown-pg-'));
    const owner = whoMayRun();
    if (owner) chownSync(dir, owner.uid, owner.gid);
    const data = join(dir, 'data');
    const made = spawnSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'ashtown', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...owner, cwd: dir, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    const server = new PostgresServer(bin, dir, await freePort(), isDurable);
    await server.run();
    return server;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  /** Where to connect; every name is a database of its own. */
  url(name: string): string {
    return `postgres://ashtown@127.0.0.1:${this.port}/${name}`;
  }

  /** A new, empty database; returns its address. */
  async database(): Promise<string> {
    const name = `test_${++this.#databases}`;
    await this.ask('postgres', `CREATE DATABASE ${name}`);
    return this.url(name);
  }

  async ask(name: string, text: string): Promise<Record<string, unknown>[]> {
    const sql = postgres(this.url(name), { max: 1, onnotice: () => {}, connect_timeout: 5 });
    try {
      return await sql.unsafe(text);
    } finally {
      await sql.end();
    }
  }

  /** Starts it on what is in its folder, once those are gone who outlived being killed. */
  async run(): Promise<void> {
    for (;;) {
      const problem = await this.#start();
      if (problem === null) return;
      if (!problem.includes('still in use')) throw new Error(`postgres: ${problem}`);
      await sleep(50);
    }
  }

  /** What it says where it does not come up; null: it runs. */
  async #start(): Promise<string | null> {
    const settings = [
      `fsync=${this.#isDurable ? 'on' : 'off'}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${this.dir}`,
    ];
    const args = ['-D', join(this.dir, 'data'), '-p', `${this.port}`, ...settings.flatMap((s) => ['-c', s])];
    const child = spawn(join(this.#bin, 'postgres'), args, {
      ...whoMayRun(),
      cwd: this.dir,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr!.on('data', (data) => {
      said += data;
    });
    running.set(child, this.dir);
    this.#child = child;
    while (child.exitCode === null) {
      if (await this.ask('postgres', 'SELECT 1').catch(() => null)) return null;
      await sleep(50);
    }
    running.delete(child);
    return said;
  }

  /** At once: what it has promised is still there when it runs again. Killed it does not even end those who serve its clients. */
  async halt(signal: 'SIGQUIT' | 'SIGKILL' = 'SIGQUIT'): Promise<void> {
    const child = this.#child!;
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    running.delete(child);
  }

  async stop(): Promise<void> {
    await this.halt();
    rmSync(this.dir, { recursive: true, force: true });
  }
}

/** It refuses to run as root: then as its own user, or as nobody. */
function whoMayRun(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {}
  throw new Error('PostgreSQL does not run as root, and there is nobody else');
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
