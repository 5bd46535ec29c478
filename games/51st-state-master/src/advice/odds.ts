import { type Odds, oddsOfDraws } from '@ashtown/engine';
import type { Tables } from '../content/tables.ts';
import { TYPES } from '../content/vocabulary.ts';
import type { View } from '../state.ts';
import { hiddenByShuffle } from '../view.ts';

const MOST = 3;

/** Of which types the next locations may be. A card of a hand that nobody saw may be any of those that were shuffled with them. */
export const oddsOf =
  (t: Tables) =>
  (v: View): readonly Odds[] =>
    oddsOfDraws(
      'deck',
      hiddenByShuffle(t, v)[v.shuffles]!.map((card) => t.site[card]!.types),
      { pile: v.deck.length, marks: TYPES, most: MOST },
    );
