import { type Forms, type Lang, plural, type Seat } from '@ashtown/engine';
import type { Cost, Goods } from '../content/atoms.ts';
import { GOODS, type Good } from '../content/vocabulary.ts';

export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
export const count = (lang: Lang, n: number, forms: Forms): string => `${n} ${plural(lang, n, forms)}`;

export function list(items: readonly string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** What can be counted: goods, and what a cost may ask for besides. */
const COUNTED = [...GOODS, 'anyResource', 'deal', 'basic'] as const;
export type Counted = (typeof COUNTED)[number];

/** `2 iron, 1 VP`, in the order of the goods. */
export function amounts(lang: Lang, forms: Record<Counted, Forms>, goods: Goods | Cost): string {
  const some = goods as Partial<Record<Counted, number>>;
  return COUNTED.flatMap((good) => (some[good] ? count(lang, some[good], forms[good]) : [])).join(', ');
}

export const isGood = (id: string): id is Good => (GOODS as readonly string[]).includes(id);

/** What each loses, below a title; the title alone where nobody does. */
export function losses(title: string, lost: readonly Goods[], say: (seat: Seat, goods: Goods) => string): string {
  const said = lost.flatMap((goods, seat) => (Object.values(goods).some((n) => n > 0) ? say(seat, goods) : []));
  return said.length > 0 ? `${title}: ${said.join('; ')}` : title;
}
