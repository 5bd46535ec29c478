import fastify, { type FastifyInstance, LogController } from 'fastify';
import { AddressBuckets, addressKey } from '../limits.ts';
import type { Settings } from '../settings.ts';
import { BODY_LIMIT } from './api.ts';
import { addHeaders, SECURITY_HEADERS } from './headers.ts';
import { refuse } from './problems.ts';
import { refuseRaw } from './raw.ts';

const SWEEP_EVERY = 15_000;

/** The HTTP server before anything is on it: what it logs, whom it believes, how much it reads. */
export function makeApp(settings: Settings): FastifyInstance {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // The proxy itself is believed, not what it passes on from further away.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    logger: { level: settings.logLevel, stream: process.stderr },
    // Requests carry tokens in their headers: none of them is logged.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 100 },
    forceCloseConnections: true,
    requestTimeout: 30_000,
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(SECURITY_HEADERS);
      refuse(reply as never, { code: 'bad-message', detail: 'a well-formed address' });
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'HPE_HEADER_OVERFLOW')
        refuseRaw(socket, 431, { code: 'too-large', detail: 'shorter headers' });
      else refuseRaw(socket, 400, { code: 'bad-message', detail: 'HTTP' });
    },
  });
  addHeaders(app);
  const requests = new AddressBuckets(settings.rateHttp, 3 * settings.rateHttp);
  const timer = setInterval(() => requests.sweep(), SWEEP_EVERY).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request, reply) => {
    if (!requests.take(addressKey(request.ip))) return refuse(reply.header('retry-after', '1'), { code: 'too-fast' });
    return undefined;
  });
  return app;
}
