import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../postgres.ts';
import { Link } from './link.ts';

const FINDER = fileURLToPath(new URL('../../../../../scripts/nginx.mjs', import.meta.url));

/** What stands in front of the nodes: people know only this address. */
export interface Front {
  readonly name: string;
  readonly url: string;
  kill(): Promise<void>;
  run(): Promise<void>;
  stop(): Promise<void>;
}

/** A real nginx, or where there is none our own. */
export async function frontOf(ports: readonly number[]): Promise<Front> {
  const found = spawnSync(process.execPath, [FINDER], { encoding: 'utf8' });
  return found.status === 0 ? Nginx.start(found.stdout.trim(), ports) : ownFront(ports);
}

async function ownFront(ports: readonly number[]): Promise<Front> {
  const link = await Link.to(...ports);
  return {
    name: 'our own proxy',
    url: `http://127.0.0.1:${link.port}`,
    kill: async () => link.cut(),
    run: async () => link.mend(),
    stop: () => link.stop(),
  };
}

/** As in `deploy/nginx.conf`, without TLS and in one process, so that nothing of it outlives being killed. */
const configuration = (port: number, ports: readonly number[]) => `
daemon off;
master_process off;
pid nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
  upstream ashtown { ${ports.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`).join(' ')} }
  map $http_upgrade $ashtown_connection { default upgrade; '' ''; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://ashtown;
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $ashtown_connection;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_read_timeout 120s;
    }
  }
}
`;

/** Whatever happens to the test, no proxy outlives it. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

class Nginx implements Front {
  readonly name = 'nginx';
  readonly url: string;
  readonly #program: string;
  readonly #port: number;
  readonly #dir = mkdtempSync(join(tmpdir(), 'ashtown-nginx-'));
  #child: ChildProcess | null = null;

  private constructor(program: string, port: number, ports: readonly number[]) {
    this.#program = program;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    writeFileSync(join(this.#dir, 'nginx.conf'), configuration(port, ports));
  }

  static async start(program: string, ports: readonly number[]): Promise<Nginx> {
    const nginx = new Nginx(program, await freePort(), ports);
    await nginx.run();
    return nginx;
  }

  async run(): Promise<void> {
    const child = spawn(this.#program, ['-p', this.#dir, '-c', 'nginx.conf', '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr!.on('data', (data) => {
      said = `${said}${data}`.slice(-2000);
    });
    running.add(child);
    this.#child = child;
    while (child.exitCode === null) {
      if (await listens(this.#port)) return;
      await new Promise((go) => setTimeout(go, 20));
    }
    throw new Error(`nginx: ${said}`);
  }

  async kill(): Promise<void> {
    const child = this.#child!;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    running.delete(child);
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isThere = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isThere;
}
