/** How often those came true who had about such a chance. */
export interface Bin {
  predicted: number;
  seen: number;
  n: number;
}

const BINS = 10;

/** Chances and what came of them, gathered in bins of equal width. */
export class Calibration {
  readonly #bins = Array.from({ length: BINS }, (): Bin => ({ predicted: 0, seen: 0, n: 0 }));

  add(chance: number, share: number): void {
    const bin = this.#bins[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
    bin.predicted += chance;
    bin.seen += share;
    bin.n++;
  }

  /** The means of each bin that is not empty. */
  bins(): Bin[] {
    return this.#bins.flatMap(({ predicted, seen, n }) =>
      n === 0 ? [] : [{ predicted: predicted / n, seen: seen / n, n }],
    );
  }

  /** By how much the two differ on average. */
  error(): number {
    let sum = 0;
    let all = 0;
    for (const { predicted, seen, n } of this.#bins) {
      sum += Math.abs(predicted - seen);
      all += n;
    }
    return all === 0 ? 0 : sum / all;
  }
}
