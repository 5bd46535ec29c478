import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@ashtown/protocol';
import { SECURITY_HEADERS } from './headers.ts';

/** Refuses where there is no reply object: what is no request, or wants to become a socket. */
export function refuseRaw(stream: Duplex, status: number, problem: Problem): void {
  if (!stream.writable) return;
  const body = JSON.stringify(problem);
  const headers = { ...SECURITY_HEADERS, 'content-type': 'application/json', 'content-length': `${body.length}` };
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  stream.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}
