import { defineGame } from '@ashtown/engine';
import json from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { parseContent } from './content/faults.ts';
import { plays, tablesOf } from './content/tables.ts';
import { make } from './make.ts';

/** The game as it comes, with the components of `content.json`, and with others. */
export const { made, withContent } = defineGame({
  id: about.id,
  content: json,
  parse: parseContent,
  tables: tablesOf,
  plays,
  make,
});
export const { game, tables, rules, broken } = made;

export { makeFigures, sum } from './answers/figures.ts';
export * from './board.ts';
export type { Content } from './content/schema.ts';
export { pieceIds, vpShown } from './content/tables.ts';
export type { WrittenFrame } from './position/frames.ts';
export type { Position } from './position/index.ts';
export * from './rules/queries.ts';
