import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Whether a seed is the one that was promised: `printf %s <seed> | sha256sum`. Browsers keep their own SHA-256 back over plain http. */
export const isSeedOf = (seed: string, commitment: string): boolean =>
  bytesToHex(sha256(utf8ToBytes(seed))) === commitment;
