import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { FAULTS, type Fault, faultOf } from '../storage/data-fault.ts';
import { route } from './api.ts';
import { kept } from './kept.ts';
import { refuse } from './problems.ts';

/** However often somebody asks, the data is tried this often. */
const TRY_EVERY = 2000;

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** For operators: whether the data can be written and read, and what goes on. */
export function addHealth(app: FastifyInstance, services: Services): void {
  const { storage, metrics, tables, uptime, settings, log } = services;
  const started = uptime.now();
  let said: Fault | null = null;

  const fault = kept(TRY_EVERY, async (): Promise<Fault | null> => {
    try {
      await storage.check();
      if (said) log.info('the data is well again');
      said = null;
    } catch (err) {
      const found = faultOf(err);
      if (said !== found) log.error({ err, data: found }, FAULTS[found]);
      said = found;
    }
    return said;
  });

  route(app, '/health', {
    async GET(_request, reply) {
      reply.header('cache-control', 'no-store');
      const data = await fault();
      if (!data) return { status: 'ok', seconds: Math.round((uptime.now() - started) / 1000), tables: tables.count() };
      return refuse(reply, { code: 'unavailable', detail: FAULTS[data], data });
    },
  });
  route(app, '/metrics', {
    async GET(request, reply) {
      if (!mayRead(request, settings.metricsToken)) return refuse(reply, { code: 'not-found' });
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  });
}

/** Somebody with the token; without one set, whoever sits at this machine and does not come through a proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = Buffer.from((headers.authorization ?? '').replace(/^Bearer /i, ''));
    const right = Buffer.from(token);
    return given.length === right.length && timingSafeEqual(given, right);
  }
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
