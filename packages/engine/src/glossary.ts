import type { Cited } from './rulebook.ts';

/** What is the same about a term of a game in every language. */
export interface TermFacts {
  readonly cite: Cited;
  /** What it is drawn as, as the game names its signs. */
  readonly sign?: string;
  /** What a sheet calls it, where that is not its own id. */
  readonly counts?: string;
  /** Everybody knows the word: it is explained where somebody looks for it, and not marked in sentences. */
  readonly common?: true;
}

/** A term in one language. */
export interface TermWords {
  readonly word: string;
  /** What it means, in one sentence. */
  readonly say: string;
  /** How it begins in sentences, as a pattern, where that is not the word itself with another ending. */
  readonly found?: string;
}
