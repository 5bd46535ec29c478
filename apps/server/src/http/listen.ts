import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Settings, SettingsProblem } from '../settings.ts';

const LOOPBACKS = ['127.0.0.1', '::1'] as const;

/**
 * Opens the doors, and says at which address. `localhost` has two where the machine speaks IPv6: what comes in at the
 * second is handed to the same server, so that it is counted with everything else.
 */
export async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  if (host.toLowerCase() !== 'localhost') return app.listen({ port, host });
  const url = await app.listen({ port, host: LOOPBACKS[0] });
  const door = doorTo(app);
  door.listen(Number(new URL(url).port || 80), LOOPBACKS[1]).unref();
  try {
    await once(door, 'listening');
  } catch (err) {
    app.log.warn({ err }, 'localhost is reached by IPv4 only');
  }
  return url;
}

/** Opens the host's own door on loopback: what comes in there is handed to the same server, which knows it by the port. */
export async function listenForHost(app: FastifyInstance, port: number): Promise<number> {
  const door = doorTo(app);
  door.listen(port, LOOPBACKS[0]).unref();
  await once(door, 'listening').catch((error) => {
    throw new SettingsProblem(`ASHTOWN_HOST_PORT is ${port}, which cannot be used (${error.code})`);
  });
  return (door.address() as AddressInfo).port;
}

function doorTo(app: FastifyInstance): Server {
  const door = createServer({ noDelay: true, allowHalfOpen: true }, (socket) => app.server.emit('connection', socket));
  app.server.once('close', () => door.close());
  return door;
}
