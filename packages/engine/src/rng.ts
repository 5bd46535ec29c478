import { chachaWord } from './chacha.ts';

/**
 * Where chance stands. It lives in the game state, so a clone forks the dice too. Four words are those of sfc32, quick
 * enough for simulations. Nine are the key of ChaCha20 and how many words were drawn from it: for live matches, in which
 * nobody may work out what is hidden from what was seen. `forced` holds results that come before the generator's own:
 * tests rig dice with it, a table may enter physical ones.
 */
export interface Rng {
  w: number[];
  forced?: number[];
}

/** 32 hexadecimal digits seed sfc32, as in older matches and tests; 64 are a key of ChaCha20. What a match file stores. */
export type Seed = string;

const QUICK = /^[0-9a-f]{32}$/;
const SEED = /^(?:[0-9a-f]{32}|[0-9a-f]{64})$/;
export const isSeed = (text: unknown): text is Seed => typeof text === 'string' && SEED.test(text);

export function makeRng(seed: Seed): Rng {
  if (!isSeed(seed)) throw new Error(`not a seed: ${JSON.stringify(seed)}`);
  const words = Array.from(
    { length: seed.length / 8 },
    (_, i) => Number.parseInt(seed.slice(i * 8, i * 8 + 8), 16) | 0,
  );
  return QUICK.test(seed) ? warm({ w: words }) : { w: [...words, 0] };
}

/** An independent stream drawn from another one; a quick one, whatever it was drawn from. */
export function forkRng(from: Rng): Rng {
  return warm({ w: [next(from), next(from), next(from), next(from)] });
}

export function cloneRng(r: Rng): Rng {
  const w = r.w.length === 4 ? [r.w[0]!, r.w[1]!, r.w[2]!, r.w[3]!] : r.w.slice();
  return r.forced ? { w, forced: r.forced.slice() } : { w };
}

/** Any text as a seed: a seed stays itself, other text is hashed (MurmurHash3 finalisers, not cryptographic). */
export function seedOf(text: string): Seed {
  if (SEED.test(text)) return text;
  let h = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0xdeadbeef];
  for (let i = 0; i < text.length; i++)
    h = h.map((x, j) => Math.imul(x ^ (text.charCodeAt(i) + j), 0x85ebca6b + 2 * j) ^ (x >>> 13));
  for (let round = 0; round < 4; round++) h = h.map((x, j) => mix((x + Math.imul(h[(j + 1) % 4]!, 0xc2b2ae35)) | 0));
  return h.map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A fresh seed drawn from a stream. */
export function drawSeed(r: Rng): Seed {
  let seed = '';
  for (let i = 0; i < 4; i++) seed += (next(r) >>> 0).toString(16).padStart(8, '0');
  return seed;
}

/** A whole number from 0 to n − 1, without bias. */
export function rand(r: Rng, n: number): number {
  if (r.forced !== undefined) {
    const v = r.forced.shift();
    if (r.forced.length === 0) delete r.forced;
    if (v !== undefined) {
      if (v < 0 || v >= n) throw new Error(`forced ${v} does not fit 0..${n - 1}`);
      return v;
    }
  }
  const limit = 0x100000000 - (0x100000000 % n);
  let x = next(r) >>> 0;
  while (x >= limit) x = next(r) >>> 0;
  return x % n;
}

/** In place, from the last place down (Fisher–Yates). */
export function shuffle<T>(r: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = rand(r, i + 1);
    const x = items[i]!;
    items[i] = items[j]!;
    items[j] = x;
  }
  return items;
}

export const pickOne = <T>(r: Rng, items: readonly T[]): T => items[rand(r, items.length)]!;

function next(r: Rng): number {
  const w = r.w;
  if (w.length !== 4) return chachaWord(w, w[8]!++);
  const t = (((w[0]! + w[1]!) | 0) + w[3]!) | 0;
  w[3] = (w[3]! + 1) | 0;
  w[0] = w[1]! ^ (w[1]! >>> 9);
  w[1] = (w[2]! + (w[2]! << 3)) | 0;
  w[2] = (((w[2]! << 21) | (w[2]! >>> 11)) + t) | 0;
  return t;
}

function warm(r: Rng): Rng {
  for (let i = 0; i < 12; i++) next(r);
  return r;
}

function mix(x: number): number {
  let h = x;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
