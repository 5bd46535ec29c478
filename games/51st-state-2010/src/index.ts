import { defineGame } from '@ashtown/engine';
import content from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { parseContent } from './content/faults.ts';
import { type Tables, tablesOf } from './content/tables.ts';
import { make } from './make.ts';

/** A card as the rules read it. */
const bare = <T extends object>(design: T): object => ({ ...design, name: null, provenance: null, atoms: null });

/** The game as it comes, with the cards of `content.json`, and with other cards. */
export const { made, withContent } = defineGame({
  id: about.id,
  content,
  parse: parseContent,
  tables: tablesOf,
  plays: ({ factions, sites, shots, leaders }: Tables) => [
    factions.map((x) => ({ ...bare(x), contacts: x.contacts.map(bare) })),
    ...[sites, shots, leaders].map((designs: readonly object[]) => designs.map(bare)),
  ],
  make,
});

export const { game, tables, broken, rules, answers, beginPosition } = made;

export type { Content } from './content/schema.ts';
export * from './content/tables.ts';
export * from './content/vocabulary.ts';
export type { Position } from './position/index.ts';
export { scoreOf } from './rules/queries.ts';
export * from './state.ts';
