import { type Forms, type Lang, plural } from '@ashtown/engine';

export const count = (lang: Lang, n: number, forms: Forms): string => `${n} ${plural(lang, n, forms)}`;
export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
export const sentence = (clause: string): string => `${capital(clause)}.`;
/** A name as inside a sentence; abbreviations stay as they are. */
export const small = (s: string): string => (/^\p{Lu}\p{Ll}/u.test(s) ? s.charAt(0).toLowerCase() + s.slice(1) : s);
export const isNobody = (figures: readonly number[]): boolean => figures.every((n) => n === 0);
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function list(items: readonly string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}
