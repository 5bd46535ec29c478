export { runServer } from './run.ts';
export * from './server.ts';
export { DEFAULTS, readSettings, type Settings } from './settings.ts';
export { type Copied, copyData } from './storage/copying/copy-data.ts';
export { DataProblem } from './storage/data-fault.ts';
export type * from './storage/storage.ts';
