export * from './server.ts';
export { DEFAULTS, readSettings, type Settings } from './settings.ts';
export { DataProblem } from './storage/data-fault.ts';
export type * from './storage/storage.ts';
