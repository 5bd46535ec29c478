import { type Amount, amountIn, type Forms, type Lang, numberIn, plural, type Seat } from '@ashtown/engine';
import { GOODS, type Good, type Goods, TOKENS } from '../content/vocabulary.ts';

export const small = (s: string): string => s.charAt(0).toLowerCase() + s.slice(1);
export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
export const count = (lang: Lang, n: number, forms: Forms): string => amountIn(lang, n, forms);

export function list(items: readonly string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** What is counted in words of its own: goods but contacts and VP, and what a price may ask for besides. */
export type Counted = Exclude<Good, `${string}${1 | 2 | 3}`> | 'resource' | 'deal' | 'spoils' | 'either';
export const isGood = (id: string): id is Good => (GOODS as readonly string[]).includes(id);

export interface GoodWords {
  lang: Lang;
  good: Record<Counted, Forms>;
  /** The same straight after a verb. */
  accusative: Record<Counted, Forms>;
  /** Contact tokens by colour, and VP tokens; the value follows or goes before. */
  contact: Record<string, string>;
  vp: string;
}

/** One good: `2 scrap`, `conquest contact 3`, `2 VP` for a token of that value, `2 × 1 VP` for two tokens. */
export function amount(l: GoodWords, good: Good | Counted, n: number, forms = l.good): string {
  const value = /^(.*)([123])$/.exec(good);
  if (value === null) return count(l.lang, n, forms[good as Counted]);
  const one = value[1] === 'vp' ? `${value[2]} ${l.vp}` : `${l.contact[value[1]!]} ${value[2]}`;
  return n === 1 ? one : `${numberIn(l.lang, n)} × ${one}`;
}

/** `2 scrap, 1 VP`, in the order of the goods. */
export const goodsText = (l: GoodWords, goods: Goods, forms = l.good): string =>
  GOODS.flatMap((good) => (goods[good] ? amount(l, good, goods[good], forms) : [])).join(', ');

/** `2 scrap, 1 worker, 1 deal`, in the order given. */
export const amountsText = (l: GoodWords, amounts: readonly Amount[]): string =>
  amounts.map(({ what, n }) => amount(l, what as Good, n)).join(', ');

/** The same in the order of the goods. */
export const gainsText = (l: GoodWords, gains: readonly Amount[] = []): string =>
  goodsText(l, Object.fromEntries(gains.map(({ what, n }) => [what, n])));

/** Amounts by number as text. */
export const stockText = (l: GoodWords, amounts: readonly number[]): string =>
  goodsText(l, Object.fromEntries(amounts.slice(0, TOKENS).flatMap((n, g) => (n > 0 ? [[GOODS[g], n]] : []))));

/** The name of a good alone, as it stands after a number. */
export const goodName = (l: GoodWords, good: Good, n = 1): string =>
  good in l.good ? plural(l.lang, n, l.good[good as Counted]) : amount(l, good, 1);

/** What there is more of now than before. */
export const moreIn = (now: Goods, before: Goods): Goods =>
  Object.fromEntries(
    GOODS.flatMap((good) => {
      const n = (now[good] ?? 0) - (before[good] ?? 0);
      return n > 0 ? [[good, n]] : [];
    }),
  );

/** How many goods there are, of whatever kind. */
export const total = (goods: Goods): number => Object.values(goods).reduce((sum, n) => sum + n, 0);

/** `+2 scrap`; what begins with no number, such as a contact token, is a sentence of its own. */
export const plus = (goods: string, gets: string): string => (/^\d/.test(goods) ? `+${goods}` : `${gets} ${goods}`);

/** What each loses, below a title; the title alone where nobody does. */
export function losses(title: string, lost: readonly Goods[], say: (seat: Seat, goods: Goods) => string): string {
  const said = lost.flatMap((goods, seat) => (total(goods) > 0 ? say(seat, goods) : []));
  return said.length > 0 ? `${title}: ${said.join('; ')}` : title;
}
