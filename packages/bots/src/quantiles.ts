/** Steps of 2 %: near enough for a report, and a million values cost no more than ten. */
const STEP = Math.log(1.02);
const LEAST = 0.01;

export interface Quantiles {
  add(value: number): void;
  count(): number;
  /** The value that the given part of all values does not exceed, to 1 %. */
  at(part: number): number;
}

/** Counts positive values in buckets of equal ratio. */
export function quantiles(): Quantiles {
  const buckets = new Map<number, number>();
  let count = 0;
  return {
    add(value) {
      const bucket = Math.round(Math.log(Math.max(value, LEAST)) / STEP);
      buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
      count++;
    },
    count: () => count,
    at(part) {
      let left = part * count;
      for (const [bucket, n] of [...buckets].sort(([a], [b]) => a - b)) {
        left -= n;
        if (left <= 0) return Math.exp(bucket * STEP);
      }
      return 0;
    },
  };
}
