import type { Database } from 'libsql';
import { isBusy, isOfDisk } from './data-fault.ts';

interface Job {
  run(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  /** Nobody is kept waiting by it. */
  isPatient: boolean;
  /** Until when it waits for somebody else's lock. */
  late: number;
}

/** How long a write waits for somebody else's lock in all, and how often it looks. Nothing else waits meanwhile. */
const PATIENCE = 2000;
const LOOK_EVERY = 20;
/**
 * How long after the last commit for somebody in a hurry the next one is, in milliseconds, unless so many wait for it:
 * alone nobody waits, and a crowd shares. What is patient goes along, or waits for so long after any commit: however much
 * bots have to write, people do not queue behind it.
 */
const GATHER = 4;
const GATHER_PATIENT = 20;
const ENOUGH = 8;

/**
 * Writes that come soon after each other share one transaction, and so one wait for the disk. A promise settles once its
 * write is on disk. If a job throws, all are tried again one by one, so that it alone fails; where it is the disk that
 * refuses, all fail. `guard` throws where what was written cannot be found again.
 */
export class GroupCommit {
  readonly #db: Database;
  readonly #guard: () => void;
  #jobs: Job[] = [];
  #timer: NodeJS.Timeout | null = null;
  /** It is this turn of the event loop that ends with a commit. */
  #isSoon = false;
  #isLocked = false;
  /** When the last commit was done; and the last one for somebody in a hurry. */
  #last = Number.NEGATIVE_INFINITY;
  #lastHurried = Number.NEGATIVE_INFINITY;

  constructor(db: Database, guard: () => void = () => {}) {
    this.#db = db;
    this.#guard = guard;
  }

  write<T>(run: () => T, isPatient = false): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const late = performance.now() + PATIENCE;
      this.#jobs.push({ run, resolve: resolve as Job['resolve'], reject, isPatient, late });
      this.#plan();
    });
  }

  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#isSoon = false;
    this.#isLocked = false;
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
    if (this.#jobs.length === 0) return;
    this.#isLocked = true;
    this.#timer ??= setTimeout(() => this.flush(), LOOK_EVERY);
  }

  #plan(): void {
    if (this.#isSoon || this.#isLocked) return;
    const wait = this.#jobs.length >= ENOUGH ? 0 : this.#due() - performance.now();
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = wait < 1 ? null : setTimeout(() => this.flush(), wait);
    if (this.#timer) return;
    this.#isSoon = true;
    setImmediate(() => this.flush());
  }

  #due(): number {
    return this.#jobs.every((job) => job.isPatient) ? this.#last + GATHER_PATIENT : this.#lastHurried + GATHER;
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
    if (jobs.some((job) => !job.isPatient)) this.#lastHurried = this.#last;
    return values;
  }
}

function settle(jobs: readonly Job[], values: readonly unknown[]): void {
  for (const [i, job] of jobs.entries()) job.resolve(values[i]);
}
