/** Positions: any state of the game written down as people would, and made of that again. */
export type { ToldFrame } from './frames.ts';
export { makePositionOf } from './make.ts';
export { parsePositionOf } from './parse.ts';
export type { Position, ToldAttack } from './schema.ts';
