import type { Lang } from '@ashtown/engine';
import type { Guide } from '@ashtown/king-of-new-york/board';
import { buildingOf, FACES, type KingWords, type Tables, TILES, UNITS } from '@ashtown/king-of-new-york/board';
import type { Loaded } from '../../table/scene.ts';
import type { Book, CardLine, Section } from '../book.ts';
import { CardArt } from './CardArt.tsx';
import { glyphOf } from './look.ts';
import { makePlates } from './plates.tsx';

const GUIDES: Readonly<Record<Lang, () => Promise<Guide>>> = {
  en: async () => (await import('@ashtown/king-of-new-york/text/en/guide')).guide,
  pl: async () => (await import('@ashtown/king-of-new-york/text/pl/guide')).guide,
  sk: async () => (await import('@ashtown/king-of-new-york/text/sk/guide')).guide,
};

const SIGN = { star: '★', energy: '⚡', life: '♥' } as const;
const reward = ({ res, n }: { res: keyof typeof SIGN; n: number }): string => `${n}${SIGN[res]}`;

/** The guide filled with the names and numbers of the game, and all cards with the texts they are made of. */
export async function makeBook(lang: Lang, loaded: Loaded): Promise<Book> {
  const tables = loaded.tables as Tables;
  const guide = await GUIDES[lang]();
  const w = loaded.words as KingWords;
  const { goal, setup, turn, symbols, manhattan, city, cards, damage, winning, variant } = guide;
  const unitName = (i: number) => w.ref({ kind: 'slot', id: UNITS[i]! }, String);
  const sections: Section[] = [
    { id: 'goal', ...goal },
    { id: 'setup', ...setup },
    { id: 'turn', title: turn.title, text: turn.text, rows: turn.steps },
    {
      id: 'symbols',
      title: symbols.title,
      text: symbols.text,
      rows: FACES.map((id) => ({ term: w.ref({ kind: 'die', id }, String), text: symbols.face[id] })),
    },
    {
      id: 'manhattan',
      title: manhattan.title,
      text: manhattan.text,
      rows: tables.zones.map(({ star, energy }, i) => ({
        term: manhattan.zones[i]!,
        text: manhattan.zone(star, energy),
      })),
    },
    {
      id: 'city',
      title: city.title,
      text: city.text,
      rows: [
        ...tables.tiles.map((tile, i) => ({
          term: city.building(city.kind[buildingOf(TILES[i]!)], tile.durability),
          text: city.pays(reward(tile.reward), unitName(tile.unit)),
        })),
        ...tables.units.map((unit, i) => ({
          term: unitName(i),
          text: city.unit(unit.durability, reward(unit.reward)),
        })),
      ],
    },
    { id: 'cards', title: cards.title, text: [...cards.text, cards.sweep] },
    { id: 'damage', ...damage },
    { id: 'winning', ...winning },
    { id: 'variant', ...variant },
  ];
  return { sections, cards: cardLines(lang, tables, w, guide), plates: makePlates(loaded, guide.plates) };
}

function cardLines(lang: Lang, tables: Tables, w: KingWords, guide: Guide): CardLine[] {
  const collator = new Intl.Collator(lang);
  const line = (id: string) => {
    const card = w.card(id);
    return { id, ...card, group: card.kind };
  };
  const bought = tables.cardIds
    .map((id): CardLine => {
      const data = tables.cards[id]!;
      return {
        ...line(id),
        cost: { shown: `${data.cost}⚡`, said: guide.cards.cost(data.cost) },
        picture: <CardArt id={id} keep={data.keep === true} sign={glyphOf(data)} />,
      };
    })
    .sort((a, b) => collator.compare(a.name, b.name));
  const beside = ['superstar', 'statue'].map((id): CardLine => ({ ...line(id), cost: null }));
  return [...beside, ...bought];
}
