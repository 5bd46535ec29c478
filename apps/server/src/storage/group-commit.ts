import type { Database } from 'libsql';

interface Job {
  run(): unknown;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Writes of one turn of the event loop share one transaction, and so one wait for the disk. A promise settles once its
 * write is on disk. If a job throws, all are tried again one by one, so that it alone fails.
 */
export class GroupCommit {
  readonly #db: Database;
  #jobs: Job[] = [];

  constructor(db: Database) {
    this.#db = db;
  }

  write<T>(run: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#jobs.length === 0) setImmediate(() => this.flush());
      this.#jobs.push({ run, resolve: resolve as Job['resolve'], reject });
    });
  }

  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    try {
      settle(jobs, this.#inTransaction(jobs));
    } catch (error) {
      if (jobs.length === 1) jobs[0]!.reject(error);
      else for (const job of jobs) this.#alone(job);
    }
  }

  #alone(job: Job): void {
    try {
      settle([job], this.#inTransaction([job]));
    } catch (error) {
      job.reject(error);
    }
  }

  #inTransaction(jobs: readonly Job[]): unknown[] {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const values = jobs.map((job) => job.run());
      this.#db.exec('COMMIT');
      return values;
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }
}

function settle(jobs: readonly Job[], values: readonly unknown[]): void {
  for (const [i, job] of jobs.entries()) job.resolve(values[i]);
}
