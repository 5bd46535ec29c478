import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { FAULTS, type Fault, faultOf } from '../storage/data-fault.ts';
import { route } from './api.ts';
import { isOnThisMachine, isSame, secretOf } from './guard.ts';
import { kept } from './kept.ts';
import { refuse } from './problems.ts';

/** However often somebody asks, the data is tried this often. */
const TRY_EVERY = 2000;

/** For operators: whether the data can be written and read, and what goes on. Returns how to ask what is wrong with the data. */
export function addHealth(app: FastifyInstance, services: Services): () => Promise<Fault | null> {
  const { storage, metrics, tables, uptime, settings, log, lately } = services;
  const started = uptime.now();
  let said: Fault | null = null;

  const fault = kept(TRY_EVERY, async (): Promise<Fault | null> => {
    try {
      await storage.check();
      if (said) {
        log.info('the data is well again');
        lately.tell('well');
      }
      said = null;
    } catch (err) {
      const found = faultOf(err);
      if (said !== found) {
        log.error({ err, data: found }, FAULTS[found]);
        lately.tell('fault');
      }
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
  return fault;
}

/** Somebody with the token; without one set, whoever sits at this machine. */
const mayRead = (request: FastifyRequest, token: string | null): boolean =>
  token === null ? isOnThisMachine(request) : isSame(secretOf(request) ?? '', token);
