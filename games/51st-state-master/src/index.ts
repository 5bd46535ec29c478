import { defineGame, type Lang, type Seat } from '@ashtown/engine';
import content from '../content.json' with { type: 'json' };
import { about } from './about.ts';
import type { Answer, Colour, Contact, Conversion, Goods, Link, Outcome, Site, View } from './board.ts';
import { parseContent } from './content/faults.ts';
import { goodsOf, playsOf, tablesOf } from './content/tables.ts';
import { COLOURS } from './content/vocabulary.ts';
import { make } from './make.ts';
import { language as en } from './text/en/index.ts';
import { language as pl } from './text/pl/index.ts';
import { language as sk } from './text/sk/index.ts';

export const { made, withContent } = defineGame({
  id: about.id,
  content,
  parse: parseContent,
  tables: tablesOf,
  plays: playsOf,
  make,
});

export const { game, tables, broken, rounds, facts } = made;

export * from './board.ts';
export { categoryName, goodsOf } from './content/tables.ts';
export type { Built, CardName, Position } from './position/index.ts';

// What callers still import from here; the words of one language are in `text/<language>`.
const languages = { en, pl, sk };
export const words = { en: made.speak(en), pl: made.speak(pl), sk: made.speak(sk) };
export const provenance = (lang: Lang, id: string): string | null => facts.provenance(languages[lang], id);

export const { sites: SITES, site: SITE, id: ID_OF, face: FACE_OF, links: LINKS } = tables;
export const { factionIds: FACTION_IDS, locationIds: LOCATION_IDS, isConnection, faceNumber } = tables;
export const { forecast, shortOf, defenceOf } = facts;
export const usesOf = (v: View, site: Site): number => (site.optional ? v.options.shipwreckUses : site.uses);
export const outcome = (v: View, seat: Seat, answer: Answer): Outcome =>
  game.deed(v, seat, 'takeTurn', answer).outcome ?? { pays: {}, gives: {}, open: false };
export const FACTIONS = Object.fromEntries(
  tables.factions.map(({ id, production, conversions }) => [
    id,
    {
      production,
      conversions: Object.fromEntries(conversions.map((c) => [c.contact, c])) as Record<Contact, Conversion>,
    },
  ]),
) as Record<string, { production: Goods; conversions: Record<Contact, Conversion> }>;
export type Connection = { cost: Link['cost'] } & { colour: Colour; gain: Goods };
export const CONNECTIONS = Object.fromEntries(
  tables.links.map(({ id, colour, cost, gain }) => [id, { colour: COLOURS[colour]!, cost, gain: goodsOf(gain) }]),
) as Record<string, Connection>;
export type { Answer as Pick } from './state.ts';
