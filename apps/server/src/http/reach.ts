import type { AddressInfo } from 'node:net';
import type { Reach } from '@ashtown/protocol';
import type { FastifyInstance } from 'fastify';
import { isNear, reachOf, thisMachine } from '../reach.ts';
import type { Settings } from '../settings.ts';
import { route } from './api.ts';

/** Tells a page by which addresses others reach this server; nobody from further away is told of the home network. */
export function addReach(app: FastifyInstance, { host, addresses, trustProxy }: Settings): void {
  route(app, '/api/reach', {
    GET(request): Reach {
      if (trustProxy || !isNear(request.ip)) return { addresses: [], name: null };
      return reachOf(host, (app.server.address() as AddressInfo).port, addresses, thisMachine());
    },
  });
}
