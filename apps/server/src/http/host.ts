import type { HostReport } from '@ashtown/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AddressBuckets, addressKey } from '../limits.ts';
import type { Services } from '../services.ts';
import { route } from './api.ts';
import { isNamedAsThisMachine, isOnThisMachine, isSame, secretOf } from './guard.ts';
import { refuse } from './problems.ts';

/** Passwords an address may try at once, and how many a second after that. */
const TRIES = 5;
const TRIES_RATE = 1 / 20;

/**
 * For whoever runs the server: with the password they have set, from anywhere; without one, from this machine, where no proxy
 * stands in between. Nobody else learns that there is anything.
 */
export function addHost(app: FastifyInstance, services: Services, report: () => Promise<HostReport>): void {
  const { settings, bursts } = services;
  const tries = new AddressBuckets(TRIES_RATE, TRIES);
  const timer = setInterval(() => tries.sweep(), 60_000).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  route(app, '/api/host', {
    async GET(request, reply) {
      reply.header('cache-control', 'no-store');
      const problem = problemWith(request);
      return problem ? refuse(reply, { code: problem }) : report();
    },
  });

  function problemWith(request: FastifyRequest): 'not-found' | 'no-token' | 'too-fast' | null {
    const { hostPassword, trustProxy } = settings;
    if (hostPassword === null)
      return !trustProxy && isOnThisMachine(request) && isNamedAsThisMachine(request) ? null : 'not-found';
    const given = secretOf(request);
    if (given === null) return 'no-token';
    const address = addressKey(request.ip);
    // Paid for before it is looked at, or whoever has no tries left would still learn which password is right.
    if (!tries.take(address)) {
      bursts.reached('passwords', address);
      return 'too-fast';
    }
    if (!isSame(given, hostPassword)) return 'no-token';
    tries.giveBack(address);
    return null;
  }
}
