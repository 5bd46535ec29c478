// Where the thread of the data begins: on Node 20 it does not inherit the loader of TypeScript by a flag, so it brings its own.
import { register } from 'tsx/esm/api';

register();
await import('./file-thread.ts');
