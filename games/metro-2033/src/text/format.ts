import { type Amount, type Forms, type Lang, plural } from '@ashtown/engine';

export const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
/** Where it stands inside a sentence. */
export const small = (s: string): string => s.charAt(0).toLowerCase() + s.slice(1);
/** Whether a set of symbols, as bits, has more than one. */
export const isSeveral = (bits: number): boolean => (bits & (bits - 1)) !== 0;
/** How many of these places are Stations with markers on them. */
export const markedStations = (places: readonly string[]): number => places.filter((x) => /\.\d+$/.test(x)).length;
export const count = (lang: Lang, n: number, forms: Forms): string => `${n} ${plural(lang, n, forms)}`;
export const total = (amounts: readonly Amount[]): number => amounts.reduce((sum, { n }) => sum + n, 0);

/** Equal names together: `Rats ×2, Pork`. */
export function tally(names: readonly string[]): string {
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ');
}
