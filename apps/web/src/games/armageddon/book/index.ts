import { box, FIGURES, game, provenance, words } from '@ashtown/catalog/armageddon';
import type { Lang } from '@ashtown/engine';
import type { Book, CardLine, Section } from '../../book.ts';
import type { Guide, Numbers } from './guide.ts';

const GUIDES: Readonly<Record<Lang, () => Promise<Guide>>> = {
  en: async () => (await import('./en.ts')).en,
  pl: async () => (await import('./pl.ts')).pl,
  sk: async () => (await import('./sk.ts')).sk,
};

const figure = (of: (typeof FIGURES)[number], all: readonly number[]): number => all[FIGURES.indexOf(of)]!;

const NUMBERS: Numbers = {
  start: { vp: box.vpStart, workers: figure('worker', box.start), leaders: figure('leader', box.start) },
  figures: {
    marauder: figure('marauder', box.total),
    worker: figure('worker', box.total),
    soldier: figure('soldier', box.total),
    engineer: figure('engineer', box.total),
    leader: figure('leader', box.total),
  },
  arrivals: box.arrivals.rising,
  slots: box.slots,
  lastMarauder: box.last,
  homeless: -box.homeless,
  fight: box.fightVp,
};

/** The guide filled with the names and numbers of the game, and all cards with the texts they are made of. */
export async function makeBook(lang: Lang): Promise<Book> {
  const guide = await GUIDES[lang]();
  const w = words[lang];
  const named = (id: string) => ({ term: w.card(id).name, text: w.card(id).text });
  const damage: Section = { id: 'damage', ...guide.damage, rows: box.damage.map(({ id }) => named(id)) };
  // The parts of all vehicles are worth the same.
  const kinds = box.equipment.filter((e, i) => box.equipment.findIndex((x) => x.group === e.group) === i);
  const equipment: Section = {
    id: 'equipment',
    ...guide.equipment,
    rows: kinds.map(({ id, vehicle }) => ({
      term: vehicle < 0 ? w.card(id).name : w.source('vehicle'),
      text: w.card(id).text,
    })),
  };
  const options: Section = {
    id: 'options',
    ...guide.options,
    rows: Object.keys(game.options).map((id) => ({ term: w.option(id).name, text: w.option(id).help })),
  };
  const sections = guide.parts(NUMBERS).flatMap((part): Section[] => {
    if (part.id === 'preparation') return [part, damage];
    if (part.id === 'final') return [part, equipment];
    return part.id === 'rulings' ? [options, part] : [part];
  });
  return { sections, cards: cardLines(lang) };
}

function cardLines(lang: Lang): CardLine[] {
  const collator = new Intl.Collator(lang);
  const lines = (all: readonly { id: string; provenance: string }[]): CardLine[] =>
    all
      .map((x): CardLine => {
        const note = x.provenance === 'rulebook' ? null : provenance(lang, x.id);
        return { id: x.id, ...words[lang].card(x.id), cost: null, ...(note === null ? {} : { note }) };
      })
      .sort((a, b) => collator.compare(a.name, b.name));
  return [box.buildings, box.equipment, box.tiles, box.auction, box.scoring].flatMap(lines);
}
