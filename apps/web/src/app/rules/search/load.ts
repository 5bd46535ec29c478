import { LANGS, type Lang } from '@ashtown/engine';
import { loadGlossary } from '../../../load/glossary.ts';
import { loadSpoken, once } from '../../../load/load.ts';
import { loadRulebook } from '../../../load/rulebook.ts';
import { loadBook } from '../loadBook.ts';
import { type Entry, type Index, makeIndex } from './find.ts';

/** All that can be looked for in a game, in every language; made when somebody first searches. */
export const loadIndex = (game: string): Promise<Index> =>
  once(`search ${game}`, async () => makeIndex((await Promise.all(LANGS.map((lang) => entriesOf(game, lang)))).flat()));

async function entriesOf(game: string, lang: Lang): Promise<Entry[]> {
  const loaded = await loadSpoken(game, lang);
  const [book, rules, { terms }] = await Promise.all([
    loadBook(game, loaded),
    loadRulebook(game, lang),
    loadGlossary(game, lang),
  ]);
  return [
    ...rules.chapters.flatMap(({ title, rules: those }) =>
      Object.entries(those).map(([id, text]): Entry => ({ kind: 'rule', id, lang, title: '', text, where: title })),
    ),
    ...terms.map(({ id, word, say }): Entry => ({ kind: 'term', id, lang, title: word, text: say, where: '' })),
    ...book.cards.map(
      ({ id, name, kind, text }): Entry => ({ kind: 'card', id, lang, title: name, text, where: kind }),
    ),
    ...book.sections.flatMap(({ id, title, text, rows = [] }) => [
      ...text.map((x): Entry => ({ kind: 'passage', id, lang, title: '', text: x, where: title })),
      ...rows.map((row): Entry => ({ kind: 'passage', id, lang, title: row.term, text: row.text, where: title })),
    ]),
  ];
}
