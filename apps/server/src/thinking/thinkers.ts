import { availableParallelism } from 'node:os';
import type { Advice, AdviceKind } from '@ashtown/host';
import type { Question, Thought } from '@ashtown/room';
import { Tinypool } from 'tinypool';
import type { Metrics } from '../metrics.ts';
import { FairQueue } from './fair-queue.ts';
import type { Task } from './task.ts';

export interface ThinkersOptions {
  /** The main thread keeps a core to itself where there are two. */
  threads?: number;
  /** How long one decision may take, in milliseconds: ours take two seconds at most, and several times that on a busy machine. */
  budget?: number;
  /** How many may wait. Whoever comes then is turned away at once. */
  mostWaiting?: number;
  /** How long after each decision for somebody's tables their next one begins, in milliseconds: what bots do costs the main thread too. */
  rest?: number;
  /** The module the threads run. */
  worker?: URL;
  /** A thread failed of itself, not over a thought. */
  failed?: (error: unknown) => void;
}

interface Job {
  readonly task: Task;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const MOST_THREADS = 4;
/** A thread that has not begun by now never will. */
const START_WITHIN = 30_000;
const REST_AFTER = 60_000;

/**
 * Bots and hints of all tables think in a few threads, and take turns by whose table it is. A thread that hangs or dies is
 * replaced, and what it was asked rejects. A thought nobody wants any more is dropped from the queue; one that is already
 * being thought is let finish, since a new thread costs more.
 */
export class Thinkers {
  readonly #options: Required<ThinkersOptions>;
  readonly #metrics: Pick<Metrics, 'botSeconds'>;
  readonly #waiting: FairQueue<Job>;
  #pool: Tinypool | null = null;
  #busy = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    metrics: Pick<Metrics, 'botSeconds'>,
    {
      threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
      budget = 10_000,
      mostWaiting = 10_000,
      rest = 10,
      worker = new URL('./worker.mjs', import.meta.url),
      failed = () => {},
    }: ThinkersOptions = {},
  ) {
    this.#metrics = metrics;
    this.#options = { threads, budget, mostWaiting, rest, worker, failed };
    this.#waiting = new FairQueue(rest);
  }

  /** `whose`: by whom they take turns. */
  think(thought: Thought, whose = thought.host): Promise<unknown> {
    return this.#ask('pick', thought.bot, thought, whose);
  }

  advise<K extends AdviceKind>(kind: K, question: Question, whose = question.host): Promise<Advice[K]> {
    return this.#ask(kind, kind, question, whose) as Promise<Advice[K]>;
  }

  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    for (const job of this.#waiting.clear()) job.reject(new Error('nobody thinks any more'));
    await this.#pool?.destroy();
  }

  #ask(want: Task['want'], bot: string, { game, seat, turn, signal }: Question, whose: string): Promise<unknown> {
    if (signal.aborted) return Promise.resolve(undefined);
    if (this.#waiting.size >= this.#options.mostWaiting) return Promise.reject(new Error('too many thoughts wait'));
    const task = { want, game: game.id, bot, seat, turn, begun: new Int32Array(new SharedArrayBuffer(4)) };
    return new Promise((resolve, reject) => {
      const job = { task, resolve, reject };
      this.#waiting.push(whose, job);
      signal.addEventListener('abort', () => this.#waiting.remove(whose, job) && resolve(undefined), { once: true });
      this.#goOn();
    });
  }

  #goOn(): void {
    while (this.#busy < this.#options.threads) {
      const job = this.#waiting.shift(performance.now());
      if (!job) return this.#goOnLater();
      this.#busy++;
      this.#run(job)
        .then(job.resolve, job.reject)
        .finally(() => {
          this.#busy--;
          this.#goOn();
        });
    }
  }

  /** Once somebody has rested. */
  #goOnLater(): void {
    const next = this.#waiting.next();
    if (next === null || this.#timer) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        this.#goOn();
      },
      Math.max(1, next - performance.now()),
    );
  }

  async #run({ task }: Job): Promise<unknown> {
    const done = this.#metrics.botSeconds.startTimer({ bot: task.bot });
    const watch = watchOver(task.begun, this.#options.budget);
    try {
      return await this.#threads().run(task, { signal: watch.signal });
    } finally {
      watch.end();
      done();
    }
  }

  /** Started when first wanted. */
  #threads(): Tinypool {
    const { threads, worker, failed } = this.#options;
    if (this.#pool) return this.#pool;
    const options = { minThreads: 1, maxThreads: threads, idleTimeout: REST_AFTER, execArgv: [] };
    this.#pool = new Tinypool({ filename: worker.href, ...options });
    this.#pool.on('error', failed);
    return this.#pool;
  }
}

/** Gives up once a thread has been at one thing for more than its budget, or has never begun. */
function watchOver(begun: Int32Array, budget: number): { signal: AbortSignal; end(): void } {
  const given = new AbortController();
  let patience = START_WITHIN;
  let isThinking = false;
  const timer = setInterval(() => {
    patience -= budget;
    if (isThinking || patience <= 0) given.abort();
    isThinking = Atomics.load(begun, 0) === 1;
  }, budget);
  return { signal: given.signal, end: () => clearInterval(timer) };
}
