import { defineGame, type Lang } from '@ashtown/engine';
import json from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { parseContent } from './content/faults.ts';
import { plays, tablesOf } from './content/tables.ts';
import { make } from './make.ts';
import { language as en } from './text/en/index.ts';
import { provenanceOf, textParts } from './text/parts.ts';
import { language as pl } from './text/pl/index.ts';
import { language as sk } from './text/sk/index.ts';

/** The game as it comes, with the components of `content.json`, and with others. */
export const { made, withContent } = defineGame({
  id: about.id,
  content: json,
  parse: parseContent,
  tables: tablesOf,
  plays,
  make,
});
export const { game, tables, rules, broken, rounds } = made;

/** What the game says as it comes. */
export const words = { en: made.speak(en), pl: made.speak(pl), sk: made.speak(sk) };
const languages = { en, pl, sk };

/** How far a card, tile or space is known from the rulebook, in a sentence; null where there is none of that id. */
export const provenance = (lang: Lang, id: string): string | null => provenanceOf(tables, languages[lang], id);

/** A part of a card's text by itself: one of its action lines, or an effect of a tile or a space. */
export const partsOf = (lang: Lang) => textParts(tables, languages[lang]);

export { makeFigures, NOBODY, parseFigures, sum } from './answers/figures.ts';
export type { Content, Effect, Passive } from './content/schema.ts';
export * from './content/tables.ts';
export * from './content/vocabulary.ts';
export type { WrittenFrame } from './position/frames.ts';
export type { Position } from './position/index.ts';
export * from './rules/queries.ts';
export { countFor, countGroups, groupVp, majority } from './rules/scoring.ts';
export type { Answer as Pick } from './state.ts';
export * from './state.ts';
export { tables as box };
