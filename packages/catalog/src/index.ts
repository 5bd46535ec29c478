export * from './contents.ts';
export * from './entry.ts';
export * from './games.ts';
