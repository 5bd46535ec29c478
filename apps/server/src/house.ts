import { type Catalog, findGame } from '@ashtown/catalog';
import type { House } from '@ashtown/room';
import type { FastifyBaseLogger } from 'fastify';
import { BotQueue } from './bot-queue.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import type { Uptime } from './uptime.ts';

const DAY = 24 * 3600 * 1000;

export interface Around {
  settings: Settings;
  catalog: Catalog;
  storage: Storage;
  uptime: Uptime;
  metrics: Metrics;
  log: FastifyBaseLogger;
}

/** A server as its rooms see it. */
export function makeHouse({ settings, catalog, storage, uptime, metrics, log }: Around): House {
  const bots = new BotQueue(metrics);
  const { substitute, maxTables, maxTablesPerPlayer, awayMs: patience } = settings;
  return {
    rules: { chat: true, strangers: true, clocks: true, atOnce: false, botsAlone: false, substitute, patience },
    store: storage,
    clock: {
      now: () => Date.now(),
      up: () => uptime.now(),
      later(run, ms) {
        const timer = setTimeout(run, ms).unref();
        return () => clearTimeout(timer);
      },
    },
    watcher: {
      match(event, { id, game, seats, length }) {
        metrics.matches.inc({ event });
        log.info({ table: id, game, seats: seats.length, answers: length }, `match ${event}`);
      },
      answered: (kind) => metrics.answers.inc({ kind }),
      refused: (code) => metrics.refusals.inc({ code }),
      failed: (err, what, { id, length }) => log.error({ err, table: id, at: length }, what),
    },
    game: (id) => findGame(id, catalog)?.game,
    think: (thought) => bots.think(thought),
    /** Tables nobody has touched for a day do not count: an abandoned game must not keep anybody from the next one. */
    async mayMake({ id }) {
      const since = Date.now() - DAY;
      const [all, own] = await Promise.all([storage.countTables(since), storage.countTables(since, id)]);
      return all >= maxTables || own >= maxTablesPerPlayer ? { code: 'too-many-tables' } : null;
    },
  };
}
