import { priceIn, type Yield, yieldOf } from '../answers/deed.ts';
import type { CostEntry, Effect, GoodEntry, LeaderEffect } from '../content/schema.ts';
import {
  type Bill,
  billOf,
  type Contact,
  type Faction,
  goodsOf,
  type LeaderDesign,
  pileOf,
  type Site,
  type Tables,
} from '../content/tables.ts';
import { BASE_ROOM, COLOURS, LAYOUTS } from '../content/vocabulary.ts';
import { amount, amountsText, capital, gainsText, goodName, goodsText, list } from './format.ts';
import type { Language, Say } from './language.ts';

/** The texts of cards, made from their data. */

type Design = Site | Contact | LeaderDesign | Faction;
/** Any card by its id, bases included. */
export function findDesign(t: Tables, id: string): Design | undefined {
  const f = t.faceOf(id);
  if (f >= 0) return t.sites[f] ?? [...t.shots, ...t.leaders].find((x) => x.f === f);
  return [...t.factions, ...t.factions.flatMap((x) => x.contacts)].find((x) => x.id === id);
}
export const cardName = (t: Tables, l: Language, id: string): string => findDesign(t, id)?.name[l.lang] ?? id;

const sentence = (label: string, clause: string): string => (label ? `${label}: ${clause}.` : `${capital(clause)}.`);

/** `1 worker, 2 scrap, 1 card`; `workers` are put on the card besides a price. */
export const costText = (l: Language, bill: Bill, workers: number): string => amountsText(l, priceIn(bill, workers));

const sayer = (l: Language): Say => ({
  goods: (g) => goodsText(l, goodsOf(pileOf(g as GoodEntry[]))),
  cost: (c, workers) => costText(l, billOf(c as CostEntry[]), workers),
  type: (type) => l.type[type],
  list: (items) => list(items, l.and),
  resource: (good) => amount(l, good, 1),
  noun: (good) => goodName(l, good),
});

/** What one atom of a location does, as a clause. */
export const effectText = (l: Language, e: Effect): string =>
  (l.effect[e.op] as (e: Effect, say: Say) => string)(e, sayer(l));

const labelOf = (l: Language, site: Site, e: Effect): string => {
  if (e.op === 'PRODUCE' || e.op === 'PRODUCE_PER_TYPE') return l.layout[LAYOUTS[site.layout]!];
  if (e.op === 'CONVERT' || e.op === 'STEAL' || e.op === 'COLLECT_SET') return l.label.action;
  return e.op === 'ON_BUILD' ? l.label.placed : '';
};

/** What a tucked card gives (FS-14). */
export const yieldText = (l: Language, { goods, room }: Yield): string =>
  room > 0 ? l.room(room, 'either') : gainsText(l, goods);

export function siteText(l: Language, site: Site): string {
  const parts = site.atoms.map((e) => sentence(labelOf(l, site, e), effectText(l, e)));
  parts.push(
    sentence(l.label.spoils, yieldText(l, yieldOf(site, 'spoils'))),
    sentence(l.label.deal, yieldText(l, yieldOf(site, 'deal'))),
  );
  return parts.join(' ');
}

/** What the ability does, without spoils and deal: for labels. */
export const abilityText = (l: Language, site: Site): string => site.atoms.map((e) => effectText(l, e)).join('; ');

/** Layout, distance and types. */
export const siteKind = (l: Language, site: Site): string =>
  [l.layout[LAYOUTS[site.layout]!], l.distance(site.distance), site.types.map((type) => l.type[type]).join(' + ')].join(
    ' · ',
  );

/** `1 weapon → conquest range 2` */
export function rangeText(l: Language, { bill, colour, range }: Contact): string {
  const cost = costText(l, bill, 0);
  const gains = l.range(COLOURS[colour]!, range);
  return cost ? `${cost} → ${gains}` : gains;
}
export const contactText = (l: Language, contact: Contact): string =>
  `${capital(rangeText(l, contact))} (${contact.f < 0 ? l.label.once : l.label.discarded}).`;

export const leaderText = (l: Language, { atoms }: LeaderDesign): string =>
  atoms
    .map((e) =>
      sentence(
        e.op === 'LEADER_ACTION' ? l.label.leaderAction : '',
        (l.leaderEffect[e.op] as (e: LeaderEffect, say: Say) => string)(e, sayer(l)),
      ),
    )
    .join(' ');

export const factionText = (l: Language, faction: Faction): string =>
  [
    sentence(l.label.production, goodsText(l, goodsOf(faction.produce))),
    ...faction.contacts.map((c) => `${c.name[l.lang]}: ${rangeText(l, c)} (${l.label.once}).`),
    sentence('', l.room(BASE_ROOM, 'base')),
  ].join(' ');
