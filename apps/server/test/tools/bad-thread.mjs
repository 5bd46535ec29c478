// A thread of the data that goes wrong at the second message: the name of the file says whether it `dies` or hangs.
import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
let messages = 0;
parentPort.on('message', () => {
  messages++;
  if (messages < 2) return;
  if (workerData.endsWith('dies.db')) throw new Error('out of luck');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60_000);
});
await import('../../src/storage/file-thread.ts');
