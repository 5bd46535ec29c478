import { createHash, timingSafeEqual } from 'node:crypto';
import type { Player } from '@ashtown/room';
import type { Storage } from './storage/storage.ts';

/** Who holds a token. Both follow from the token and neither leads back to it; `id` is public. */
export interface Identity {
  id: string;
  hash: string;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

export function identify(token: string): Identity {
  const hash = sha256(token).toString('hex');
  const id = [...sha256(`player ${hash}`).subarray(0, 16)].map((byte) => (byte % 36).toString(36)).join('');
  return { id, hash };
}

const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The player as stored; null for a stranger; `forged`: somebody else has this id. */
export async function knownPlayer(storage: Storage, { id, hash }: Identity): Promise<Player | null | 'forged'> {
  const player = await storage.player(id);
  return player === null || sameHash(player.hash, hash) ? player : 'forged';
}
