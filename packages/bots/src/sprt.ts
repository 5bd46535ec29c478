export interface Hypotheses {
  /** The win share if nothing was gained. */
  s0: number;
  /** The win share that is claimed. */
  s1: number;
}

export interface Sprt {
  /** How much more likely the claim has made the blocks, as a logarithm. */
  llr: number;
  verdict: 'gained' | 'not-gained' | 'open';
}

/** ln(0.95 / 0.05): either error is made in at most 5 % of tests. */
const BOUND = Math.log(0.95 / 0.05);

/**
 * Sequential probability ratio test over blocks: each number is the mean win share of the candidate in one block. May be
 * asked after every block; stop when the verdict is not open. The variance is taken with one lost and one won block more, so
 * that a short perfect run is no proof.
 */
export function sprt(blocks: readonly number[], { s0, s1 }: Hypotheses): Sprt {
  const n = blocks.length;
  if (n === 0) return { llr: 0, verdict: 'open' };
  const mean = blocks.reduce((sum, x) => sum + x, 0) / n;
  const variance = (blocks.reduce((sum, x) => sum + (x - mean) ** 2, 0) + 0.5) / (n + 1);
  const llr = (n * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  return { llr, verdict: llr >= BOUND ? 'gained' : llr <= -BOUND ? 'not-gained' : 'open' };
}
