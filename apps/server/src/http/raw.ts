import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@ashtown/protocol';
import { SECURITY_HEADERS } from './headers.ts';

/** How long a refused connection may take to read why, and to go. */
const PATIENCE = 1000;

/** Refuses where there is no reply object: what is no request, or wants to become a socket. Then the connection is cut. */
export function refuseRaw(stream: Duplex, status: number, problem: Problem): void {
  const cut = () => void stream.destroy();
  if (!stream.writable) return cut();
  const body = JSON.stringify(problem);
  const headers = { ...SECURITY_HEADERS, 'content-type': 'application/json', 'content-length': `${body.length}` };
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  stream.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  // Cut at once, with something unread, the other side would lose the answer too.
  stream.resume();
  stream.once('end', cut);
  const timer = setTimeout(cut, PATIENCE);
  stream.once('close', () => clearTimeout(timer));
  return undefined;
}
