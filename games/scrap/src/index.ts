import { defineGame } from '@ashtown/engine';
import json from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { parseContent } from './content/schema.ts';
import { tablesOf } from './content/tables.ts';
import { make } from './make.ts';

/** The game as it comes, with the figures of `content.json`, and with others. */
export const { made, withContent } = defineGame({
  id: about.id,
  content: json,
  parse: parseContent,
  tables: tablesOf,
  plays: (t) => t,
  make,
});
export const { game, tables, broken } = made;

export * from './board.ts';
export type { Position } from './position/index.ts';
