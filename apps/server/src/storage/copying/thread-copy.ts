import { Worker } from 'node:worker_threads';
import { DataProblem } from '../data-fault.ts';
import type { Copied } from './copy-data.ts';

/** `from`: null where a file is only to be counted. */
export interface CopyJob {
  readonly from: string | null;
  readonly to: string;
}
export type CopyResult = { readonly counted: Partial<Copied> } | { readonly problem: string };

/** Copies data into a new file without anybody waiting for the disk, and counts what lies in it. Rejects with a `DataProblem`. */
export function copyInThread(job: CopyJob, signal: AbortSignal): Promise<Partial<Copied>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./copy-thread.mjs', import.meta.url), { workerData: job, execArgv: [] });
    worker.unref();
    const end = () => void worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.on('message', (result: CopyResult) =>
      'problem' in result ? reject(new DataProblem(result.problem)) : resolve(result.counted),
    );
    worker.on('error', reject);
    worker.on('exit', () => {
      signal.removeEventListener('abort', end);
      reject(new DataProblem('the copy was broken off'));
    });
  });
}
