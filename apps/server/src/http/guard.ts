import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** What was sent as `Authorization: Bearer …`; null: nothing. */
export const secretOf = ({ headers }: FastifyRequest): string | null =>
  headers.authorization === undefined ? null : headers.authorization.replace(/^Bearer /i, '');

/** Takes as long for any guess. */
export const isSame = (given: string, right: string): boolean => timingSafeEqual(sha256(given), sha256(right));

/** Whether somebody sits at this machine and does not come through a proxy. */
export function isOnThisMachine({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  return LOOPBACK.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether a page was opened by a name of this machine, and not by one of somebody else's that leads here. */
export const isNamedAsThisMachine = ({ hostname }: FastifyRequest): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(\.\d{1,3}){3}$/.test(hostname);
