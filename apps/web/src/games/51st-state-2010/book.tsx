import { GOODS, type Guide, PARTS, type PartId, type StateWords, type Tables } from '@ashtown/51st-state-2010/board';
import type { Lang } from '@ashtown/engine';
import type { Loaded } from '../../table/scene.ts';
import { editions } from '../51st-state-common/editions.ts';
import { BookCard } from '../51st-state-common/Plates.tsx';
import { type Book, type CardLine, groupOf, type Section } from '../book.ts';
import { lookOf } from './look.ts';
import { makePlates, stillOf } from './plates.tsx';

const GUIDES: Readonly<Record<Lang, () => Promise<Guide>>> = {
  en: async () => (await import('@ashtown/51st-state-2010/text/en/guide')).guide,
  pl: async () => (await import('@ashtown/51st-state-2010/text/pl/guide')).guide,
  sk: async () => (await import('@ashtown/51st-state-2010/text/sk/guide')).guide,
};

type Row = NonNullable<Section['rows']>[number];
const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
/** Goods that are explained once, whatever their value. */
const PLAIN = GOODS.filter((id) => !/\d$/.test(id));

/** Rows the game itself can tell. */
const ROWS: Partial<Record<PartId, (tables: Tables, words: StateWords) => readonly Row[]>> = {
  goods: (_, words) =>
    PLAIN.map((id) => ({
      term: capital(words.ref({ kind: 'option', id }, String)),
      text: words.board.goodHelp[id] ?? '',
    })),
  setup: ({ factions }, words) =>
    factions.map(({ id }) => {
      const { name, text } = words.card(id);
      return { term: name, text };
    }),
};

/** The guide filled with the names of the game, and all cards with the texts they are made of. */
export async function makeBook(lang: Lang, loaded: Loaded): Promise<Book> {
  const tables = loaded.tables as Tables;
  const words = loaded.words as StateWords;
  const guide = await GUIDES[lang]();
  const sections: Section[] = PARTS.map((id) => {
    const { title, text, rows = [] } = guide[id];
    return { id, title, text, rows: [...rows, ...(ROWS[id]?.(tables, words) ?? [])] };
  });
  const cards = cardLines(lang, loaded, words);
  return { sections: [...sections, editions(lang)], cards, plates: makePlates(loaded, guide.plates) };
}

function cardLines(lang: Lang, loaded: Loaded, words: StateWords): CardLine[] {
  const { leaders, shots, sites } = loaded.tables as Tables;
  const p = stillOf(loaded);
  const collator = new Intl.Collator(lang);
  const lines = (designs: readonly { id: string }[]): CardLine[] =>
    designs
      .map(({ id }) => {
        const note = words.provenance(id);
        const card = words.card(id);
        return {
          id,
          ...card,
          cost: null,
          group: groupOf(card.kind),
          picture: <BookCard look={lookOf(p, id)!} />,
          ...(note === null ? {} : { note }),
        };
      })
      .sort((a, b) => collator.compare(a.name, b.name));
  return [...lines(leaders), ...lines(shots), ...lines(sites)];
}
