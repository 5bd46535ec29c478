import { type Catalog, GAMES } from '@ashtown/catalog';
import type { FastifyInstance } from 'fastify';
import { makeHouse } from './house.ts';
import { addApi, route } from './http/api.ts';
import { makeApp } from './http/app.ts';
import { addClient } from './http/client.ts';
import { handleProblems, refuse } from './http/problems.ts';
import { Metrics } from './metrics.ts';
import type { Services } from './services.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { Sockets } from './socket/sockets.ts';
import { SqliteStorage } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { Tables } from './tables.ts';
import { Uptime } from './uptime.ts';

const SWEEP_EVERY = 15_000;
const HOUR = 3_600_000;
/** How long a stop waits for sockets to close by themselves. */
const PATIENCE = 2000;

export interface Running {
  url: string;
  services: Services;
  /** Lets everything under way finish, tells everybody, and closes the storage. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  settings?: Partial<Settings>;
  catalog?: Catalog;
  storage?: Storage;
}

/** A whole server: the client's files, the API, the sockets and the tables behind them. */
export async function startServer({
  settings: given = {},
  catalog = GAMES,
  storage,
}: ServerOptions = {}): Promise<Running> {
  const settings = { ...DEFAULTS, ...given };
  const kept = storage ?? new SqliteStorage(settings.data);
  const app = makeApp(settings);
  try {
    const uptime = await Uptime.start(kept, (err) => app.log.error({ err }, 'the uptime could not be saved'));
    const around = { settings, catalog, storage: kept, uptime, metrics: new Metrics(), log: app.log };
    const house = makeHouse(around);
    const services: Services = { ...around, house, tables: new Tables(house, around) };
    const sockets = new Sockets(services);
    services.metrics.watch({ connections: () => sockets.size, tables: () => services.tables.count() });

    handleProblems(app, services);
    addHealth(app, services);
    addApi(app, services);
    await addClient(app, settings.client);
    await app.ready();
    app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));
    const chores = startChores(services);
    const url = await app.listen({ port: settings.port, host: settings.host });
    app.log.info({ url, data: settings.data }, 'ready');

    const stop = async () => {
      for (const chore of chores) clearInterval(chore);
      app.log.info('stopping');
      await sockets.stop(PATIENCE);
      await app.close();
      await services.tables.stop();
      await uptime.stop(kept);
      await kept.close();
      app.log.info('stopped');
    };
    return { url, services, stop };
  } catch (error) {
    await app.close();
    await kept.close();
    throw error;
  }
}

function addHealth(app: FastifyInstance, { storage, metrics, tables, uptime }: Services): void {
  const started = uptime.now();
  route(app, '/health', {
    async GET(_request, reply) {
      reply.header('cache-control', 'no-store');
      try {
        await storage.check();
        return { status: 'ok', seconds: Math.round((uptime.now() - started) / 1000), tables: tables.count() };
      } catch {
        return refuse(reply, { code: 'unavailable', detail: 'the data cannot be read' });
      }
    },
  });
  route(app, '/metrics', {
    GET: async (_request, reply) => reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  });
}

function startChores({ tables, settings, log }: Services): NodeJS.Timeout[] {
  const failed = (err: unknown) => log.error({ err }, 'a chore failed');
  const rest = setInterval(() => tables.sweep().catch(failed), Math.min(SWEEP_EVERY, settings.idleMs));
  const lobbies = setInterval(() => {
    tables.sweepLobbies(Date.now() - settings.lobbyDays * 24 * HOUR).catch(failed);
  }, HOUR);
  return [rest.unref(), lobbies.unref()];
}
