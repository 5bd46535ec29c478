import { GOODS, provenance, tables, words } from '@ashtown/catalog/51st-state-2010';
import type { Lang } from '@ashtown/engine';
import { editions } from '../../51st-state-common/editions.ts';
import type { Book, CardLine, Section } from '../../book.ts';
import { boardText } from '../text/index.ts';
import { type Guide, PARTS, type PartId } from './guide.ts';

const GUIDES: Readonly<Record<Lang, () => Promise<Guide>>> = {
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  sk: async () => (await import('./sk.ts')).sk,
};

type Row = NonNullable<Section['rows']>[number];
const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const nameOf = (lang: Lang, id: string): string => capital(words[lang].ref({ kind: 'option', id }, String));
/** Goods that are explained once, whatever their value. */
const PLAIN = GOODS.filter((id) => !/\d$/.test(id));

/** Rows the game itself can tell. */
const ROWS: Partial<Record<PartId, (lang: Lang) => readonly Row[]>> = {
  goods: (lang) => PLAIN.map((id) => ({ term: nameOf(lang, id), text: boardText(lang).goodHelp[id] ?? '' })),
  setup: (lang) =>
    tables.factions.map(({ id }) => {
      const { name, text } = words[lang].card(id);
      return { term: name, text };
    }),
};

/** The guide filled with the names of the game, and all cards with the texts they are made of. */
export async function makeBook(lang: Lang): Promise<Book> {
  const guide = await GUIDES[lang]();
  const sections: Section[] = PARTS.map((id) => {
    const { title, text, rows = [] } = guide[id];
    return { id, title, text, rows: [...rows, ...(ROWS[id]?.(lang) ?? [])] };
  });
  return { sections: [...sections, editions(lang)], cards: cardLines(lang) };
}

function cardLines(lang: Lang): CardLine[] {
  const collator = new Intl.Collator(lang);
  const lines = (ids: readonly string[]): CardLine[] =>
    ids
      .map((id) => {
        const note = provenance(lang, id);
        return { id, ...words[lang].card(id), cost: null, ...(note === null ? {} : { note }) };
      })
      .sort((a, b) => collator.compare(a.name, b.name));
  const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
  return [...lines(idsOf(tables.leaders)), ...lines(idsOf(tables.shots)), ...lines(idsOf(tables.sites))];
}
