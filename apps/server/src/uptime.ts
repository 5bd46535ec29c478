import type { Storage } from './storage/storage.ts';

const SAVE_EVERY = 5000;

/**
 * The time servers have run on this data, in milliseconds: clocks of matches are counted in it, so they stand still while
 * nothing runs. A server that is killed forgets the last few seconds, in favour of the players.
 */
export class Uptime {
  readonly #before: number;
  readonly #start = performance.now();
  readonly #timer: NodeJS.Timeout;

  private constructor(before: number, save: (ms: number) => void) {
    this.#before = before;
    this.#timer = setInterval(() => save(this.now()), SAVE_EVERY);
    this.#timer.unref();
  }

  static async start(storage: Storage, onError: (error: unknown) => void): Promise<Uptime> {
    return new Uptime(await storage.uptime(), (ms) => storage.saveUptime(ms).catch(onError));
  }

  now(): number {
    return Math.round(this.#before + performance.now() - this.#start);
  }

  async stop(storage: Storage): Promise<void> {
    clearInterval(this.#timer);
    await storage.saveUptime(this.now());
  }
}
