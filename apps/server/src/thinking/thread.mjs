// Where a thread begins: on Node 20 it does not inherit the loader of TypeScript by a flag, so it brings its own.
import { register } from 'tsx/esm/api';

register();
const { default: think } = await import('./worker.ts');
export default think;
