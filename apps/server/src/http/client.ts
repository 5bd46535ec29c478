import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from './problems.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const MISSING = 'The client is not built yet. Build it with: npm run build\n';

/**
 * The built client. What carries its hash in its name never changes; everything else is asked for again each time. The
 * page keeps its addresses behind the `#`: where a browser navigates to anything else it is sent there, and the page says
 * what is not there. A missing file stays missing.
 */
export async function addClient(app: FastifyInstance, root: string): Promise<void> {
  const index = join(root, 'index.html');
  await app.register(fastifyStatic, {
    root,
    // As a list: a name alone is not looked for where something compressed is asked for.
    index: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(root, 'assets') + sep);
      reply.header('cache-control', hashed ? FOREVER : 'no-cache');
    },
  });

  app.setNotFoundHandler((request, reply) => {
    if (!isNavigation(request)) return refuse(reply, { code: 'not-found' });
    if (!existsSync(index)) return reply.code(503).type('text/plain; charset=utf-8').send(MISSING);
    if (pathOf(request) === '/') return reply.sendFile('index.html');
    return reply.header('cache-control', 'no-cache').redirect(`/#${request.url}`, 302);
  });
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0]!;

function isNavigation(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const path = pathOf(request);
  const named = path.slice(path.lastIndexOf('/') + 1).includes('.');
  return (
    (method === 'GET' || method === 'HEAD') &&
    (headers.accept ?? '').includes('text/html') &&
    !named &&
    !/^\/(api|ws|assets)(\/|$)/.test(path)
  );
}
