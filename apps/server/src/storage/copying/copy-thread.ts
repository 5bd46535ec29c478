import { parentPort, workerData } from 'node:worker_threads';
import { copyData } from './copy-data.ts';
import { countFile } from './file-copy.ts';
import { PART_NAMES } from './parts.ts';
import type { CopyJob, CopyResult } from './thread-copy.ts';

/** A copy of all data into a file, opened and counted again once it is written: in a thread, since it writes for as long as it likes. */
async function work({ from, to }: CopyJob): Promise<CopyResult> {
  try {
    const copied = from === null ? null : await copyData(from, to);
    const counted = countFile(to);
    const isWhole = copied === null || PART_NAMES.every((part) => copied[part] === counted[part]);
    return isWhole ? { counted } : { problem: `${to}: not everything that was written can be read` };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

parentPort!.postMessage(await work(workerData));
