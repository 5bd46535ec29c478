import type { Guide, Numbers } from '@ashtown/armageddon/board';
import { type ArmageddonWords, FIGURES, type Tables, TYPES } from '@ashtown/armageddon/board';
import type { Lang } from '@ashtown/engine';
import type { Loaded } from '../../table/scene.ts';
import { type Book, type CardLine, groupOf, type Section } from '../book.ts';
import { BuildingArt, EquipmentArt } from './Art.tsx';
import style from './plates.module.css';
import { makePlates } from './plates.tsx';
import tone from './tones.module.css';

const GUIDES: Readonly<Record<Lang, () => Promise<Guide>>> = {
  en: async () => (await import('@ashtown/armageddon/text/en/guide')).guide,
  pl: async () => (await import('@ashtown/armageddon/text/pl/guide')).guide,
  sk: async () => (await import('@ashtown/armageddon/text/sk/guide')).guide,
};

const figure = (of: (typeof FIGURES)[number], all: readonly number[]): number => all[FIGURES.indexOf(of)]!;

const numbersOf = (t: Tables): Numbers => ({
  start: { vp: t.vpStart, workers: figure('worker', t.start), leaders: figure('leader', t.start) },
  figures: {
    marauder: figure('marauder', t.total),
    worker: figure('worker', t.total),
    soldier: figure('soldier', t.total),
    engineer: figure('engineer', t.total),
    leader: figure('leader', t.total),
  },
  arrivals: t.arrivals.rising,
  slots: t.slots,
  lastMarauder: t.last,
  homeless: -t.homeless,
  fight: t.fightVp,
});

/** The guide filled with the names and numbers of the game, and all cards with the texts they are made of. */
export async function makeBook(lang: Lang, loaded: Loaded): Promise<Book> {
  const { game, tables, words } = loaded;
  const guide = await GUIDES[lang]();
  const t = tables as Tables;
  const w = words as ArmageddonWords;
  const named = (id: string) => ({ term: w.card(id).name, text: w.card(id).text });
  const damage: Section = { id: 'damage', ...guide.damage, rows: t.damage.map(({ id }) => named(id)) };
  // The parts of all vehicles are worth the same.
  const kinds = t.equipment.filter((e, i) => t.equipment.findIndex((x) => x.group === e.group) === i);
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
  const sections = guide.parts(numbersOf(t)).flatMap((part): Section[] => {
    if (part.id === 'preparation') return [part, damage];
    if (part.id === 'final') return [part, equipment];
    return part.id === 'rulings' ? [options, part] : [part];
  });
  return { sections, cards: cardLines(lang, t, w), plates: makePlates(loaded, guide.plates) };
}

function cardLines(lang: Lang, t: Tables, w: ArmageddonWords): CardLine[] {
  const collator = new Intl.Collator(lang);
  const lines = (all: readonly { id: string; provenance: string }[]): CardLine[] =>
    all
      .map((x): CardLine => {
        const note = x.provenance === 'rulebook' ? null : w.provenance(x.id);
        const card = w.card(x.id);
        return {
          id: x.id,
          ...card,
          cost: null,
          group: groupOf(card.kind),
          ...(note === null ? {} : { note }),
          ...pictured(t, x.id),
        };
      })
      .sort((a, b) => collator.compare(a.name, b.name));
  return [t.buildings, t.equipment, t.tiles, t.auction, t.scoring].flatMap(lines);
}

/** Buildings and equipment have a picture. */
function pictured(t: Tables, id: string): Pick<CardLine, 'picture'> {
  const building = t.index.building.get(id);
  const kind = t.index.equipment.get(id);
  const art =
    building !== undefined ? (
      <BuildingArt t={t} building={building} size={60} fits />
    ) : kind !== undefined ? (
      <EquipmentArt t={t} kind={kind} size={60} fits />
    ) : null;
  const look = building === undefined ? tone.loot : tone[TYPES[t.buildings[building]!.type]!];
  return art ? { picture: <span className={`${look} ${style.art}`}>{art}</span> } : {};
}
