import type { Lang } from '@ashtown/engine';
import type { Guide, MetroWords, Options, Tables } from '@ashtown/metro-2033/board';
import type { Loaded } from '../../table/scene.ts';
import { type Book, type CardLine, groupOf, type Section } from '../book.ts';
import { CardArt } from './CardArt.tsx';
import style from './plates.module.css';
import { makePlates } from './plates.tsx';
import { toneOf } from './summary.ts';
import tones from './tones.module.css';

const GUIDES: Readonly<Record<Lang, () => Promise<Guide>>> = {
  en: async () => (await import('@ashtown/metro-2033/text/en/guide')).guide,
  pl: async () => (await import('@ashtown/metro-2033/text/pl/guide')).guide,
  sk: async () => (await import('@ashtown/metro-2033/text/sk/guide')).guide,
};

const PARTS = [
  'goal',
  'cards',
  'markers',
  'turn',
  'drawing',
  'missions',
  'stations',
  'tidying',
  'protection',
  'caravans',
  'attack',
  'winning',
] as const;

/** The guide with the names of the options, and all cards with the texts they are made of and how far they are known. */
export async function makeBook(lang: Lang, loaded: Loaded): Promise<Book> {
  const { game, tables, words } = loaded;
  const guide = await GUIDES[lang]();
  const { title, text, more } = guide.options;
  const options = Object.keys(game.options).map((id) => ({
    term: words.option(id).name,
    text: more[id as keyof Options],
  }));
  const sections: Section[] = [
    ...PARTS.map((id) => ({ id, ...guide[id] })),
    { id: 'options', title, text, rows: options },
    { id: 'rulings', ...guide.rulings },
    { id: 'known', ...guide.known },
  ];
  const cards = cardLines(lang, guide, tables as Tables, words as MetroWords);
  return { sections, cards, plates: makePlates(loaded, guide.plates) };
}

/** Factions first, then the deck by categories. */
function cardLines(lang: Lang, guide: Guide, tables: Tables, words: MetroWords): CardLine[] {
  const collator = new Intl.Collator(lang);
  const known = (id: string) => {
    const note = words.provenance(id);
    return note === null ? {} : { note };
  };
  const factions = tables.factions.map(({ id }): CardLine => {
    const card = words.card(id);
    return { id, ...card, cost: null, group: card.kind, ...known(id) };
  });
  const deck = tables.cards
    .toSorted((a, b) => a.category - b.category || collator.compare(a.name[lang], b.name[lang]))
    .map((design): CardLine => {
      const { id, cost, copies } = design;
      const { name, kind, text } = words.card(id);
      return {
        id,
        name,
        kind: `${kind} · ${guide.copies(copies)}`,
        text,
        cost: { shown: String(cost), said: guide.cost(cost) },
        group: groupOf(kind),
        picture: (
          <span className={`${tones.tones} ${tones[toneOf(design)]} ${style.pictured}`}>
            <CardArt of={design} />
          </span>
        ),
        ...known(id),
      };
    });
  return [...factions, ...deck];
}
