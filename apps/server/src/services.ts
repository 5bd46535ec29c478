import type { Catalog } from '@ashtown/catalog';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { Settings } from './settings.ts';
import type { Storage } from './storage/storage.ts';
import type { BotTurns } from './table/bot-pump.ts';
import type { Tables } from './tables.ts';
import type { Uptime } from './uptime.ts';

/** What the parts of one server share. */
export interface Services {
  settings: Settings;
  catalog: Catalog;
  storage: Storage;
  tables: Tables;
  botTurns: BotTurns;
  uptime: Uptime;
  metrics: Metrics;
  log: FastifyBaseLogger;
}
