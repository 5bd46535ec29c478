import { type Odds, oddsOfDraws } from '@ashtown/engine';
import type { Card, Tables } from '../content/tables.ts';
import { CATEGORIES, type Category, RESOURCE, TYPES, type Type } from '../content/vocabulary.ts';
import type { View } from '../state.ts';
import { lastDeck } from '../view.ts';

/** What a card of the deck may be: a Resource of a type, or another category. */
export const MARKS = [...TYPES, ...CATEGORIES] as const;
const MOST = 3;

/** What the next cards of the deck may be. A card of a hand that nobody saw may be any that was shuffled with them. */
export function oddsOf(t: Tables): (v: View) => readonly Odds[] {
  const marked = (card: Card): readonly (Type | Category)[] => {
    const { category, type } = t.cards[card]!;
    return category === RESOURCE ? [CATEGORIES[RESOURCE], TYPES[type]!] : [CATEGORIES[category]!];
  };
  return (v) => oddsOfDraws('deck', lastDeck(t, v).map(marked), { pile: v.deck.length, marks: MARKS, most: MOST });
}
