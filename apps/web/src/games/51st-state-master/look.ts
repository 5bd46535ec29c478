import {
  type Ability,
  type BoardText,
  type Bonus,
  CATEGORIES,
  type Cost,
  type Effect,
  GOODS,
  type Goods,
  type Pile,
  type Place,
  type Site,
} from '@ashtown/51st-state-master/board';
import type { Lang } from '@ashtown/engine';
import type { GoodId } from '../51st-state-common/goods.ts';
import type { LocationLook } from '../51st-state-common/Location.tsx';
import type { LocationMarks } from '../51st-state-common/LocationChip.tsx';
import { good, mark, type Part, TO, word } from '../51st-state-common/Strip.tsx';
import { pictureOf } from './pictures.ts';
import type { Props } from './props.ts';

/** How the cards of this edition look: their data as icons. */

const COST_TOKENS: Readonly<Record<string, GoodId>> = { anyResource: 'any' };
export const partsOf = (goods: Goods | Cost): Part[] =>
  Object.entries(goods).map(([id, n]) => good(COST_TOKENS[id] ?? (id as GoodId), n));
/** Goods by name. */
export const goodsIn = (pile: Pile): Goods => Object.fromEntries(pile.map(([g, n]) => [GOODS[g]!, n]));
const pile = (goods: Pile): Part[] => partsOf(goodsIn(goods));

function effectParts(e: Effect): Part[] {
  switch (e.t) {
    case 'gain':
      return partsOf(e.gain);
    case 'steal':
      return [mark('steal'), good('any', e.n)];
    case 'activate':
      return [mark('production')];
    case 'reset':
      return [mark('reset'), word(`×${e.max}`)];
    case 'useDeals':
      return [good('deal', e.of === 'own' ? e.max : 1)];
  }
}

function abilityParts(a: Ability, t: BoardText): Part[] {
  switch (a.t) {
    case 'none':
      return [];
    case 'produce':
      return partsOf(a.gain);
    case 'choose':
      return a.options.flatMap((goods, i) => [...(i > 0 ? [word('/')] : []), ...partsOf(goods)]);
    case 'perType':
      return [...partsOf(a.gain), word(t.per), good(a.type as GoodId)];
    case 'perProduced':
      return [...partsOf(a.gain), word(t.per), ...(a.counted.length > 1 ? [good('any')] : [good(a.counted[0]!)])];
    case 'copyOwn':
      return [mark('copy'), mark('production')];
    case 'takeOver':
      return [mark('steal'), mark('production')];
    case 'threshold':
      return [word(`≥${a.min}`), good(a.counted.length > 1 ? 'any' : a.counted[0]!), TO, ...partsOf(a.gain)];
    case 'storage':
      return [
        mark('store'),
        ...a.slots.flatMap((s) => [
          good(s.of.length > 1 ? 'any' : s.of[0]!, s.max ?? 1),
          ...(s.max === null ? [word('∞')] : []),
        ]),
      ];
    case 'trigger':
      return [...a.on.map((m) => mark(m)), TO, ...partsOf(a.gain)];
    case 'action':
      return [...partsOf(a.cost), TO, ...effectParts(a.effect), ...(a.uses > 1 ? [word(`×${a.uses}`)] : [])];
  }
}

function bonusParts(b: Bonus, t: BoardText): Part[] {
  switch (b.t) {
    case 'gains':
      return [mark('build'), ...partsOf(b.gain)];
    case 'gainsPerType':
      return [mark('build'), ...partsOf(b.gain), word(t.per), good(b.type as GoodId)];
    case 'stock':
      return [mark('store'), ...partsOf(b.goods)];
    case 'copyOpponent':
      return [mark('build'), mark('copy')];
  }
}

function makeLook(site: Site, lang: Lang, t: BoardText): LocationLook {
  const does = abilityParts(site.does, t);
  const bonus = site.bonus ? bonusParts(site.bonus, t) : [];
  return {
    id: site.id,
    kind: CATEGORIES[site.category]!,
    picture: pictureOf(site.id),
    name: site.name[lang],
    distance: site.distance,
    types: site.types as readonly GoodId[],
    lasting: does.length > 0 ? does : bonus,
    strip: [...does, ...(does.length > 0 && bonus.length > 0 ? [word('|')] : []), ...bonus],
    spoils: pile(site.spoils),
    deal: pile(site.deal),
    ...(site.open ? { open: t.open } : {}),
  };
}

/** Looks are made once for each location and language. */
const made = new WeakMap<Site, Map<Lang, LocationLook>>();
export function lookOf({ lang, words }: Pick<Props, 'lang' | 'words'>, site: Site): LocationLook {
  const looks = made.get(site) ?? new Map<Lang, LocationLook>();
  made.set(site, looks);
  const look = looks.get(lang) ?? makeLook(site, lang, words.board);
  looks.set(lang, look);
  return look;
}

/** Stock as a pile of goods. */
export const stockOf = (p: Place): Pile => (p.stock ?? []).flatMap((n, g): Pile => (n > 0 ? [[g, n]] : []));

/** What lies on a location in play. */
export function marksOf({ view, game, tables, words }: Props, p: Place): LocationMarks {
  const t = words.board;
  const site = tables.site[p.card]!;
  const most = game.facts.usesOf(view, p);
  return {
    ...(p.uses > 0 ? { used: p.uses < most ? t.usedOf(p.uses, most) : t.used } : {}),
    shield: p.shield || (site.shield > 0 && !p.dented),
    visited: p.visited,
    stock: pile(stockOf(p)),
  };
}
