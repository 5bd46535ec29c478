import type { Lang, TermFacts, TermWords } from '@ashtown/engine';
import { type ComponentType, createContext, use, useEffect, useState } from 'react';

export interface Term extends TermFacts, TermWords {
  id: string;
}

/** The terms of a game in one language, by the alphabet, and how their signs are drawn. */
export interface Glossary {
  game: string;
  lang: Lang;
  terms: readonly Term[];
  /** The legend: for each sign the term it stands for first. */
  legend: readonly Term[];
  Sign: ComponentType<{ id: string; size: number }> | null;
}

/** Where glossaries are fetched from, when first wanted: the same promise each time. */
export type Fetch = (game: string, lang: Lang) => Promise<Glossary>;
export const Glossaries = createContext<Fetch>(async (game, lang) => ({
  game,
  lang,
  terms: [],
  legend: [],
  Sign: null,
}));

export const termIn = ({ terms }: Glossary, id: string): Term | undefined => terms.find((x) => x.id === id);

/** Null until it has been fetched: sentences are read without it meanwhile. */
export function useGlossary(game: string, lang: Lang): Glossary | null {
  const fetch = use(Glossaries);
  const [got, setGot] = useState<Glossary | null>(null);
  useEffect(() => {
    let wanted = true;
    fetch(game, lang).then(
      (glossary) => wanted && setGot(glossary),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [fetch, game, lang]);
  return got?.game === game && got.lang === lang ? got : null;
}
