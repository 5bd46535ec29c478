// The thread of the data from its sources: on Node 20 it does not inherit the loader of TypeScript by a flag, so it brings its
// own. Where everything is bundled, the module itself is found by this name.
import { register } from 'tsx/esm/api';

register();
await import('./file-thread.ts');
