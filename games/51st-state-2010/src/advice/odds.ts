import { type Odds, oddsOfDraws } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { TYPES, type Type } from '../content/vocabulary.ts';
import type { View } from '../state.ts';
import { hiddenByShuffle } from '../view.ts';

/** What a card of the deck may be: a location of some types, or none. */
export const MARKS = [...TYPES, 'leader', 'oneShotContact'] as const;
export type Mark = (typeof MARKS)[number];
const MOST = 3;

/** What the next cards of the deck may be. A card of a hand that nobody saw may be any of those that were shuffled with them. */
export function oddsOf(t: Tables): (v: View) => readonly Odds[] {
  const marked = (card: number): readonly Mark[] =>
    t.leader[card] ? ['leader'] : t.shot[card] ? ['oneShotContact'] : (t.site[card]!.types as readonly Type[]);
  return (v) =>
    oddsOfDraws('deck', hiddenByShuffle(t, v)[v.shuffles]!.map(marked), {
      pile: v.deck.length,
      marks: MARKS,
      most: MOST,
    });
}
