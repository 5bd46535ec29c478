import type { HostReport } from '@ashtown/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { SharedLimit } from '../shared-limit.ts';
import { route } from './api.ts';
import { isNamedAsThisMachine, isOnThisMachine, isSame, secretOf } from './guard.ts';
import { refuse } from './problems.ts';

/** Passwords an address may try. */
const TRIES = { rate: 1 / 20, burst: 5 };

/**
 * For whoever runs the server: with the password they have set, from anywhere; without one, from this machine, where no proxy
 * stands in between. Nobody else learns that there is anything.
 */
export function addHost(app: FastifyInstance, services: Services, report: () => Promise<HostReport>): void {
  const { settings, bursts, storage } = services;
  const tries = new SharedLimit('passwords', TRIES, storage.commons, bursts);
  const timer = setInterval(() => tries.sweep(), 60_000).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  route(app, '/api/host', {
    async GET(request, reply) {
      reply.header('cache-control', 'no-store');
      const problem = await problemWith(request);
      return problem ? refuse(reply, { code: problem }) : report();
    },
  });

  async function problemWith(request: FastifyRequest): Promise<'not-found' | 'no-token' | 'too-fast' | null> {
    const { hostPassword, trustProxy } = settings;
    if (hostPassword === null)
      return !trustProxy && isOnThisMachine(request) && isNamedAsThisMachine(request) ? null : 'not-found';
    const given = secretOf(request);
    if (given === null) return 'no-token';
    // Paid for before it is looked at, or whoever has no tries left would still learn which password is right.
    if (!(await tries.take(request.ip))) return 'too-fast';
    if (!isSame(given, hostPassword)) return 'no-token';
    await tries.giveBack(request.ip);
    return null;
  }
}
