import type { Tables as ArmageddonTables } from '@ashtown/armageddon/board';
import { LANGS } from '@ashtown/engine';
import type { Tables as KingTables } from '@ashtown/king-of-new-york/board';
import { LINES, SYMBOLS, TYPES } from '@ashtown/metro-2033/board';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { loadBook } from '../../src/app/rules/loadBook.ts';
import { lookOf as lookOf2010 } from '../../src/games/51st-state-2010/look.ts';
import { stillOf as still2010 } from '../../src/games/51st-state-2010/plates.tsx';
import type { Look } from '../../src/games/51st-state-common/Card.tsx';
import { lookOf as lookOfMaster } from '../../src/games/51st-state-master/look.ts';
import { stillOf as stillMaster } from '../../src/games/51st-state-master/plates.tsx';
import { shortOf, shortOfPassive } from '../../src/games/armageddon/Effect.tsx';
import { MANIFESTS } from '../../src/games/index.ts';
import { glyphOf } from '../../src/games/king-of-new-york/look.ts';
import { loadGlossary } from '../../src/load/glossary.ts';
import { loadSpoken } from '../../src/load/load.ts';
import { loadRulebook } from '../../src/load/rulebook.ts';

const GAMES = MANIFESTS.filter(({ rulebook }) => rulebook);

test.each(GAMES.map(({ about }) => about))(
  'the book of $id can be looked at in three languages',
  async ({ id, players }) => {
    const rules = (await loadRulebook(id, 'en')).chapters.flatMap((x) => Object.keys(x.rules));
    const said: Record<string, string[]> = {};
    for (const lang of LANGS) {
      const { plates, sections, cards } = await loadBook(id, await loadSpoken(id, lang));
      const { card, round, players: by, examples } = plates!;
      expect(card.parts.length).toBeGreaterThan(3);
      expect(examples.length).toBeGreaterThan(1);
      expect([by.counts[0], by.counts.at(-1)]).toEqual(players);
      const shown = [...card.parts.map((x) => ({ ...x, picture: card.picture })), ...round.steps, ...examples];
      for (const { title, text, cite, picture } of shown) {
        expect(title.trim() && text.trim()).not.toBe('');
        for (const rule of cite) expect(rules, title).toContain(rule);
        expect(renderToStaticMarkup(picture), title).toMatch(/<svg/);
      }
      expect(new Set([...sections.map((x) => x.id)]).size).toBe(sections.length);
      expect(new Set(cards.map((x) => x.group)).size).toBeLessThan(14);
      said[lang] = [round.title, ...shown.map((x) => x.text), ...by.rows.map((x) => x.term)];
    }
    for (const lang of ['pl', 'sk'] as const) expect(said[lang]!.filter((x) => said.en!.includes(x))).toEqual([]);
  },
);

const partsOf = ({ strip, once = [], site }: Look): string[] => [
  ...[...strip, ...once, ...(site ? [...site.spoils, ...site.deal] : [])].flatMap((part) =>
    part.t === 'good' ? [part.id] : part.t === 'mark' ? [`mark:${part.id}`] : [],
  ),
  ...(site ? [...site.types, `mark:${site.kind}`, ...(site.open ? ['mark:open'] : [])] : []),
];

const tablesOf = async <T,>(id: string): Promise<T> => (await loadSpoken(id, 'en')).tables as T;

/** The icons on all cards of a game, as its terms name them. */
const ICONS: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  'king-of-new-york': async () => {
    const { cards, cardIds } = await tablesOf<KingTables>('king-of-new-york');
    return ['energy', ...cardIds.map((id) => glyphOf(cards[id]!))];
  },
  'metro-2033': async () => [...SYMBOLS, ...TYPES, ...LINES, 'flag', 'shield', 'monster', 'caravan'],
  armageddon: async () => {
    const { buildings, tiles, auction } = await tablesOf<ArmageddonTables>('armageddon');
    const effects = [
      ...buildings.flatMap(({ lines }) => lines.map((x) => x.effect)),
      ...tiles.map((x) => x.effect),
      ...auction.flatMap(({ bonus, penalty }) => [bonus, penalty]),
    ];
    const pieces = [...effects.flatMap(shortOf), ...buildings.flatMap((x) => x.passives.flatMap(shortOfPassive))];
    return ['worker', 'soldier', 'engineer', 'anyone', 'house', ...pieces.map((x) => x.sign)];
  },
  '51st-state-master': async () => {
    const p = stillMaster(await loadSpoken('51st-state-master', 'en'));
    return [...p.tables.locationIds, ...p.tables.links.map((x) => x.id)].flatMap((id) => partsOf(lookOfMaster(p, id)!));
  },
  '51st-state-2010': async () => {
    const p = still2010(await loadSpoken('51st-state-2010', 'en'));
    const { sites, leaders, shots } = p.tables;
    return [...sites, ...leaders, ...shots].flatMap(({ id }) => partsOf(lookOf2010(p, id)!));
  },
};

describe('the legend', () => {
  test.each(GAMES.map(({ about }) => about.id))('of %s has every icon that stands on a card', async (id) => {
    const signs = new Set((await loadGlossary(id, 'en')).legend.map((x) => x.sign));
    const icons = new Set(await ICONS[id]!());
    expect(icons.size).toBeGreaterThan(8);
    expect([...icons].filter((x) => !signs.has(x))).toEqual([]);
  });
});
