import type { Card } from '../state.ts';
import type { Content } from './schema.ts';

/** What the rules read of a content. */
export interface Tables {
  readonly cards: readonly Card[];
  readonly strong: Card;
  readonly hand: number;
  readonly faces: number;
}

export const tablesOf = ({ cards, strong, hand, faces }: Content): Tables => ({
  cards: Array.from({ length: cards }, (_, i) => i + 1),
  strong,
  hand,
  faces,
});
