import type { Lang } from '@ashtown/engine';

const FORMATS: Readonly<Record<Lang, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en', { style: 'percent' }),
  pl: new Intl.NumberFormat('pl', { style: 'percent' }),
  sk: new Intl.NumberFormat('sk', { style: 'percent' }),
};

/** A chance in whole percent; what is neither sure nor impossible is never called so. */
export function percent(lang: Lang, chance: number): string {
  const { format } = FORMATS[lang];
  if (chance > 0 && chance < 0.005) return `<${format(0.01)}`;
  if (chance < 1 && chance > 0.995) return `>${format(0.99)}`;
  return format(chance);
}
