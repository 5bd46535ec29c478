import { defineGame } from '@ashtown/engine';
import json from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { parseContent } from './content/faults.ts';
import { tablesOf } from './content/tables.ts';
import { make } from './make.ts';

/** The game as it comes, with the cards of `content.json`; and with others, from a file like that. */
export const { made, withContent } = defineGame({
  id: about.id,
  content: json,
  parse: parseContent,
  tables: tablesOf,
  plays({ rosters, factions, cards }) {
    const plain = (card: object) => ({ ...card, name: '', provenance: '', attested: '', colour: '' });
    return [rosters, factions.map(plain), cards.map(plain)];
  },
  make,
});
export const { game, tables, broken } = made;

export type { Content } from './content/schema.ts';
export * from './content/tables.ts';
export * from './content/vocabulary.ts';
export type { Position, ToldAttack, ToldFrame } from './position/index.ts';
export * from './state.ts';
