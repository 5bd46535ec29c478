import { makeRng, type Rng, type Seat, type Seed } from '@ashtown/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Published when a match starts. Anyone can check it at the end: `printf %s <seed> | sha256sum`. */
export const commitmentOf = (seed: Seed): string => digest(seed);

/**
 * The stream of a bot for one decision. It follows from seed, seat and ply alone and tells nothing about the seed, so a
 * bot may draw as often as it likes, be run twice or not at all: the game's own stream never notices.
 */
export const botRng = (seed: Seed, seat: Seat, ply: number): Rng =>
  makeRng(digest(`${seed} bot ${seat} ${ply}`).slice(0, 32));
