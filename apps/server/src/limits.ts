/** So many a second on average, and a reserve for bursts. */
export class Bucket {
  readonly #rate: number;
  readonly #burst: number;
  #level: number;
  #at: number;

  constructor(rate: number, burst: number, now = performance.now()) {
    this.#rate = rate;
    this.#burst = burst;
    this.#level = burst;
    this.#at = now;
  }

  /** Whatever costs more than there can ever be takes all there is. */
  take(cost = 1, now = performance.now()): boolean {
    this.#fill(now);
    const price = Math.min(cost, this.#burst);
    if (this.#level < price) return false;
    this.#level -= price;
    return true;
  }

  giveBack(cost = 1): void {
    this.#level = Math.min(this.#burst, this.#level + cost);
  }

  isFull(now = performance.now()): boolean {
    this.#fill(now);
    return this.#level >= this.#burst;
  }

  #fill(now: number): void {
    this.#level = Math.min(this.#burst, this.#level + ((now - this.#at) / 1000) * this.#rate);
    this.#at = now;
  }
}

/** A bucket per address. Full ones are forgotten, so memory follows who is here now. */
export class AddressBuckets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: number, burst: number) {
    this.#rate = rate;
    this.#burst = burst;
  }

  take(address: string, cost = 1): boolean {
    let bucket = this.#buckets.get(address);
    if (!bucket) {
      bucket = new Bucket(this.#rate, this.#burst);
      this.#buckets.set(address, bucket);
    }
    return bucket.take(cost);
  }

  /** It has cost nothing after all. */
  giveBack(address: string): void {
    this.#buckets.get(address)?.giveBack();
  }

  get size(): number {
    return this.#buckets.size;
  }

  sweep(): void {
    for (const [address, bucket] of this.#buckets) if (bucket.isFull()) this.#buckets.delete(address);
  }
}

/** How many of something an address has now. */
export class AddressCounts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(address: string): boolean {
    const n = this.#counts.get(address) ?? 0;
    if (n >= this.#most) return false;
    this.#counts.set(address, n + 1);
    return true;
  }

  leave(address: string): void {
    const n = (this.#counts.get(address) ?? 0) - 1;
    if (n > 0) this.#counts.set(address, n);
    else this.#counts.delete(address);
  }

  get size(): number {
    return this.#counts.size;
  }
}

/** Whoever has an IPv6 address has 2⁶⁴ of them: they count as one. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i);
  if (mapped) return mapped[1]!;
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
