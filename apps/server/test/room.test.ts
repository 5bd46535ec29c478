import { roomSuite } from '@ashtown/room/suite';
import { serve } from './tools/in-process.ts';
import { newToken, request, Talker } from './tools/talker.ts';

/** A real server: sockets, SQLite, a file on disk. */
roomSuite('on a server', { chat: true, strangers: true, atOnce: false }, async () => {
  const { url, services } = await serve({ logLevel: 'silent', awayMs: 50 });
  const tokens = new Map<string, string>();
  const tokenOf = (player: string): string => {
    const token = tokens.get(player) ?? newToken();
    tokens.set(player, token);
    return token;
  };
  return {
    store: services.storage,
    async create(player, wish) {
      const { status, json } = await request(url, '/api/tables', { token: tokenOf(player), body: wish });
      return status === 201 ? (json.id as string) : (json as never);
    },
    connect: (table, player, hello = {}) => Talker.join(url, table, { token: tokenOf(player), ...hello }),
  };
});
