import type { Storage } from './storage/storage.ts';

const SAVE_EVERY = 5000;

/**
 * The time servers have run on this data, in milliseconds: clocks of matches are counted in it, so they stand still while
 * nothing runs. It is the data that counts, for all its servers; in between each goes by its own watch. A server that is
 * killed forgets the last few seconds, in favour of the players.
 */
export class Uptime {
  readonly #storage: Storage;
  readonly #timer: NodeJS.Timeout;
  /** How long servers had run when the data was asked last, and when that was by this server's watch. */
  #known: number;
  #at: number;
  /** Up to when the data knows of this server, by its watch. */
  #told: number;
  /** It never goes back. */
  #latest = 0;

  private constructor(storage: Storage, known: number, onError: (error: unknown) => void) {
    this.#storage = storage;
    this.#known = known;
    this.#at = performance.now();
    this.#told = this.#at;
    this.#timer = setInterval(() => this.#save().catch(onError), SAVE_EVERY);
    this.#timer.unref();
  }

  static async start(storage: Storage, onError: (error: unknown) => void): Promise<Uptime> {
    return new Uptime(storage, await storage.ran(0), onError);
  }

  now(): number {
    this.#latest = Math.max(this.#latest, Math.round(this.#known + performance.now() - this.#at));
    return this.#latest;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#save();
  }

  async #save(): Promise<void> {
    const at = performance.now();
    const ms = Math.round(at - this.#told);
    this.#told += ms;
    try {
      this.#known = await this.#storage.ran(ms);
      this.#at = at;
    } catch (error) {
      this.#told -= ms;
      throw error;
    }
  }
}
