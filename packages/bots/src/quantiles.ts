/** Steps of 2 %: near enough for a report, and a million values cost no more than ten. */
const STEP = 1.02;
const LEAST = 0.01;

/** How many values fell into each bucket, so that what was counted apart can be put together. */
export type Buckets = readonly (readonly [bucket: number, count: number])[];

export interface Quantiles {
  add(value: number): void;
  count(): number;
  /** The value that the given part of all values does not exceed, to half a step. */
  at(part: number): number;
  buckets(): Buckets;
  /** Counts what another one with the same step has counted. */
  merge(buckets: Buckets): void;
}

/** Counts positive values in buckets of equal ratio. */
export function quantiles(step = STEP): Quantiles {
  const width = Math.log(step);
  const counts = new Map<number, number>();
  let count = 0;
  function put(bucket: number, n: number): void {
    counts.set(bucket, (counts.get(bucket) ?? 0) + n);
    count += n;
  }
  const buckets = () => [...counts].sort(([a], [b]) => a - b);
  return {
    add: (value) => put(Math.round(Math.log(Math.max(value, LEAST)) / width), 1),
    count: () => count,
    at(part) {
      let left = part * count;
      for (const [bucket, n] of buckets()) {
        left -= n;
        if (left <= 0) return Math.exp(bucket * width);
      }
      return 0;
    },
    buckets,
    merge(others) {
      for (const [bucket, n] of others) put(bucket, n);
    },
  };
}
