import type { Options as GivenOptions } from '@ashtown/engine';
import type { Ability, Bonus, Cost, Effect } from '../content/atoms.ts';
import { categoryName, type Faction, goodsOf, type Link, type Site } from '../content/tables.ts';
import { amounts, capital, count } from './format.ts';
import type { Language, Say } from './language.ts';
import { goodsText } from './speak.ts';

/** The texts of cards, made from their data. */

const sentence = (label: string, clause: string): string => (label ? `${label}: ${clause}.` : `${capital(clause)}.`);
const sayer = (l: Language): Say => ({
  goods: (g) => goodsText(l, g),
  goodsAcc: (g) => amounts(l.lang, l.accusative, g),
  type: (t) => l.type[t],
  count: (n, of) => count(l.lang, n, l.good[of]),
  countAcc: (n, of) => count(l.lang, n, l.accusative[of]),
});
export const costText = (l: Language, cost: Cost): string => amounts(l.lang, l.good, cost);

/** `1 worker, 2 iron → 3 VP` */
export function actionText(l: Language, does: Extract<Ability, { t: 'action' }>): string {
  const effect = (l.effect[does.effect.t] as (e: Effect, say: Say) => string)(does.effect, sayer(l));
  return `${costText(l, does.cost)} → ${effect}`;
}

/** What a production gives, as one clause. */
export const abilityText = (l: Language, does: Ability): string =>
  does.t === 'none'
    ? ''
    : does.t === 'action'
      ? actionText(l, does)
      : (l.ability[does.t] as (a: Ability, say: Say) => string)(does, sayer(l));

export function locationText(l: Language, site: Site, options?: GivenOptions): string {
  const { does } = site;
  const uses = site.optional ? Number(options?.shipwreckUses ?? site.uses) : site.uses;
  const parts: string[] = [];
  if (does.t === 'action')
    parts.push(sentence(l.label.action, actionText(l, does) + (uses > 1 ? ` (${l.uses(uses)})` : '')));
  else if (does.t !== 'none')
    parts.push(sentence(site.open ? l.open : site.category === 0 ? l.label.production : '', abilityText(l, does)));
  if (site.bonus)
    parts.push(
      sentence(l.label.bonus, (l.bonus[site.bonus.t] as (b: Bonus, say: Say) => string)(site.bonus, sayer(l))),
    );
  if (site.shield > 0) parts.push(sentence('', l.ownShield));
  parts.push(sentence(l.label.spoils, goodsText(l, goodsOf(site.spoils))));
  parts.push(sentence(l.label.deal, goodsText(l, goodsOf(site.deal))));
  return parts.join(' ');
}

/** Category, distance and types. */
export const locationKind = (l: Language, site: Site): string =>
  [
    site.open ? l.open : l.category[categoryName(site.category)],
    l.kind.distance(site.distance),
    site.types.length > 0 ? site.types.map((type) => l.type[type]).join(' + ') : l.kind.noType,
  ].join(' · ');

export const connectionText = (l: Language, { bill, gain }: Link): string => {
  const gains = goodsText(l, goodsOf(gain));
  return bill.need.length > 0 ? `${goodsText(l, goodsOf(bill.need))} → ${gains}.` : `${capital(gains)}.`;
};

export function factionText(l: Language, faction: Faction): string {
  const conversions = faction.conversions.map(
    ({ cost, gain }) => `${costText(l, cost)} → ${goodsText(l, goodsOf(gain))} (${l.label.once}).`,
  );
  return [sentence(l.label.production, goodsText(l, faction.production)), ...conversions, `${l.label.exchange}.`].join(
    ' ',
  );
}
