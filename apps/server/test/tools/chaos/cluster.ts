import type { Takeback } from '@ashtown/server';
import { PostgresStorage } from '../../../src/storage/postgres/postgres-storage.ts';
import { freePort, PostgresServer } from '../postgres.ts';
import { NO_LIMITS, ServerProcess } from '../server-process.ts';
import { type Front, frontOf } from './front.ts';
import { Link } from './link.ts';

/** One of the servers: a process, and its way to the database. */
interface Node {
  readonly port: number;
  readonly link: Link;
  server: ServerProcess;
}

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));
const between = (min: number, max: number) => min + Math.random() * (max - min);

/** How long something is away or slow, in milliseconds; and by how much slower. */
const AWAY = [200, 2000] as const;
const SLOW = [50, 300] as const;

/** Several servers on one PostgreSQL behind a proxy, all of them real, and each of them can be hurt. */
export class Cluster {
  readonly #database: PostgresServer;
  readonly #data: string;
  /** The data as it is, past all that is hurt between it and the servers. */
  readonly #storage: PostgresStorage;
  readonly #nodes: readonly Node[];
  readonly front: Front;

  private constructor(
    database: PostgresServer,
    data: string,
    storage: PostgresStorage,
    nodes: readonly Node[],
    front: Front,
  ) {
    this.#database = database;
    this.#data = data;
    this.#storage = storage;
    this.#nodes = nodes;
    this.front = front;
  }

  static async start(size: number): Promise<Cluster> {
    const database = await PostgresServer.start();
    const url = await database.database();
    const name = new URL(url).pathname;
    const storage = await PostgresStorage.open(url);
    const nodes = await Promise.all(
      Array.from({ length: size }, async () => {
        const [port, link] = [await freePort(), await Link.to(database.port)];
        return { port, link, server: await run(port, dataBehind(link, name)) };
      }),
    );
    return new Cluster(database, name, storage, nodes, await frontOf(nodes.map(({ port }) => port)));
  }

  /** Everything that may happen to it; each is over when its promise is. */
  readonly faults: Readonly<Record<string, () => Promise<void>>> = {
    'node killed': async () => {
      const node = this.#any();
      await node.server.stop('SIGKILL');
      await sleep(between(...AWAY));
      node.server = await run(node.port, dataBehind(node.link, this.#data));
    },
    'node stopped': async () => {
      const node = this.#any();
      const code = await node.server.stop();
      if (code !== 0) throw new Error(`a node that was stopped ended with ${code}: ${node.server.err.slice(-500)}`);
      node.server = await run(node.port, dataBehind(node.link, this.#data));
    },
    'proxy killed': async () => {
      await this.front.kill();
      await sleep(between(...AWAY) / 4);
      await this.front.run();
    },
    'database killed': async () => {
      await this.#database.halt('SIGKILL');
      await sleep(between(...AWAY) / 2);
      await this.#database.run();
    },
    'node cut off from the database': async () => {
      const { link } = this.#any();
      link.cut(Math.random() < 0.5);
      await sleep(between(...AWAY));
      link.mend();
    },
    'database slow for a node': async () => {
      const { link } = this.#any();
      link.delay(between(...SLOW));
      await sleep(between(...AWAY));
      link.delay(0);
    },
  };

  takebacksOf(table: string): Promise<Takeback[]> {
    return this.#storage.takebacks(table);
  }

  async stop(): Promise<void> {
    await this.front.stop();
    await this.#storage.close();
    await Promise.all(this.#nodes.map(({ server }) => server.stop('SIGKILL')));
    await Promise.all(this.#nodes.map(({ link }) => link.stop()));
    await this.#database.stop();
  }

  #any(): Node {
    return this.#nodes[Math.floor(Math.random() * this.#nodes.length)]!;
  }
}

const dataBehind = (link: Link, name: string): string => `postgres://ashtown@127.0.0.1:${link.port}${name}`;

const run = (port: number, data: string): Promise<ServerProcess> =>
  ServerProcess.start({
    PORT: `${port}`,
    ASHTOWN_DATA: data,
    ASHTOWN_LOG: 'silent',
    ASHTOWN_TRUST_PROXY: '1',
    ...NO_LIMITS,
  });
