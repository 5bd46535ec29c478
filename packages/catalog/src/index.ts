export * from './entry.ts';
export * from './games.ts';
