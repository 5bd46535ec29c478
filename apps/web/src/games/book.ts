import type { RuleId } from '@ashtown/engine';
import type { ReactNode } from 'react';

/** A part of the rules: sentences, then rows of a term and what it means. */
export interface Section {
  id: string;
  title: string;
  text: readonly string[];
  rows?: readonly { term: string; text: string }[];
}

export interface CardLine {
  id: string;
  name: string;
  kind: string;
  text: string;
  /** As it is drawn and as it is said; null where it is never bought. */
  cost: { shown: string; said: string } | null;
  /** Below the text: how far the card is known, where that is not certain. */
  note?: string;
  /** What several cards have in common, by which they are sorted out. */
  group: string;
  /** For the eye alone. */
  picture?: ReactNode;
}

/** A picture with what it shows in words. */
export interface Plate {
  title: string;
  picture: ReactNode;
  text: string;
  cite: readonly RuleId[];
}

/** A part of a card: which of its drawing, as a selector, and on which side its words stand. */
export interface CardPart {
  at: string;
  side: 'left' | 'right';
  title: string;
  text: string;
  cite: readonly RuleId[];
}

/** What can be looked at in a book, drawn by the parts of the game's own board. */
export interface Plates {
  card: { name: string; picture: ReactNode; parts: readonly CardPart[] };
  /** A turn or a round, step by step. */
  round: { title: string; steps: readonly Plate[] };
  /** What differs by the number of players. */
  players: { counts: readonly number[]; rows: readonly { term: string; values: readonly string[] }[] };
  examples: readonly Plate[];
}

/** The rules of one game in one language, in our own words. */
export interface Book {
  sections: readonly Section[];
  cards: readonly CardLine[];
  plates?: Plates;
}

/** The kind of a card without what only some of its cards have: what stands before the first mark. */
export const groupOf = (kind: string): string => kind.split(/[,·(:]/)[0]!.trim();
