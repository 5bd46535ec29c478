import { type Lang, type schema, seedOf } from '@ashtown/engine';
import json from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { build } from './make.ts';
import { type Content, parseContent } from './content/schema.ts';
import { tablesOf } from './content/tables.ts';
import * as text from './text/index.ts';

const ID = about.id;
const parsed = parseContent(json);
if (!parsed.ok) throw new Error(`content.json: ${JSON.stringify(parsed.problem)}`);
const { content } = parsed;

/** The game as it comes, with the cards of `content.json`. */
export const { game, words, tables, rules, answers, broken, makePosition, parsePosition } = build(content, ID);

/**
 * The game with other cards, from a file like `content.json`. Where the rules would notice a difference, it has an id of
 * its own, so that its matches are not taken for those of the game as it comes.
 */
export function withContent(
  given: unknown,
): ({ ok: true } & ReturnType<typeof build>) | { ok: false; problem: schema.Problem } {
  const read = parseContent(given);
  if (!read.ok) return read;
  const mark = fingerprint(read.content);
  return { ok: true, ...build(read.content, mark === fingerprint(content) ? ID : `${ID}.${mark}`) };
}

/** Equal for contents that play alike, however the files are written: of a card only what the rules read counts. */
function fingerprint(c: Content): string {
  const { rosters, factions, cards } = tablesOf(c);
  const plain = (card: object) => ({ ...card, name: '', provenance: '', attested: '', colour: '' });
  return seedOf(JSON.stringify([rosters, factions.map(plain), cards.map(plain)])).slice(0, 8);
}

/** How far the values of a card are known from the rulebook, in a sentence; null where there is no such card. */
export const provenance = (lang: Lang, id: string): string | null => text.provenanceOf(tables, lang, id);

export type { Content } from './content/schema.ts';
export * from './rules/places.ts';
export type { ToldFrame } from './position/frames.ts';
export type { Position, ToldAttack } from './position/schema.ts';
export * from './rules/queries.ts';
export * from './state.ts';
export * from './content/tables.ts';
export * from './content/vocabulary.ts';
