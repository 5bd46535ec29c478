import type { Histogram } from 'prom-client';

/** How far back a window looks, in milliseconds. */
const MINUTE = 60_000;

/** How many were at most so long, for each bound; the last bound is without end. */
interface Counted {
  readonly at: number;
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

/** What a histogram has counted within the last minute: it says what has been since the start, so the past is taken off. */
export class LastMinute {
  readonly #histogram: Histogram;
  /** The earliest is a minute old, or from the start. */
  readonly #past: Counted[];

  constructor(histogram: Histogram, now = performance.now()) {
    this.#histogram = histogram;
    this.#past = [{ at: now, bounds: [], counts: [] }];
  }

  /** To be asked every few seconds, or it does not know what was a minute ago. */
  async read(now = performance.now()): Promise<{ count: number; half: number | null; most: number | null }> {
    const counted = await countedBy(this.#histogram, now);
    while (this.#past.length > 1 && this.#past[1]!.at <= now - MINUTE) this.#past.shift();
    this.#past.push(counted);
    const before = this.#past[0]!;
    const counts = counted.counts.map((n, i) => n - (before.counts[i] ?? 0));
    const part = (share: number) => quantile(share, counted.bounds, counts);
    return { count: counts.at(-1) ?? 0, half: part(0.5), most: part(0.95) };
  }
}

async function countedBy(histogram: Histogram, at: number): Promise<Counted> {
  const { values } = await histogram.get();
  const buckets = values.filter(({ labels }) => 'le' in labels);
  const bounds = buckets.map(({ labels }) => (labels as { le: number | '+Inf' }).le);
  return {
    at,
    bounds: bounds.map((le) => (le === '+Inf' ? Number.POSITIVE_INFINITY : le)),
    counts: buckets.map(({ value }) => value),
  };
}

/**
 * Under what value a share of all lies, as Prometheus reckons it: evenly spread within each bound. Null: there is nothing.
 * Beyond the last bound it is that bound.
 */
export function quantile(share: number, bounds: readonly number[], counts: readonly number[]): number | null {
  const all = counts.at(-1) ?? 0;
  if (all === 0) return null;
  const wanted = share * all;
  const at = counts.findIndex((n) => n >= wanted);
  const [low, high] = [bounds[at - 1] ?? 0, bounds[at]!];
  if (!Number.isFinite(high)) return low;
  const below = counts[at - 1] ?? 0;
  return low + ((high - low) * (wanted - below)) / (counts[at]! - below);
}
