import type { Site, Tables } from '../content/tables.ts';
import type { PlayerView } from '../state.ts';

/** The cards of a hand that the seat knows. */
export function cardsOf(p: PlayerView): number[] {
  const cards = p.seen.slice();
  for (const card of p.hand) if (card !== null) cards.push(card);
  return cards;
}

/** The locations among these cards. */
export function sitesAmong(t: Tables, cards: readonly number[]): Site[] {
  const sites: Site[] = [];
  for (const card of cards) if (t.site[card]) sites.push(t.site[card]);
  return sites;
}
