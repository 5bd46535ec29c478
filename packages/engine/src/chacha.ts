/** ChaCha20 (RFC 8439): whoever knows some words of its stream knows nothing of the others. */

/** "expand 32-byte k" */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
const ROUNDS = 10;

/** The block made last: words are drawn one after the other. */
const kept = { key: new Int32Array(8), at: -1, block: new Int32Array(16) };

/** The n-th word of the stream that the first eight words key. The nonce is zero: a key is used for one stream. */
export function chachaWord(key: readonly number[], n: number): number {
  const at = Math.floor(n / 16);
  if (kept.at !== at || !isKept(key)) {
    for (let i = 0; i < 8; i++) kept.key[i] = key[i]!;
    kept.at = at;
    fillBlock(kept.block, kept.key, at);
  }
  return kept.block[n % 16]!;
}

function isKept(key: readonly number[]): boolean {
  for (let i = 0; i < 8; i++) if (kept.key[i] !== key[i]) return false;
  return true;
}

function fillBlock(out: Int32Array, key: Int32Array, counter: number): void {
  const start = new Int32Array([...SIGMA, ...key, counter, 0, 0, 0]);
  out.set(start);
  for (let i = 0; i < ROUNDS; i++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = out[i]! + start[i]!;
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  x[a] = x[a]! + x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 16);
  x[c] = x[c]! + x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 12);
  x[a] = x[a]! + x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 8);
  x[c] = x[c]! + x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 7);
}

const turn = (x: number, by: number): number => (x << by) | (x >>> (32 - by));
