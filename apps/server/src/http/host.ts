import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { type HostReport, type HouseRules, type Problem, parseHouseRules, parseJson } from '@ashtown/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { SharedLimit } from '../shared-limit.ts';
import { route } from './api.ts';
import { isSame, secretOf } from './guard.ts';
import { refuse } from './problems.ts';

/** Passwords an address may try. */
const TRIES = { rate: 1 / 20, burst: 5 };

/** What the page shows and does. */
export interface HostDesk {
  report(): Promise<HostReport>;
  setRules(rules: HouseRules): Promise<void>;
  /** Null: nobody has said where backups lie. */
  readonly backups: {
    readonly folder: string;
    make(): Promise<void>;
    find(name: string): Promise<{ readonly bytes: number } | undefined>;
  } | null;
}

/**
 * For whoever runs the server: with the password they have set, from anywhere; without one, from this machine, where no proxy
 * stands in between. Nobody else learns that there is anything. Whatever changes something carries the token of the report.
 */
export function addHost(app: FastifyInstance, services: Services, desk: HostDesk): void {
  const { settings, bursts, storage, pass, log, lately } = services;
  const tries = new SharedLimit('passwords', TRIES, storage.commons, bursts);
  const timer = setInterval(() => tries.sweep(), 60_000).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  route(app, '/api/host', {
    GET: only(async () => desk.report()),
  });

  route(app, '/api/host/rules', {
    POST: changing(async (request, reply) => {
      const json = parseJson(typeof request.body === 'string' ? request.body : '');
      const rules = json.ok ? parseHouseRules(json.value) : json;
      if (!rules.ok) return refuse(reply, { code: rules.code });
      await desk.setRules(rules.value);
      lately.tell('rules');
      log.info(rules.value, 'what guests may do has changed');
      return rules.value;
    }),
  });

  route(app, '/api/host/backups', {
    POST: changing(async (_request, reply) => {
      if (!desk.backups) return refuse(reply, { code: 'not-found' });
      void desk.backups.make();
      return reply.code(202).send({});
    }),
  });

  /** By a plain link, so that a browser writes to its disk what it reads. The ticket stands for a password that was given. */
  route(app, '/api/host/backups/:name', {
    async GET(request, reply) {
      reply.header('cache-control', 'no-store');
      const { name } = request.params as { name: string };
      const { ticket } = request.query as { ticket?: unknown };
      const mayAsk = pass.isAtDoor(request) && (settings.hostPassword !== null || pass.isHere(request));
      const isKnown = mayAsk && typeof ticket === 'string' && pass.isTicket(ticket, name);
      const file = isKnown ? await desk.backups?.find(name) : undefined;
      if (!file) return refuse(reply, { code: 'not-found' });
      return reply
        .type('application/octet-stream')
        .header('content-length', file.bytes)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .send(createReadStream(join(desk.backups!.folder, name), { end: Math.max(0, file.bytes - 1) }));
    },
  });

  type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

  function only(handle: Handle): Handle {
    return async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const code = await problemWith(request);
      return code ? refuse(reply, { code }) : handle(request, reply);
    };
  }

  function changing(handle: Handle): Handle {
    return only(async (request, reply) =>
      pass.hasToken(request) ? handle(request, reply) : refuse(reply, { code: 'old-page' }),
    );
  }

  async function problemWith(request: FastifyRequest): Promise<Problem['code'] | null> {
    const { hostPassword } = settings;
    if (!pass.isAtDoor(request)) return 'not-found';
    if (hostPassword === null) return pass.isHere(request) ? null : 'not-found';
    const given = secretOf(request);
    if (given === null) return 'no-token';
    // Paid for before it is looked at, or whoever has no tries left would still learn which password is right.
    if (!(await tries.take(request.ip))) return 'too-fast';
    if (!isSame(given, hostPassword)) return 'no-token';
    await tries.giveBack(request.ip);
    return null;
  }
}
