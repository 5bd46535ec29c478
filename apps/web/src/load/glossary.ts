import type { Lang, TermFacts, TermWords } from '@ashtown/engine';
import { manifestOf } from '../games/index.ts';
import type { Glossary, Term } from '../terms/glossary.ts';
import { once } from './load.ts';

/** Fetched when first wanted. */
export const loadGlossary = (game: string, lang: Lang): Promise<Glossary> =>
  once(`terms ${game} ${lang}`, async () => {
    const found = manifestOf(game)?.terms;
    if (!found) return { game, lang, terms: [], legend: [], Sign: null };
    const [{ TERMS, TermSign }, { terms: words }] = await Promise.all([found.all(), found.words[lang]()]);
    const collator = new Intl.Collator(lang);
    const all = Object.entries(TERMS as Readonly<Record<string, TermFacts>>).map(
      ([id, facts]): Term => ({ id, ...facts, ...(words[id] as TermWords) }),
    );
    const legend = all.filter((x) => x.sign && all.find((y) => y.sign === x.sign) === x);
    const terms = all.toSorted((a, b) => collator.compare(a.word, b.word));
    return { game, lang, terms, legend, Sign: TermSign };
  });
