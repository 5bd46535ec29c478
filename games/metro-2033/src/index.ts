import { defineGame, type Lang } from '@ashtown/engine';
import json from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { parseContent } from './content/faults.ts';
import { tablesOf } from './content/tables.ts';
import { make } from './make.ts';
import { language as en } from './text/en/index.ts';
import { language as pl } from './text/pl/index.ts';
import { language as sk } from './text/sk/index.ts';
import type { MetroWords } from './text/speak.ts';

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
export const { game, tables, broken, rounds } = made;

/** What the game says as it comes. */
export const words: Readonly<Record<Lang, MetroWords>> = {
  en: made.speak(en),
  pl: made.speak(pl),
  sk: made.speak(sk),
};

/** How far the values of a card are known from the rulebook, in a sentence; null where there is no such card. */
export const provenance = (lang: Lang, id: string): string | null => words[lang].provenance(id);

export type { Content } from './content/schema.ts';
export * from './content/tables.ts';
export * from './content/vocabulary.ts';
export type { Position, ToldAttack, ToldFrame } from './position/index.ts';
export * from './rules/places.ts';
export * from './rules/queries.ts';
export type { Answer as Pick } from './state.ts';
export * from './state.ts';
