import { LEVELS, temperamentsOf } from '@ashtown/host';
import {
  type GameList,
  LIMITS,
  type Problem,
  parseJoinCode,
  parseJson,
  parseNewTable,
  parseTableId,
  parseToken,
  type TableList,
} from '@ashtown/protocol';
import { makeCode, makeTable, type Room, tableLine, tableShown } from '@ashtown/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Identity, identify, knownPlayer } from '../identity.ts';
import type { Services } from '../services.ts';
import { SharedLimit } from '../shared-limit.ts';
import { kept } from './kept.ts';
import { refuse } from './problems.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Handle = (request: FastifyRequest, reply: FastifyReply) => unknown;
/** Lines in a list of tables, and how old they may be; the list itself is made at most once a second. */
const MOST_TABLES = 100;
const OLDEST_TABLE = 7 * 24 * 3600 * 1000;
const LIST_KEPT = 1000;
/** Codes that lead nowhere, from one address. */
const WRONG_CODES = { rate: 0.5, burst: 30 };

/** One address with its methods; all others are refused by name. */
export function route(app: FastifyInstance, url: string, handlers: { GET?: Handle; POST?: Handle }): void {
  for (const [method, handler] of Object.entries(handlers)) app.route({ method, url, handler });
  const allowed = Object.keys(handlers);
  const others = METHODS.filter((method) => !allowed.includes(method));
  const allow = [...allowed, ...(handlers.GET ? ['HEAD'] : [])].join(', ');
  app.route({
    method: others,
    url,
    handler: (_request, reply) => refuse(reply.header('allow', allow), { code: 'method', detail: allow }),
  });
}

/** The REST API: what happens before somebody sits at a table, and after. */
export function addApi(app: FastifyInstance, services: Services): void {
  const { tables, storage, catalog, settings, house, bursts, guestRules, pass } = services;
  const { commons } = storage;
  const creations = new SharedLimit(
    'tables',
    { rate: settings.rateTables / 60, burst: settings.rateTables },
    commons,
    bursts,
  );
  const guesses = new SharedLimit('codes', WRONG_CODES, commons, bursts);
  const openTables = kept(LIST_KEPT, () => storage.openTables(MOST_TABLES, Date.now() - OLDEST_TABLE));
  const sweep = () => {
    creations.sweep();
    guesses.sweep();
  };
  const timer = setInterval(sweep, 60_000).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  route(app, '/api/games', {
    GET: (): GameList => ({
      games: Object.values(catalog).map(({ game }) => ({
        id: game.id,
        version: game.version,
        players: game.players,
        options: game.options,
        temperaments: temperamentsOf(game),
      })),
      bots: Object.keys(LEVELS),
    }),
  });

  route(app, '/api/tables', {
    async GET(request, reply): Promise<TableList | FastifyReply> {
      const player = await caller(request);
      if (player && 'code' in player) return refuse(reply, player);
      const own = player ? await storage.tablesOf(player.id, MOST_TABLES) : [];
      const listed = (await guestRules.now()).listed ? await openTables() : [];
      const others = listed.filter((t) => !own.some((mine) => mine.id === t.id));
      return { tables: [...own, ...others].map((t) => tableLine(t, player?.id ?? null)) };
    },

    async POST(request, reply) {
      const player = await caller(request);
      if (!player) return refuse(reply, { code: 'no-token' });
      if ('code' in player) return refuse(reply, player);
      if (!pass.isHost(request) && !(await guestRules.now()).open) return refuse(reply, { code: 'host-only' });
      if (!(await creations.take(request.ip))) return refuse(reply, { code: 'too-fast' });
      const json = parseJson(typeof request.body === 'string' ? request.body : '');
      const wish = json.ok ? parseNewTable(json.value) : json;
      if (!wish.ok) return refuse(reply, problemOf(wish));
      const made = await makeTable(house, wish.value, { ...player, name: wish.value.name });
      if (!('id' in made)) return refuse(reply, made);
      services.log.info({ table: made.id, game: wish.value.game }, 'table made');
      return reply.code(201).send(made);
    },
  });

  route(app, '/api/tables/:id', {
    async GET(request, reply) {
      const table = await find(request);
      return table ? tableShown(table.record, table.audience.presence()) : refuse(reply, { code: 'no-table' });
    },
  });

  route(app, '/api/tables/:id/match', {
    async GET(request, reply) {
      const table = await find(request);
      if (!table) return refuse(reply, { code: 'no-table' });
      const match = table.publish();
      if (!match) return refuse(reply, { code: 'not-over' });
      const name = `${match.game}-${table.record.code.toLowerCase()}.json`;
      return reply.header('content-disposition', `attachment; filename="${name}"`).send(match);
    },
  });

  route(app, '/api/codes/:code', {
    async GET(request, reply) {
      const parsed = parseJoinCode((request.params as { code: string }).code);
      const code = parsed.ok ? makeCode(parsed.value.replace('-', '')) : '';
      if (!(await guesses.take(request.ip))) return refuse(reply, { code: 'too-fast' });
      const id = await storage.findCode(code);
      if (!id) return refuse(reply, { code: 'no-table' });
      await guesses.giveBack(request.ip);
      return { id, code };
    },
  });

  async function find(request: FastifyRequest): Promise<Room | null> {
    const id = parseTableId((request.params as { id: string }).id);
    return id.ok ? tables.get(id.value) : null;
  }

  /** Who sends a request; null where no token comes with it. */
  async function caller(request: FastifyRequest): Promise<Identity | null | Problem> {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const token = parseToken(authorization.replace(/^Bearer /i, ''));
    if (!token.ok) return { code: 'no-token' };
    const identity = identify(token.value);
    return (await knownPlayer(storage, identity)) === 'forged' ? { code: 'no-token' } : identity;
  }
}

const problemOf = ({ code, detail }: Problem): Problem => ({ code, ...(detail !== undefined && { detail }) });

/** Of a request's body, in bytes. */
export const BODY_LIMIT = LIMITS.message * 4;
