import { defineGame } from '@ashtown/engine';
import json from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { parseContent } from './content/faults.ts';
import { playsOf, tablesOf } from './content/tables.ts';
import { make } from './make.ts';

export const { made, withContent } = defineGame({
  id: about.id,
  content: json,
  parse: parseContent,
  tables: tablesOf,
  plays: playsOf,
  make,
});

/** The game as it comes, with the cards of `content.json`. */
export const { game, tables, broken, rules } = made;
export const { makePosition, parsePosition } = game;

export * from './board.ts';
export type { Content } from './content/schema.ts';
export { optionsOf } from './options.ts';
export type { Position } from './position/index.ts';
