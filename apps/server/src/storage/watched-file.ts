import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { DataFault } from './data-fault.ts';

/** How often the whole file is looked through, and which part of the time that may take at most. */
const INSPECT_EVERY = 5000;
const SHARE = 20;

interface Found {
  damage: string | null;
  ms: number;
}

/**
 * The data file as it lies on the disk: whether it is still the one that was opened, and whole. Once it is lost it stays
 * lost; whatever is written then could not be found again.
 */
export class WatchedFile {
  readonly #path: string;
  readonly #inodes = new Map<string, string>();
  #lost: DataFault | null = null;
  #worker: Worker | null = null;
  #timer: NodeJS.Timeout;

  constructor(path: string) {
    this.#path = path;
    this.verify();
    this.#timer = setTimeout(() => this.#inspect(), INSPECT_EVERY).unref();
  }

  /** Throws a `DataFault` where the file is lost. Cheap enough for every commit. */
  verify(): void {
    if (this.#lost) throw this.#lost;
    for (const path of [this.#path, `${this.#path}-wal`]) {
      const stat = statSync(path, { throwIfNoEntry: false });
      const inode = stat && `${stat.dev} ${stat.ino}`;
      const known = this.#inodes.get(path);
      if (inode === known) continue;
      if (known === undefined) this.#inodes.set(path, inode!);
      else throw this.lose(new DataFault(inode === undefined ? 'deleted' : 'replaced', path));
    }
  }

  lose(fault: DataFault): DataFault {
    this.#lost ??= fault;
    return this.#lost;
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  /** In a thread of its own: a large file takes a while. */
  #inspect(): void {
    this.#worker ??= this.#hire();
    this.#worker.postMessage(null);
  }

  #hire(): Worker {
    const worker = new Worker(new URL('./inspect.mjs', import.meta.url), { workerData: this.#path, execArgv: [] });
    worker.unref();
    const again = (ms: number) => {
      this.#timer = setTimeout(() => this.#inspect(), Math.max(INSPECT_EVERY, SHARE * ms)).unref();
    };
    worker.on('message', ({ damage, ms }: Found) => {
      if (damage !== null) this.lose(new DataFault('damaged', damage));
      else again(ms);
    });
    worker.on('error', () => {
      this.#worker = null;
      again(0);
    });
    return worker;
  }
}
