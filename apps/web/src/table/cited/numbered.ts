import type { Lang, Rulebook } from '@ashtown/engine';
import { createContext } from 'react';

/** The numbered rules of a game as they are read. */
export interface Numbered {
  readonly chapters: Rulebook;
  /** Where the publisher's rulebook leaves something open: what we play. */
  readonly ours: ReadonlySet<string>;
}

export const NO_RULES: Numbered = { chapters: [], ours: new Set() };
const NOTHING = Promise.resolve(NO_RULES);

/** Where the rules of a game are fetched from, when first wanted: the same promise each time. */
export const Rulebooks = createContext<(game: string, lang: Lang) => Promise<Numbered>>(() => NOTHING);

export const ruleIn = ({ chapters }: Numbered, id: string): string | undefined =>
  chapters.map(({ rules }) => (rules as Readonly<Record<string, string>>)[id]).find((text) => text !== undefined);
