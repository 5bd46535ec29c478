import { Worker } from 'node:worker_threads';
import { DataFault } from './data-fault.ts';
import { type Answered, type Asked, METHODS, type Method, OPENED, parseFailure } from './messages.ts';
import type { RowCalls } from './row-calls.ts';
import { RowStorage } from './row-storage.ts';
import { within } from './within.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Within what a check is answered, in milliseconds: longer than a write waits for somebody else's lock. */
const CHECK_WITHIN = 4000;

/**
 * The data file in a thread of its own: however slow the disk is, nobody waits for it who does not write. What is asked
 * in one turn of the event loop goes there in one message. Once the thread has stopped, nothing is acknowledged any more.
 */
export class ThreadStorage extends RowStorage {
  /** Rejects with a `DataProblem` where the file cannot be used. */
  static async open(path: string, thread = new URL('./file-thread.mjs', import.meta.url)): Promise<ThreadStorage> {
    const desk = new Desk(new Worker(thread, { workerData: path, execArgv: [], name: 'data' }));
    await desk.opened;
    return new ThreadStorage(desk.calls());
  }
}

/** The main thread's side: who waits for what. */
class Desk {
  readonly opened: Promise<unknown>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked: Asked[] = [];
  #next = OPENED;
  #stopped: DataFault | null = null;

  constructor(worker: Worker) {
    this.#worker = worker;
    this.opened = this.#wait(OPENED);
    worker.on('message', (text: string) => this.#hear(JSON.parse(text)));
    worker.on('error', (error) => this.#stop(new DataFault('stopped', error.message)));
    worker.on('exit', () => this.#stop(new DataFault('stopped')));
  }

  calls(): RowCalls {
    const ask = (method: Method) => [method, (...args: unknown[]) => this.#ask(method, args)] as const;
    const calls = Object.fromEntries(METHODS.map(ask)) as unknown as RowCalls;
    return { ...calls, check: () => this.#check(), close: () => this.#close() };
  }

  #ask(method: Method, args: readonly unknown[]): Promise<unknown> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    const n = ++this.#next;
    if (this.#asked.length === 0) setImmediate(() => this.#send());
    this.#asked.push([n, method, args]);
    return this.#wait(n);
  }

  #wait(n: number): Promise<unknown> {
    return new Promise((resolve, reject) => this.#waiting.set(n, { resolve, reject }));
  }

  #send(): void {
    const text = JSON.stringify(this.#asked);
    this.#asked = [];
    this.#worker.postMessage(text);
  }

  #hear(answers: readonly Answered[]): void {
    for (const [n, value, failed] of answers) {
      const waiting = this.#waiting.get(n);
      this.#waiting.delete(n);
      if (failed) waiting?.reject(parseFailure(value));
      else waiting?.resolve(value);
    }
  }

  #stop(fault: DataFault): void {
    this.#stopped ??= fault;
    for (const { reject } of this.#waiting.values()) reject(this.#stopped);
    this.#waiting.clear();
  }

  async #check(): Promise<void> {
    await within(CHECK_WITHIN, this.#ask('check', []));
  }

  async #close(): Promise<void> {
    await this.#ask('close', []);
    await this.#worker.terminate();
  }
}
