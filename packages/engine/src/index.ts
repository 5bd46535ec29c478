export * from './game.ts';
export * from './machine.ts';
export * from './match.ts';
export * from './options.ts';
export * from './replay.ts';
export * from './rng.ts';
export * as schema from './schema.ts';
export * from './words.ts';
