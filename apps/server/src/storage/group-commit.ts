import type { Database } from 'libsql';
import { isBusy, isOfDisk } from './data-fault.ts';

interface Job {
  run(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  /** Until when it waits for somebody else's lock. */
  late: number;
}

/** How long a write waits for somebody else's lock in all, and how often it looks. Nothing else waits meanwhile. */
const PATIENCE = 2000;
const LOOK_EVERY = 20;
/** Whoever writes sooner after the last commit waits until then: alone nobody waits, and a crowd shares. In milliseconds. */
const GATHER = 10;

/**
 * Writes that come soon after each other share one transaction, and so one wait for the disk. A promise settles once its
 * write is on disk. If a job throws, all are tried again one by one, so that it alone fails; where it is the disk that
 * refuses, all fail. `guard` throws where what was written cannot be found again.
 */
export class GroupCommit {
  readonly #db: Database;
  readonly #guard: () => void;
  #jobs: Job[] = [];
  #isScheduled = false;
  /** When the last commit was done. */
  #last = Number.NEGATIVE_INFINITY;

  constructor(db: Database, guard: () => void = () => {}) {
    this.#db = db;
    this.#guard = guard;
  }

  write<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ run, resolve: resolve as Job['resolve'], reject, late: performance.now() + PATIENCE });
      if (!this.#isScheduled) this.#schedule(this.#last + GATHER - performance.now());
    });
  }

  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    this.#isScheduled = false;
    if (jobs.length > 0) this.#together(jobs);
  }

  /** Resolves once nothing waits any more: everything is written, or refused. */
  async drain(): Promise<void> {
    this.flush();
    while (this.#jobs.length > 0) await new Promise((go) => setTimeout(go, LOOK_EVERY));
  }

  #together(jobs: readonly Job[]): void {
    try {
      settle(jobs, this.#inTransaction(jobs));
    } catch (error) {
      if (isBusy(error)) this.#wait(jobs, error);
      else if (isOfDisk(error) || jobs.length === 1) for (const job of jobs) job.reject(error);
      else for (const job of jobs) this.#together([job]);
    }
  }

  /** Those that have waited long enough are refused; the others are tried again, before whatever has come since. */
  #wait(jobs: readonly Job[], error: unknown): void {
    const now = performance.now();
    for (const job of jobs) if (job.late <= now) job.reject(error);
    this.#jobs.push(...jobs.filter((job) => job.late > now));
    if (!this.#isScheduled && this.#jobs.length > 0) this.#schedule(LOOK_EVERY);
  }

  #schedule(ms: number): void {
    this.#isScheduled = true;
    if (ms >= 1) setTimeout(() => this.flush(), ms);
    else setImmediate(() => this.flush());
  }

  #inTransaction(jobs: readonly Job[]): unknown[] {
    this.#guard();
    this.#db.exec('BEGIN IMMEDIATE');
    let values: unknown[];
    try {
      values = jobs.map((job) => job.run());
      this.#db.exec('COMMIT');
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
    this.#guard();
    this.#last = performance.now();
    return values;
  }
}

function settle(jobs: readonly Job[], values: readonly unknown[]): void {
  for (const [i, job] of jobs.entries()) job.resolve(values[i]);
}
