import { type Lang, type schema, seedOf } from '@ashtown/engine';
import json from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { build } from './build.ts';
import type { Content } from './content.ts';
import { parseContent } from './content-faults.ts';
import { tablesOf } from './tables.ts';
import * as text from './text/index.ts';

const ID = about.id;
const parsed = parseContent(json);
if (!parsed.ok) throw new Error(`content.json: ${JSON.stringify(parsed.problem)}`);
const { content } = parsed;

/** The game as it comes, with the cards of `content.json`. */
export const { game, words, tables, rules, answers, broken, makePosition, parsePosition, beginPosition } = build(
  content,
  ID,
);

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

/** Equal for contents that play alike: names and remarks do not count, nor does the order of fields. */
function fingerprint(c: Content): string {
  const { factions, sites, shots, leaders } = tablesOf(c);
  const played = JSON.stringify([factions, sites, shots, leaders], (key, value) =>
    UNREAD.has(key) ? undefined : value,
  );
  return seedOf(played).slice(0, 8);
}
const UNREAD = new Set(['name', 'provenance', 'atoms']);

/** How far the values of a card are known, in a sentence; null where there is no such card. */
export const provenance = (lang: Lang, id: string): string | null => text.provenanceOf(tables, lang, id);

export type { Content } from './content.ts';
export * from './picks.ts';
export type { Position } from './position.ts';
export * from './queries.ts';
export * from './reach.ts';
export * from './state.ts';
export * from './stores.ts';
export * from './tables.ts';
export * from './vocabulary.ts';
