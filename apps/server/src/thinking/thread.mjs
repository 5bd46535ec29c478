// Where a thread begins: on Node 20 it does not inherit the loader of TypeScript by a flag, so it brings its own.
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { register } from 'tsx/esm/api';

// People come before bots: Linux gives each thread a priority of its own. Elsewhere all are alike.
try {
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), constants.priority.PRIORITY_LOW);
} catch {}

register();
const { default: think } = await import('./worker.ts');
export default think;
