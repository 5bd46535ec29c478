import { FACTION_IDS, GOODS, LINKS, LOCATION_IDS, provenance, words } from '@ashtown/catalog/51st-state-master';
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

/** Rows the game itself can tell. */
const ROWS: Partial<Record<PartId, (lang: Lang) => readonly Row[]>> = {
  goods: (lang) =>
    GOODS.map((id) => ({
      term: capital(words[lang].ref({ kind: 'option', id }, String)),
      text: boardText(lang).goodHelp[id] ?? '',
    })),
  setup: (lang) =>
    FACTION_IDS.map((id) => {
      const { name, text } = words[lang].card(id);
      return { term: name, text };
    }),
  options: (lang) =>
    (['expansion', 'bothExpansions', 'factions', 'ruinsScore', 'shipwreckUses', 'perProducedLate'] as const).map(
      (id) => {
        const { name, help } = words[lang].option(id);
        return { term: name, text: help };
      },
    ),
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
  const w = words[lang];
  const collator = new Intl.Collator(lang);
  const line = (id: string): CardLine => {
    const note = provenance(lang, id);
    return { id, ...w.card(id), cost: null, ...(note === null ? {} : { note }) };
  };
  const links = LINKS.map(({ id }) => line(id));
  return [...links, ...LOCATION_IDS.map(line).sort((a, b) => collator.compare(a.name, b.name))];
}
