import { createHash } from 'node:crypto';
import type { Bursts, Limit } from './bursts.ts';
import { AddressBuckets, addressKey } from './limits.ts';
import type { Commons } from './storage/commons.ts';

/** So many a second on average, and so many at once. */
export interface Pace {
  readonly rate: number;
  readonly burst: number;
}

/**
 * How often an address may do something over all servers on the same data: where each counted for itself, an address could do it
 * once more with every server. Whoever has reached the limit here is refused without asking; where the others cannot be
 * asked, this server's own count holds.
 */
export class SharedLimit {
  readonly #limit: Limit;
  readonly #pace: Pace;
  readonly #here: AddressBuckets;
  readonly #commons: Commons | undefined;
  readonly #bursts: Bursts;

  constructor(limit: Limit, pace: Pace, commons: Commons | undefined, bursts: Bursts) {
    this.#limit = limit;
    this.#pace = pace;
    this.#here = new AddressBuckets(pace.rate, pace.burst);
    this.#commons = commons;
    this.#bursts = bursts;
  }

  async take(ip: string): Promise<boolean> {
    const address = addressKey(ip);
    const isLeft = this.#here.take(address) && (await this.#isLeftAnywhere(address));
    if (!isLeft) this.#bursts.reached(this.#limit, address);
    return isLeft;
  }

  /** It has cost nothing after all. */
  async giveBack(ip: string): Promise<void> {
    const address = addressKey(ip);
    this.#here.giveBack(address);
    await this.#commons?.giveBack(this.#key(address), this.#pace).catch(() => {});
  }

  sweep(): void {
    this.#here.sweep();
  }

  async #isLeftAnywhere(address: string): Promise<boolean> {
    return this.#commons ? this.#commons.take(this.#key(address), this.#pace).catch(() => true) : true;
  }

  /** No address gets into the data. */
  #key(address: string): string {
    return createHash('sha256').update(`${this.#limit} ${address}`).digest('base64url');
  }
}
