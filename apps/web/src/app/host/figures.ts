import type { Lang } from '@ashtown/engine';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

const figure = (lang: Lang, n: number, unit: string): string =>
  new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: n < 10 ? 1 : 0 }).format(n);

/** In the largest unit of which there is at least one. */
export function bytesIn(lang: Lang, bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return figure(lang, bytes / 1000 ** power, UNITS[power]!);
}

export const millisecondsIn = (lang: Lang, ms: number): string => figure(lang, ms, 'millisecond');

export const countIn = (lang: Lang, n: number): string => new Intl.NumberFormat(lang).format(n);

/** As much of the name of a server as tells it from the others. */
export const shortOf = (node: string): string => node.slice(0, 6);
