import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

const LOOPBACKS = ['127.0.0.1', '::1'] as const;

/**
 * Opens the doors, and says at which address. `localhost` has two where the machine speaks IPv6: what comes in at the
 * second is handed to the same server, so that it is counted with everything else.
 */
export async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  if (host.toLowerCase() !== 'localhost') return app.listen({ port, host });
  const url = await app.listen({ port, host: LOOPBACKS[0] });
  const door = createServer({ noDelay: true, allowHalfOpen: true }, (socket) => app.server.emit('connection', socket));
  app.server.once('close', () => door.close());
  door.listen(Number(new URL(url).port || 80), LOOPBACKS[1]).unref();
  try {
    await once(door, 'listening');
  } catch (err) {
    app.log.warn({ err }, 'localhost is reached by IPv4 only');
  }
  return url;
}
