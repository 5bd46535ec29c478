import type { Code, Problem } from '@ashtown/protocol';
import { NotHere } from '@ashtown/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { isOfDisk } from '../storage/data-fault.ts';

/** The status of a refused request; whatever is not listed is 400. */
const STATUS: Partial<Record<Code, number>> = {
  'no-token': 401,
  'not-yours': 403,
  'host-only': 403,
  'old-page': 403,
  'no-table': 404,
  'not-found': 404,
  method: 405,
  'not-over': 409,
  'too-large': 413,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-many-connections': 429,
  unavailable: 503,
};

/** The answer to a request that is refused: `{ code, detail? }`, and nothing of what went on inside. */
export function refuse(
  reply: FastifyReply,
  problem: Problem & { data?: string },
  status = STATUS[problem.code] ?? 400,
): FastifyReply {
  return reply.code(status).type('application/json').send(problem);
}

/** What fastify itself complains about, by status. */
const OWN: Record<number, Problem> = {
  404: { code: 'not-found' },
  408: { code: 'bad-message', detail: 'a whole request in time' },
  411: { code: 'bad-message', detail: 'a Content-Length' },
  413: { code: 'too-large' },
  414: { code: 'too-large', detail: 'a shorter address' },
  415: { code: 'bad-message', detail: 'Content-Type: application/json' },
  431: { code: 'too-large', detail: 'shorter headers' },
};

/** Turns everything that goes wrong into a coded refusal. Only a fault of ours is logged: a 500, or 503 where it is the disk. */
export function handleProblems(app: FastifyInstance, { metrics, log }: Pick<Services, 'metrics' | 'log'>): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof NotHere) return refuse(reply, { code: 'unavailable', detail: error.message });
    const status = error.statusCode ?? 500;
    if (status >= 500) {
      log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'a request failed');
      return refuse(reply, { code: 'unavailable' }, status === 503 || isOfDisk(error) ? 503 : 500);
    }
    return refuse(reply, OWN[status] ?? { code: 'bad-message', detail: 'a well-formed request' }, status);
  });
  app.addHook('onResponse', async (_request, reply) => {
    if (reply.statusCode >= 400) metrics.refusals.inc({ code: `http-${reply.statusCode}` });
  });
}
