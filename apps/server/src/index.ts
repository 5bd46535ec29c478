export * from './server.ts';
export { DEFAULTS, readSettings, type Settings } from './settings.ts';
export { DataProblem } from './storage/open-file.ts';
export { SqliteStorage } from './storage/sqlite.ts';
export type * from './storage/storage.ts';
