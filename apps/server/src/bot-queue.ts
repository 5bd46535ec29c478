import { type Thought, thinkNow } from '@ashtown/room';
import type { Metrics } from './metrics.ts';

/** For games no thread can fetch. Bots of all tables take turns, one decision in each round of the event loop: no person waits for more than one of them. */
export class BotQueue {
  readonly #metrics: Metrics;
  readonly #waiting: (() => void)[] = [];
  #scheduled = false;

  constructor(metrics: Metrics) {
    this.#metrics = metrics;
  }

  think(thought: Thought): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => {
        if (thought.signal.aborted) return resolve(undefined);
        const done = this.#metrics.botSeconds.startTimer({ bot: thought.bot });
        try {
          resolve(thinkNow(thought));
        } catch (error) {
          reject(error);
        }
        done();
      });
      this.#schedule();
    });
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const decide = this.#waiting.shift()!;
      this.#schedule();
      decide();
    });
  }
}
