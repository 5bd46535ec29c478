import { defineGame, type Lang } from '@ashtown/engine';
import content from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { parseContent } from './content-faults.ts';
import { make } from './make.ts';
import { type Tables, tablesOf } from './tables.ts';
import { provenanceOf, wordsOf } from './text/index.ts';

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

export const { game, tables, broken, rounds, rules, answers, beginPosition } = made;

/** What the game says as it comes, in every language. */
export const words = wordsOf(made.speak);

/** How far the values of a card are known, in a sentence; null where there is no such card. */
export const provenance = (lang: Lang, id: string): string | null => provenanceOf(tables, lang, id);

export type { Content } from './content.ts';
export * from './picks.ts';
export type { Position } from './position.ts';
export * from './queries.ts';
export * from './reach.ts';
export * from './state.ts';
export * from './stores.ts';
export * from './tables.ts';
export { wordsOf } from './text/index.ts';
export * from './vocabulary.ts';
