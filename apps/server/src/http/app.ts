import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Bursts } from '../bursts.ts';
import { AddressBuckets, AddressCounts, addressKey } from '../limits.ts';
import { requestPrice } from '../prices.ts';
import type { Settings } from '../settings.ts';
import { BODY_LIMIT } from './api.ts';
import { addHeaders, SECURITY_HEADERS } from './headers.ts';
import { refuse } from './problems.ts';
import { refuseRaw } from './raw.ts';

const SWEEP_EVERY = 15_000;
/** How long somebody may take to say what they want, and to say it whole; and how long nothing may move on a connection. */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 15_000;
const IDLE = 30_000;
/** How long whoever asks too fast waits for the refusal, and how many of an address may wait; more are cut. */
const REFUSED_AFTER = 500;
const MOST_REFUSED = 64;

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
    requestTimeout: REQUEST_WITHIN,
    connectionTimeout: IDLE,
    keepAliveTimeout: IDLE,
    http: { headersTimeout: HEADERS_WITHIN, requestTimeout: REQUEST_WITHIN, connectionsCheckingInterval: 1000 },
    frameworkErrors: (_error, _request, reply) => {
      reply.headers(SECURITY_HEADERS);
      refuse(reply as never, { code: 'bad-message', detail: 'a well-formed address' });
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'HPE_HEADER_OVERFLOW')
        refuseRaw(socket, 431, { code: 'too-large', detail: 'shorter headers' });
      else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
        refuseRaw(socket, 408, { code: 'bad-message', detail: 'a whole request in time' });
      else refuseRaw(socket, 400, { code: 'bad-message', detail: 'HTTP' });
    },
  });
  addHeaders(app);
  return app;
}

/** While a server stops it takes on nothing: whoever asks finds another one, and a load balancer sends nobody here any more. */
export function turnAway(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (!isStopping()) return undefined;
    return refuse(reply.header('connection', 'close'), { code: 'unavailable', detail: 'another server' });
  });
}

/** At once an address may send what it may send in so many seconds: a household that comes in together fetches the page five times. */
const RESERVE = 6;

/** So many requests an address may send, each for what it costs. */
export function limitRequests(app: FastifyInstance, { rateHttp }: Settings, bursts: Bursts): void {
  const requests = new AddressBuckets(rateHttp, RESERVE * rateHttp);
  const refused = new AddressCounts(MOST_REFUSED);
  const timer = setInterval(() => requests.sweep(), SWEEP_EVERY).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request, reply) => {
    const address = addressKey(request.ip);
    if (requests.take(address, requestPrice(request.method, request.routeOptions.url))) return undefined;
    bursts.reached('requests', address);
    if (!refused.enter(address)) {
      reply.hijack();
      request.raw.destroy();
      return undefined;
    }
    await new Promise((go) => setTimeout(go, REFUSED_AFTER));
    refused.leave(address);
    return refuse(reply.header('retry-after', '1'), { code: 'too-fast' });
  });
}
