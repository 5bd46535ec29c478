import type { Lang } from '@ashtown/engine';
import { made } from '../index.ts';
import { language as en } from './en/index.ts';
import type { Language } from './language.ts';
import { language as pl } from './pl/index.ts';
import { language as sk } from './sk/index.ts';
import type { ArmageddonWords } from './speak.ts';

/** All languages at once, for whoever does not load them one by one. */
export const languages: Readonly<Record<Lang, Language>> = { en, pl, sk };

/** What the game with some content says in every language. */
export const wordsOf = ({ speak }: Pick<typeof made, 'speak'>): Readonly<Record<Lang, ArmageddonWords>> => ({
  en: speak(en),
  pl: speak(pl),
  sk: speak(sk),
});

export const words = wordsOf(made);

export type { Language } from './language.ts';
export type { ArmageddonWords } from './speak.ts';
