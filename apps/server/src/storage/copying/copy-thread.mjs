// The thread of a copy from its sources; see file-thread.mjs.
import { register } from 'tsx/esm/api';

register();
await import('./copy-thread.ts');
