import type { Lang } from '@ashtown/engine';
import { Fragment, type ReactNode, useMemo } from 'react';
import { cutAtTerms } from './cut.ts';
import { useGlossary } from './glossary.ts';
import style from './terms.module.css';

/** Draws what is no term. */
export type Plainly = (text: string) => ReactNode;
/** A sentence with its terms marked, for one panel: each term where it is used first. */
export type Marked = (text: string, plainly?: Plainly) => ReactNode;

/**
 * Marks the terms of a game in the sentences of a panel. It is called while the panel is drawn, sentence by sentence, and
 * anew each time.
 */
export function useTermed(game: string, lang: Lang): Marked {
  const glossary = useGlossary(game, lang);
  const cut = useMemo(() => glossary && cutAtTerms(glossary), [glossary]);
  const seen = new Set<string>();
  return (text, plainly = (x) => x) => {
    if (!cut) return plainly(text);
    return cut(text).map(({ text: part, term }, i) => {
      // The pieces of a sentence never change places.
      const key = `${i as 0}`;
      if (term === null || seen.has(term)) return <Fragment key={key}>{plainly(part)}</Fragment>;
      seen.add(term);
      return (
        // A button would not break where its words do.
        // biome-ignore lint/a11y/useSemanticElements: see above.
        <span
          key={key}
          role="button"
          tabIndex={0}
          aria-haspopup="dialog"
          className={style.term}
          data-term={term}
          data-game={game}
        >
          {part}
        </span>
      );
    });
  };
}

/** A sentence whose terms are explained where somebody points at them. */
export function Termed({ game, lang, text, plainly }: { game: string; lang: Lang; text: string; plainly?: Plainly }) {
  return useTermed(game, lang)(text, plainly);
}
