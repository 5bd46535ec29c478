import { type Catalog, GAMES } from '@ashtown/catalog';
import { makeId } from '@ashtown/room';
import manifest from '../package.json' with { type: 'json' };
import { Bursts } from './bursts.ts';
import { readContents } from './contents.ts';
import { Backups } from './host/backups.ts';
import { GuestRules } from './host/guest-rules.ts';
import { makeHostReporter } from './host/host-reporter.ts';
import { Lately } from './host/lately.ts';
import { NodeReporter } from './host/node-reporter.ts';
import { makeHouse } from './house.ts';
import { addApi } from './http/api.ts';
import { limitRequests, makeApp, turnAway } from './http/app.ts';
import { addClient } from './http/client.ts';
import { addContents } from './http/contents.ts';
import { Gate } from './http/gate.ts';
import { addHealth } from './http/health.ts';
import { addHost } from './http/host.ts';
import { HostPass } from './http/host-pass.ts';
import { listen, listenForHost } from './http/listen.ts';
import { handleProblems } from './http/problems.ts';
import { addReach } from './http/reach.ts';
import { Metrics } from './metrics.ts';
import { Nodes } from './nodes.ts';
import type { Services } from './services.ts';
import { DEFAULTS, type Settings } from './settings.ts';
import { Sockets } from './socket/sockets.ts';
import { isPostgres, shownAddress } from './storage/address.ts';
import { PostgresStorage } from './storage/postgres/postgres-storage.ts';
import type { Storage } from './storage/storage.ts';
import { ThreadStorage } from './storage/thread-storage.ts';
import { Tables } from './tables.ts';
import { Uptime } from './uptime.ts';
import { Whereabouts } from './whereabouts.ts';

const SWEEP_EVERY = 15_000;
const SAMPLE_EVERY = 5000;
const NIGHT_EVERY = 60_000;
const HOUR = 3_600_000;
/** How long a stop waits for sockets to close by themselves, for what the tables are doing, and for the disk. */
const PATIENCE = 1500;
const TABLES_WITHIN = 1500;
const DISK_WITHIN = 1500;

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
  catalog: games = GAMES,
  storage,
}: ServerOptions = {}): Promise<Running> {
  const settings = { ...DEFAULTS, ...given };
  const { catalog, files } = readContents(settings.contents, games);
  const kept = storage ?? (await openStorage(settings.data));
  const app = makeApp(settings);
  /** Ends what has begun, the latest first, where the rest does not come about. */
  const ends: (() => unknown)[] = [() => kept.close(), () => app.close()];
  try {
    const unsaved = (err: unknown) => app.log.error({ err }, 'the uptime could not be saved');
    const uptime = await Uptime.start(kept, unsaved);
    ends.push(() => uptime.stop());
    const metrics = new Metrics();
    const id = kept.commons?.node ?? makeId();
    const lately = new Lately(kept, id, app.log);
    const bursts = new Bursts(app.log, metrics, (limit) => lately.tell('limit', limit));
    const nodes = kept.commons ? new Nodes(kept.commons, app.log, lately) : null;
    const whereabouts = new Whereabouts();
    const around = { settings, catalog, storage: kept, uptime, metrics, log: app.log, whereabouts, nodes };
    const house = makeHouse(around);
    const tables = new Tables(house, around);
    const pass = new HostPass(settings);
    const guestRules = new GuestRules(kept);
    const services: Services = { ...around, bursts, house, tables, guestRules, pass, lately };
    const { backups: folder, data } = settings;
    const tell = (t: 'backup' | 'failed', why?: string) => lately.tell(t, why);
    const backups = folder === null ? null : new Backups(folder, data, kept, app.log, tell);
    const sockets = new Sockets(services);
    ends.push(() => sockets.stop(0));
    const gate = new Gate(app.server, settings, bursts);
    const live = {
      raw: () => gate.size,
      connections: () => sockets.size,
      tables: () => services.tables.count(),
    };
    metrics.watch(live);
    const reporter = new NodeReporter(services, live, id, backups);
    await nodes?.start(services.tables, () => reporter.report());
    ends.push(() => nodes?.stop());

    let isStopping = false;
    turnAway(app, () => isStopping);
    limitRequests(app, settings, bursts);
    handleProblems(app, services);
    const fault = addHealth(app, services);
    addHost(app, services, {
      report: makeHostReporter(services, backups, reporter, fault),
      setRules: (rules) => guestRules.change(rules),
      backups,
    });
    addApi(app, services);
    addContents(app, files);
    addReach(app, settings);
    await addClient(app, settings.client);
    await app.ready();
    app.server.on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head));
    const chores = [
      ...startChores(services),
      setInterval(() => void reporter.sample(), SAMPLE_EVERY).unref(),
      setInterval(() => void backups?.atNight(new Date()), NIGHT_EVERY).unref(),
    ];
    ends.push(() => chores.forEach(clearInterval));
    if (settings.hostPort !== null) pass.port = await listenForHost(app, settings.hostPort);
    const url = await listen(app, settings);
    app.log.info({ url, data: shownAddress(data) }, 'ready');
    lately.tell('started', manifest.version);

    const stop = async () => {
      for (const chore of chores) clearInterval(chore);
      app.log.info('stopping');
      lately.tell('stopped');
      isStopping = true;
      await sockets.stop(PATIENCE);
      await within(DISK_WITHIN, backups?.stop() ?? Promise.resolve());
      await within(TABLES_WITHIN, services.tables.stop());
      // From now on its bots think elsewhere: what they had to go on with is kept.
      await within(DISK_WITHIN, nodes?.stop() ?? Promise.resolve());
      // Whatever is connected still, and in whatever state: it was told, or never asked for anything.
      const closed = app.close();
      gate.close();
      await closed;
      await house.close();
      const saved = Promise.all([uptime.stop().catch(unsaved), lately.write()]);
      await within(
        DISK_WITHIN,
        saved.then(() => kept.close()),
      );
      app.log.info('stopped');
    };
    return { url, services, stop };
  } catch (error) {
    for (const end of ends.reverse())
      try {
        await end();
      } catch (err) {
        app.log.error({ err }, 'what had begun could not be ended');
      }
    throw error;
  }
}

const openStorage = (data: string): Promise<Storage> =>
  isPostgres(data) ? PostgresStorage.open(data) : ThreadStorage.open(data);

/** Everything acknowledged is on disk already: a table that does not come to rest is left, and a disk that does not answer. */
const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((go) => setTimeout(go, ms).unref())]);

function startChores({ tables, settings, log }: Services): NodeJS.Timeout[] {
  const failed = (err: unknown) => log.error({ err }, 'a chore failed');
  const rest = setInterval(() => tables.sweep().catch(failed), Math.min(SWEEP_EVERY, settings.idleMs));
  const lobbies = setInterval(() => {
    tables.sweepLobbies().catch(failed);
  }, HOUR);
  return [rest.unref(), lobbies.unref()];
}
