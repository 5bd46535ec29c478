import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** As an operator runs it. */
export const SOURCE = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const CLIENT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** Where tests have it built, it starts in half the time. */
const { ASHTOWN_PROGRAMS } = process.env;
const MAIN = ASHTOWN_PROGRAMS ? join(ASHTOWN_PROGRAMS, 'server.mjs') : SOURCE;

/** Limits for one machine that plays everybody. */
export const NO_LIMITS = {
  ASHTOWN_MAX_TABLES: '1000000',
  ASHTOWN_MAX_TABLES_PER_PLAYER: '1000000',
  ASHTOWN_MAX_CONNECTIONS: '1000000',
  ASHTOWN_MAX_CONNECTIONS_PER_ADDRESS: '1000000',
  ASHTOWN_RATE_CONNECTION: '1000000',
  ASHTOWN_RATE_ADDRESS: '1000000',
  ASHTOWN_RATE_HTTP: '1000000',
  ASHTOWN_RATE_TABLES: '100000000',
};

/** Whatever happens to the test, no server outlives it. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server as an operator runs it: a process of its own. */
export class ServerProcess {
  readonly child: ChildProcess;
  url = '';
  out = '';
  err = '';
  readonly exited: Promise<number | null>;

  /** `shell`: what is done to the process before it begins, such as `ulimit -n 1024`. `main`: another program than ours. */
  constructor(env: Record<string, string>, flags: readonly string[] = [], shell = '', main = MAIN) {
    const loader = extname(main) === '.ts' ? ['--import', import.meta.resolve('tsx')] : [];
    const node = [process.execPath, ...flags, ...loader, main];
    const [command, ...args] = shell === '' ? node : ['bash', '-c', `${shell}; exec "$@"`, 'bash', ...node];
    this.child = spawn(command!, args, {
      env: { ASHTOWN_CLIENT: CLIENT, ...process.env, HOST: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout!.on('data', (data) => {
      this.out += data;
    });
    this.child.stderr!.on('data', (data) => {
      this.err += data;
    });
    running.add(this.child);
    this.exited = once(this.child, 'close').then(() => {
      running.delete(this.child);
      return this.child.exitCode;
    });
  }

  static async start(
    env: Record<string, string>,
    flags: readonly string[] = [],
    shell = '',
    main = MAIN,
  ): Promise<ServerProcess> {
    const server = new ServerProcess(env, flags, shell, main);
    await Promise.race([server.#ready(), server.exited]);
    if (server.url === '') throw new Error(`the server did not start: ${server.err}`);
    return server;
  }

  async #ready(): Promise<void> {
    for await (const _ of this.child.stdout!.iterator({ destroyOnReturn: false })) {
      const found = /ready: (http\S+)/.exec(this.out);
      if (!found) continue;
      this.url = found[1]!;
      return;
    }
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}
