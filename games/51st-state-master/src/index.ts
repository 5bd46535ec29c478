import { defineGame } from '@ashtown/engine';
import content from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { parseContent } from './content/faults.ts';
import { playsOf, tablesOf } from './content/tables.ts';
import { make } from './make.ts';

export const { made, withContent } = defineGame({
  id: about.id,
  content,
  parse: parseContent,
  tables: tablesOf,
  plays: playsOf,
  make,
});

export const { game, tables, broken, facts } = made;

export * from './board.ts';
export type { Built, CardName, Position } from './position/index.ts';
