import { type Catalog, findGame, GAMES } from '@ashtown/catalog';
import type { AnyGame } from '@ashtown/engine';
import { adviseNow, type House, NotHere } from '@ashtown/room';
import type { FastifyBaseLogger } from 'fastify';
import { BotQueue } from './bot-queue.ts';
import type { Metrics } from './metrics.ts';
import type { Nodes } from './nodes.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import { Thinkers } from './thinking/thinkers.ts';
import type { Uptime } from './uptime.ts';
import type { Whereabouts } from './whereabouts.ts';

const DAY = 24 * 3600 * 1000;

export interface Around {
  settings: Settings;
  catalog: Catalog;
  storage: Storage;
  uptime: Uptime;
  metrics: Metrics;
  log: FastifyBaseLogger;
  whereabouts: Whereabouts;
  /** Other servers on the same data; null: there are none. */
  nodes: Nodes | null;
}

/** Whether threads can fetch a game: only those of the catalogue are modules they know the name of. */
const isKnown = (game: AnyGame): boolean => findGame(game.id, GAMES)?.game === game;

export interface ServerHouse extends House {
  /** Lets go of the threads. */
  close(): Promise<void>;
}

/** A server as its rooms see it. */
export function makeHouse(around: Around): ServerHouse {
  const { settings, catalog, storage, uptime, metrics, log, whereabouts, nodes } = around;
  const bots = new BotQueue(metrics);
  const thinkers = new Thinkers(metrics, { failed: (err) => log.error({ err }, 'a thread failed') });
  const { substitute, maxTables, maxTablesPerPlayer, awayMs: patience } = settings;
  return {
    rules: { chat: true, strangers: true, clocks: true, atOnce: false, botsAlone: false, substitute, patience },
    store: storage,
    ...(nodes && { neighbours: nodes }),
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
      failed(err, what, { id, length }) {
        const level = err instanceof NotHere ? 'warn' : 'error';
        log[level]({ err, table: id, at: length }, what);
      },
    },
    game: (id) => findGame(id, catalog)?.game,
    think: (thought) =>
      isKnown(thought.game) ? thinkers.think(thought, whereabouts.of(thought.table)) : bots.think(thought),
    async advise(kind, question) {
      const { game, table } = question;
      return isKnown(game) ? thinkers.advise(kind, question, whereabouts.of(table)) : adviseNow(kind, question);
    },
    close: () => thinkers.stop(),
    /** Tables nobody has touched for a day do not count: an abandoned game must not keep anybody from the next one. */
    quota: () => ({ since: Date.now() - DAY, all: maxTables, own: maxTablesPerPlayer }),
  };
}
