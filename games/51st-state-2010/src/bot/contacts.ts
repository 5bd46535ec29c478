import type { Site, Tables } from '../content/tables.ts';
import { CONTACTS, GOODS, UNIVERSAL } from '../content/vocabulary.ts';
import type { PlayerView } from '../state.ts';

/** Contact tokens and cards, and what they reach together. */

/** By colour: the tokens that count for it (FS-77). */
export const TOKENS_FOR = CONTACTS.map((tokens, colour) =>
  colour === UNIVERSAL ? tokens : [...tokens, ...CONTACTS[UNIVERSAL]!],
);

/** By good: the colour of a contact token, −1 for anything else, and its range. */
export const TOKEN_COLOUR = GOODS.map((_, g) => CONTACTS.findIndex((tokens) => tokens.some((token) => token.g === g)));
export const TOKEN_RANGE = GOODS.map((_, g) => CONTACTS.flat().find((token) => token.g === g)?.range ?? 0);

/** How far one of these goods reaches with a colour (FS-77). */
export const rangeOf = (g: number, colour: number): number =>
  TOKEN_COLOUR[g] === colour || TOKEN_COLOUR[g] === UNIVERSAL ? TOKEN_RANGE[g]! : 0;

/** How far the tokens of a colour reach together. */
export const rangeLeft = (p: PlayerView, colour: number): number =>
  CONTACTS[colour]!.reduce((sum, token) => sum + p.pool[token.g]! * token.range, 0);

/** What ranges may add up to below the farthest distance, as bits. */
export const NO_RANGE = 1;
export const withRange = (sums: number, range: number): number => sums | ((sums << range) & 7);

/** The same for the tokens and one-shot cards that count for a colour (FS-77). */
export function rangesOf(t: Tables, p: PlayerView, cards: readonly number[], colour: number): number {
  let sums = NO_RANGE;
  for (const { g, range } of TOKENS_FOR[colour]!) for (let n = p.pool[g]!; n > 0; n--) sums = withRange(sums, range);
  for (const card of cards) {
    const shot = t.shot[card];
    if (shot && (shot.colour === colour || shot.colour === UNIVERSAL)) sums = withRange(sums, shot.range);
  }
  return sums;
}

/** Whether a range reaches a location alone, or with others that do not reach it without (FS-83). */
export function isNeeded(range: number, others: number, sites: readonly Site[]): boolean {
  for (const { distance } of sites)
    for (let n = Math.max(0, distance - range); n < distance; n++) if (others & (1 << n)) return true;
  return false;
}
