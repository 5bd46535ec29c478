import type { Lang } from '@ashtown/engine';
import { made } from '../index.ts';
import { language as en } from './en/index.ts';
import type { Language } from './language.ts';
import { language as pl } from './pl/index.ts';
import { language as sk } from './sk/index.ts';
import type { KingWords } from './speak.ts';

/** All languages at once, for those who need not wait for one. */
export const languages: Readonly<Record<Lang, Language>> = { en, pl, sk };

type Spoken = Readonly<Record<Lang, KingWords>>;
export const wordsOf = ({ speak }: Pick<typeof made, 'speak'>): Spoken => ({
  en: speak(en),
  pl: speak(pl),
  sk: speak(sk),
});
export const words: Spoken = wordsOf(made);
