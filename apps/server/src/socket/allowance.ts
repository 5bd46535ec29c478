import type { Bursts, Limit } from '../bursts.ts';
import { AddressBuckets, Bucket } from '../limits.ts';
import type { Settings } from '../settings.ts';

/** Bytes that may come with each point: more than anybody needs who plays. */
const BYTES = 1024;
/** However little comes at once, it costs as much as so many bytes. */
const LEAST = 200;
/** So much of everything may come at once, in seconds of it. */
const AT_ONCE = 4;
/** So many refusals for speed an address gets at once, and so many a second; whoever goes on is cut. */
const PATIENCE = 100;
const PATIENCE_RATE = 20;

/** What the sockets of an address have in common. */
export class Shared {
  readonly points: AddressBuckets;
  readonly bytes: AddressBuckets;
  readonly patience = new AddressBuckets(PATIENCE_RATE, PATIENCE);

  constructor({ rateAddress }: Settings) {
    this.points = new AddressBuckets(rateAddress, rateAddress);
    this.bytes = new AddressBuckets(BYTES * rateAddress, BYTES * rateAddress);
  }

  sweep(): void {
    this.points.sweep();
    this.bytes.sweep();
    this.patience.sweep();
  }
}

/** What one socket may still send, together with everybody at its address. */
export class Allowance {
  readonly #address: string;
  readonly #shared: Shared;
  readonly #bursts: Bursts;
  readonly #points: Bucket;
  readonly #bytes: Bucket;

  constructor({ rateConnection }: Settings, address: string, shared: Shared, bursts: Bursts) {
    this.#address = address;
    this.#shared = shared;
    this.#bursts = bursts;
    this.#points = new Bucket(rateConnection, AT_ONCE * rateConnection);
    this.#bytes = new Bucket(BYTES * rateConnection, AT_ONCE * BYTES * rateConnection);
  }

  /** `cut`: it was refused so often that it will not stop by itself. */
  take(points: number): 'granted' | 'refused' | 'cut' {
    if (points <= 0 || (this.#points.take(points) && this.#shared.points.take(this.#address, points))) return 'granted';
    this.reached('messages');
    return this.#shared.patience.take(this.#address) ? 'refused' : 'cut';
  }

  /** Whatever the bytes are: half of a message, frames without an end, or nothing a socket knows. */
  takeBytes(n: number): boolean {
    const cost = Math.max(n, LEAST);
    if (this.#bytes.take(cost) && this.#shared.bytes.take(this.#address, cost)) return true;
    this.reached('bytes');
    return false;
  }

  reached(limit: Limit): void {
    this.#bursts.reached(limit, this.#address);
  }
}
