import { type Deed, type Forms, type Lang, plural } from '@ashtown/engine';
import { FACES, type Face, type Res } from '../content/vocabulary.ts';

export const SIGN: Record<Res, string> = { star: '★', energy: '⚡', life: '♥' };
export const amount = (n: number, res: Res): string => `${n}${SIGN[res]}`;
/** Of a payment or a loss in both; what is zero is left out. */
export const mixed = (energy: number, life: number, and: string): string =>
  energy > 0 && life > 0 ? `${energy}⚡ ${and} ${life}♥` : life > 0 ? `${life}♥` : `${energy}⚡`;

/** How much of something a deed costs. */
export const cost = ({ price = [] }: Deed, what: string): number => price.find((x) => x.what === what)?.n ?? 0;
/** After a label: the ⚡ it costs, if any. */
export const fee = (d: Deed): string => (cost(d, 'energy') > 0 ? ` (${cost(d, 'energy')}⚡)` : '');

export const count = (lang: Lang, n: number, forms: Forms): string => `${n} ${plural(lang, n, forms)}`;
export const times = (name: string, n: number): string => (n === 1 ? name : `${name} ×${n}`);
export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
export const small = (s: string): string => s.charAt(0).toLowerCase() + s.slice(1);

export function list(items: readonly string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** Dice and symbols: equal ones together, `Heal, Ouch ×2`. */
export function tally(faces: readonly Face[], names: Record<Face, string>): string {
  return FACES.flatMap((face) => {
    const n = faces.filter((f) => f === face).length;
    return n === 0 ? [] : times(names[face], n);
  }).join(', ');
}
