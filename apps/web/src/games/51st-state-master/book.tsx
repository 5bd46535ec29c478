import { GOODS, type Guide, type MasterWords, PARTS, type PartId, type Tables } from '@ashtown/51st-state-master/board';
import type { Lang } from '@ashtown/engine';
import type { Loaded } from '../../table/scene.ts';
import { capital } from '../../text/capital.ts';
import { editions } from '../51st-state-common/editions.ts';
import { BookCard } from '../51st-state-common/Plates.tsx';
import { type Book, type CardLine, groupOf, type Section } from '../book.ts';
import { lookOf } from './look.ts';
import { makePlates, stillOf } from './plates.tsx';

const GUIDES: Readonly<Record<Lang, () => Promise<Guide>>> = {
  en: async () => (await import('@ashtown/51st-state-master/text/en/guide')).guide,
  pl: async () => (await import('@ashtown/51st-state-master/text/pl/guide')).guide,
  sk: async () => (await import('@ashtown/51st-state-master/text/sk/guide')).guide,
};

type Row = NonNullable<Section['rows']>[number];

/** Rows the game itself can tell. */
const ROWS: Partial<Record<PartId, (words: MasterWords, { game, tables }: Loaded) => readonly Row[]>> = {
  goods: (words) =>
    GOODS.map((id) => ({
      term: capital(words.ref({ kind: 'option', id }, String)),
      text: words.board.goodHelp[id],
    })),
  setup: (words, { tables }) =>
    (tables as Tables).factionIds.map((id) => {
      const { name, text } = words.card(id);
      return { term: name, text };
    }),
  options: (words, { game }) =>
    Object.keys(game.options).map((id) => {
      const { name, help } = words.option(id);
      return { term: name, text: help };
    }),
};

/** The guide filled with the names of the game, and all cards with the texts they are made of. */
export async function makeBook(lang: Lang, loaded: Loaded): Promise<Book> {
  const guide = await GUIDES[lang]();
  const words = loaded.words as MasterWords;
  const sections: Section[] = PARTS.map((id) => {
    const { title, text, rows = [] } = guide[id];
    return { id, title, text, rows: [...rows, ...(ROWS[id]?.(words, loaded) ?? [])] };
  });
  const cards = cardLines(lang, loaded, words);
  return { sections: [...sections, editions(lang)], cards, plates: makePlates(loaded, guide.plates) };
}

function cardLines(lang: Lang, loaded: Loaded, words: MasterWords): CardLine[] {
  const tables = loaded.tables as Tables;
  const p = stillOf(loaded);
  const collator = new Intl.Collator(lang);
  const line = (id: string): CardLine => {
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
  };
  const links = tables.links.map(({ id }) => line(id));
  return [...links, ...tables.locationIds.map(line).sort((a, b) => collator.compare(a.name, b.name))];
}
