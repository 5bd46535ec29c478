import type { Lang, TermFacts, TermWords } from '@ashtown/engine';
import { manifestOf } from '../games/index.ts';
import type { Glossary } from '../terms/glossary.ts';
import { once } from './load.ts';

/** Fetched when first wanted. */
export const loadGlossary = (game: string, lang: Lang): Promise<Glossary> =>
  once(`terms ${game} ${lang}`, async () => {
    const found = manifestOf(game)?.terms;
    if (!found) return { game, lang, terms: [], Sign: null };
    const [{ TERMS, TermSign }, { terms: words }] = await Promise.all([found.all(), found.words[lang]()]);
    const collator = new Intl.Collator(lang);
    const terms = Object.entries(TERMS as Readonly<Record<string, TermFacts>>)
      .map(([id, facts]) => ({ id, ...facts, ...(words[id] as TermWords) }))
      .sort((a, b) => collator.compare(a.word, b.word));
    return { game, lang, terms, Sign: TermSign };
  });
