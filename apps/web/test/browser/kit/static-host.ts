import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';
import type { Hosted } from './hosting.ts';

export const DIST = resolve(process.env.ASHTOWN_CLIENT ?? new URL('../../../dist', import.meta.url).pathname);

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

/** A host that knows nothing but files, under a path such as people have on shared hosts. */
export async function startStaticHost(path = '/', dist = DIST): Promise<Hosted> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const inside = pathname.startsWith(path) ? pathname.slice(path.length) || 'index.html' : null;
    try {
      if (inside === null) throw new Error('outside');
      const content = await readFile(join(dist, normalize(`/${decodeURIComponent(inside)}`)));
      response.writeHead(200, {
        'content-type': TYPES[extname(inside)] ?? 'application/octet-stream',
        'content-length': content.length,
      });
      response.end(request.method === 'HEAD' ? undefined : content);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.');
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
