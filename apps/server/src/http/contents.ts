import type { FastifyInstance } from 'fastify';
import { route } from './api.ts';
import { refuse } from './problems.ts';

/** The cards of a game with another content, as the operator's file has them. What an id names never changes. */
export function addContents(app: FastifyInstance, files: ReadonlyMap<string, string>): void {
  route(app, '/api/contents/:id', {
    GET(request, reply) {
      const text = files.get((request.params as { id: string }).id);
      if (text === undefined) return refuse(reply, { code: 'unknown-game' });
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type('application/json').send(text);
    },
  });
}
