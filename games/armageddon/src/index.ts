import { type Lang, type schema, seedOf } from '@ashtown/engine';
import json from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import { build } from './build.ts';
import type { Effect } from './content.ts';
import { type Content, parseContent } from './content.ts';
import { lineText } from './text/cards.ts';
import { LANGUAGES } from './text/index.ts';
import { namesOf } from './text/words.ts';

const ID = about.id;
const parsed = parseContent(json);
if (!parsed.ok) throw new Error(`content.json: ${JSON.stringify(parsed.problem)}`);
const { content } = parsed;

/** The game as it comes, with the components of `content.json`. */
export const { game, words, box, rules, broken, makePosition, parsePosition } = build(content, ID);

/**
 * The game with other components, from a file like `content.json`. Where the rules would notice a difference, it has an id
 * of its own, so that its matches are not taken for those of the game as it comes.
 */
export function withContent(
  given: unknown,
): ({ ok: true } & ReturnType<typeof build>) | { ok: false; problem: schema.Problem } {
  const read = parseContent(given);
  if (!read.ok) return read;
  const mark = fingerprint(read.content);
  return { ok: true, ...build(read.content, mark === fingerprint(content) ? ID : `${ID}.${mark}`) };
}

/** Equal for contents that play alike: names and remarks do not count. */
function fingerprint(c: Content): string {
  const silent = new Set(['name', 'note', 'provenance', 'provenanceNote', 'provenances', 'game']);
  const played = JSON.stringify(c, (key, value) => (silent.has(key) ? undefined : value));
  return seedOf(played).slice(0, 8);
}

/** How far a card, tile or space is known from the rulebook, in a sentence; null where there is none of that id. */
export function provenance(lang: Lang, id: string): string | null {
  const all = [...box.buildings, ...box.equipment, ...box.tiles, ...box.auction, ...box.scoring, ...box.damage];
  const found = all.find((card) => card.id === id);
  return found ? LANGUAGES[lang].provenance[found.provenance] : null;
}

/** A part of a card's text by itself: one of its action lines, or an effect of a tile or a space. */
export function partsOf(lang: Lang): { line(building: string, line: number): string; effect(e: Effect): string } {
  const l = LANGUAGES[lang];
  const names = namesOf(l, box);
  return {
    line(building, line) {
      const found = box.buildings[box.index.building.get(building) ?? -1]?.lines[line];
      return found ? lineText(l, names, found) : '';
    },
    effect: (e) => names.effect(e),
  };
}

export * from './box.ts';
export type { Content, Effect, Passive } from './content.ts';
export type { Position } from './position.ts';
export type { WrittenFrame } from './position-frames.ts';
export * from './queries.ts';
export { countFor, countGroups, groupVp, majority } from './scoring.ts';
export * from './state.ts';
export * from './vocabulary.ts';
