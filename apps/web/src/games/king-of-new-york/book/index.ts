import { CARDS, cardOf, FACES, TILE, TILES, UNIT, UNITS, words, ZONE_GAINS } from '@ashtown/catalog/king-of-new-york';
import type { Lang } from '@ashtown/engine';
import type { Book, CardLine, Section } from '../../book.ts';
import type { Guide } from './guide.ts';

const GUIDES: Readonly<Record<Lang, () => Promise<Guide>>> = {
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  sk: async () => (await import('./sk.ts')).sk,
};

const SIGN = { star: '★', energy: '⚡', life: '♥' } as const;
const reward = ({ res, n }: { res: keyof typeof SIGN; n: number }): string => `${n}${SIGN[res]}`;

/** The guide filled with the names and numbers of the game, and all cards with the texts they are made of. */
export async function makeBook(lang: Lang): Promise<Book> {
  const guide = await GUIDES[lang]();
  const w = words[lang];
  const { goal, turn, symbols, manhattan, city, cards, damage, winning, variant } = guide;
  const unitName = (i: number) => w.ref({ kind: 'slot', id: UNITS[i]! }, String);
  const sections: Section[] = [
    { id: 'goal', ...goal },
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
      rows: ZONE_GAINS.map(({ star, energy }, i) => ({
        term: manhattan.zones[i]!,
        text: manhattan.zone(star, energy),
      })),
    },
    {
      id: 'city',
      title: city.title,
      text: city.text,
      rows: [
        ...TILE.map((tile, i) => ({
          term: city.building(city.kind[kindOf(TILES[i]!)], tile.durability),
          text: city.pays(reward(tile.reward), unitName(tile.unit)),
        })),
        ...UNIT.map((unit, i) => ({ term: unitName(i), text: city.unit(unit.durability, reward(unit.reward)) })),
      ],
    },
    { id: 'cards', title: cards.title, text: [...cards.text, cards.sweep] },
    { id: 'damage', ...damage },
    { id: 'winning', ...winning },
    { id: 'variant', ...variant },
  ];
  return { sections, cards: cardLines(lang, guide) };
}

const kindOf = (tile: string): keyof Guide['city']['kind'] => tile.slice(0, -2) as keyof Guide['city']['kind'];

function cardLines(lang: Lang, guide: Guide): CardLine[] {
  const w = words[lang];
  const collator = new Intl.Collator(lang);
  const bought = (Object.keys(CARDS) as (keyof typeof CARDS)[])
    .map((id) => ({
      id,
      ...w.card(id),
      cost: { shown: `${cardOf(id).cost}⚡`, said: guide.cards.cost(cardOf(id).cost) },
    }))
    .sort((a, b) => collator.compare(a.name, b.name));
  const beside = ['superstar', 'statue'].map((id) => ({ id, ...w.card(id), cost: null }));
  return [...beside, ...bought];
}
