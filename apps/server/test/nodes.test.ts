import { type Catalog, GAMES } from '@ashtown/catalog';
import { parseMatch, verify } from '@ashtown/engine';
import { roomSuite } from '@ashtown/room/suite';
import type { Running } from '@ashtown/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Settings } from '../src/settings.ts';
import { PostgresStorage } from '../src/storage/postgres/postgres-storage.ts';
import { serve, TOY } from './tools/in-process.ts';
import { PostgresServer } from './tools/postgres.ts';
import { NO_LIMITS, ServerProcess } from './tools/server-process.ts';
import { makeTable, newToken, request, Talker } from './tools/talker.ts';

/** Several servers over one PostgreSQL: whoever sits at one table may be connected to any of them. */

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await PostgresServer.start();
});
afterAll(() => postgres.stop());

async function node(data: string, settings: Partial<Settings> = {}, catalog: Catalog = TOY): Promise<Running> {
  const storage = await PostgresStorage.open(data);
  return serve({ ...settings, data }, catalog, storage);
}

const BOT = { kind: 'bot', bot: 'greedy' } as const;

roomSuite('on two servers', { chat: true, strangers: true, atOnce: false }, async () => {
  const data = await postgres.database();
  const [first, second] = [
    await node(data, { logLevel: 'silent', awayMs: 50 }),
    await node(data, { logLevel: 'silent', awayMs: 50 }),
  ];
  const tokens = new Map<string, string>();
  const tokenOf = (player: string): string => {
    const token = tokens.get(player) ?? newToken();
    tokens.set(player, token);
    return token;
  };
  const urlOf = (player: string): string => (player === 'ann' ? first : second).url;
  return {
    store: first.services.storage,
    async create(player, wish) {
      const { status, json } = await request(urlOf(player), '/api/tables', { token: tokenOf(player), body: wish });
      return status === 201 ? (json.id as string) : (json as never);
    },
    connect: (table, player, hello = {}) => Talker.join(urlOf(player), table, { token: tokenOf(player), ...hello }),
  };
});
