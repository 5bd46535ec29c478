import { BOTS, playBot } from '@ashtown/host';
import type { LiveTable } from './live-table.ts';

/** Bots of all tables take turns, one decision in each round of the event loop: no person waits for more than one of them. */
export class BotTurns {
  readonly #waiting: (() => void)[] = [];
  #scheduled = false;

  take(turn: () => void): void {
    this.#waiting.push(turn);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#scheduled || this.#waiting.length === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      const turn = this.#waiting.shift()!;
      this.#schedule();
      turn();
    });
  }
}

/**
 * Lets the bots of a table answer, one at a time, so that others are served in between. Every answer of a bot is stored
 * and told like any other; to show it at a pace people can follow is the client's job.
 */
export class BotPump {
  readonly #table: LiveTable;
  #pending = false;
  #stopped = false;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** After every change: maybe a bot is asked now. */
  wake(): void {
    const { host, record, services } = this.#table;
    if (this.#pending || this.#stopped || record.status !== 'playing' || !host || host.botsToMove().length === 0)
      return;
    this.#pending = true;
    services.botTurns.take(() => {
      this.#table
        .enqueue(() => this.#answer())
        .catch((err) => services.log.error({ err, table: record.id }, 'a bot could not answer'));
    });
  }

  isBusy(): boolean {
    return this.#pending;
  }

  stop(): void {
    this.#stopped = true;
  }

  async #answer(): Promise<void> {
    this.#pending = false;
    const table = this.#table;
    const { host, record, services } = table;
    const seat = host?.botsToMove()[0];
    if (this.#stopped || !host || seat === undefined || record.status !== 'playing') return;
    const from = host.length;
    const reply = await table.attempt(async () => {
      this.#choose(seat);
      return table.commit(from, from);
    });
    if (!reply.ok) return;
    services.metrics.answers.inc({ kind: 'bot' });
    table.tellChange(reply);
    this.wake();
  }

  /** A bot that fails must not strand the match: then any answer will do. */
  #choose(seat: number): void {
    const { host, services, record } = this.#table;
    const bot = host!.seats[seat]!.bot!;
    const done = services.metrics.botSeconds.startTimer({ bot });
    try {
      playBot(host!);
    } catch (err) {
      services.log.error({ err, table: record.id, bot, at: host!.length }, 'a bot failed');
      playBot(host!, { find: () => BOTS.random });
    }
    done();
  }
}
