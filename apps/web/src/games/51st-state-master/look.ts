import {
  type Ability,
  type BoardText,
  type Bonus,
  CATEGORIES,
  COLOURS,
  type Colour,
  type Cost,
  DEFENCE,
  type Effect,
  GOODS,
  type Goods,
  type Pile,
  type Place,
  type Site,
} from '@ashtown/51st-state-master/board';
import type { Look } from '../51st-state-common/Card.tsx';
import { besideOf, pictureOf } from '../51st-state-common/pictured.ts';
import { good, mark, type Part, TO, word } from '../51st-state-common/Strip.tsx';
import type { GoodId } from '../51st-state-common/tokens.tsx';
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

/** `uses`: how often an Action may be used, by the options of the table. */
function abilityParts(a: Ability, t: BoardText, uses: number): Part[] {
  switch (a.t) {
    case 'none':
      return [];
    case 'produce':
      return partsOf(a.gain);
    case 'choose':
      return a.options.flatMap((goods, i) => [...(i > 0 ? [word('/')] : []), ...partsOf(goods)]);
    case 'perType':
      return [...partsOf(a.gain), word(t.per), good(a.type as GoodId), word(t.atMost(a.max))];
    case 'perProduced':
      return [
        ...partsOf(a.gain),
        word(t.per),
        ...(a.counted.length > 1 ? [good('any')] : [good(a.counted[0]!)]),
        word(t.atMost(a.max)),
      ];
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
      return [...partsOf(a.cost), TO, ...effectParts(a.effect), ...(uses > 1 ? [word(`×${uses}`)] : [])];
  }
}

function bonusParts(b: Bonus, t: BoardText): Part[] {
  switch (b.t) {
    case 'gains':
      return [mark('build'), ...partsOf(b.gain)];
    case 'gainsPerType':
      return [mark('build'), ...partsOf(b.gain), word(t.per), good(b.type as GoodId), word(t.atMost(b.max))];
    case 'stock':
      return [mark('store'), ...partsOf(b.goods)];
    case 'copyOpponent':
      return [mark('build'), mark('copy')];
  }
}

function siteLook({ words, view, game }: Props, site: Site): Look {
  const t = words.board;
  const kind = CATEGORIES[site.category]!;
  const does = abilityParts(site.does, t, game.facts.usesOf(view, site));
  const bonus = site.bonus ? bonusParts(site.bonus, t) : [];
  return {
    id: site.id,
    kind,
    picture: pictureOf(site.id),
    beside: besideOf(site.id),
    name: words.card(site.id).name,
    strip: [...does, ...(does.length > 0 && bonus.length > 0 ? [word('|')] : []), ...bonus],
    site: {
      kind,
      distance: site.distance,
      types: site.types as readonly GoodId[],
      lasting: does.length > 0 ? does : bonus,
      spoils: pile(site.spoils),
      deal: pile(site.deal),
      defence: DEFENCE[site.category]! + site.shield,
      ...(site.open ? { open: t.open } : {}),
    },
  };
}

const CONNECTIONS: Readonly<Record<Colour, string>> = {
  red: 'M4 3l7 7 1-1 2 2-1 1 7 7v2h-2l-7-7-1 1-2-2 1-1-7-7V3zM20 3v2l-7 7-1-1-2 2-2-2 2-2-1-1 7-7zM8 14l2 2-6 5H2v-2z',
  blue: 'M2 5h20v3H2zM2 16h20v3H2zM4 3h3v18H4zM10.500 3h3v18h-3zM17 3h3v18h-3z',
};

/** A location or a connection as it looks. */
export function lookOf(p: Props, id: string): Look | undefined {
  const site = p.tables.sites[p.tables.faceNumber(id)];
  if (site) return siteLook(p, site);
  const link = p.tables.links.find((x) => x.id === id);
  if (!link) return undefined;
  const kind = COLOURS[link.colour]!;
  const price = partsOf(link.cost);
  const strip = [...price, ...(price.length > 0 ? [TO] : []), ...pile(link.gain)];
  return { id, kind, picture: CONNECTIONS[kind], name: p.words.card(id).name, strip };
}

/** What lies on a location. */
export const stockOf = (p: Place): Goods => goodsIn((p.stock ?? []).flatMap((n, g): Pile => (n > 0 ? [[g, n]] : [])));
