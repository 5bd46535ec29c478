import type { Lang } from '@ashtown/engine';
import { made } from '../index.ts';
import type { MadeFirstEdition } from '../make.ts';
import { language as en } from './en/index.ts';
import type { Language } from './language.ts';
import { language as pl } from './pl/index.ts';
import { language as sk } from './sk/index.ts';
import type { StateWords } from './speak.ts';

/** All languages at once: for tests, servers and terminals. */
export const languages: Readonly<Record<Lang, Language>> = { en, pl, sk };

/** What the game with some content says in every language. */
export const wordsOf = ({ speak }: Pick<MadeFirstEdition, 'speak'>): Readonly<Record<Lang, StateWords>> => ({
  en: speak(en),
  pl: speak(pl),
  sk: speak(sk),
});

export const words = wordsOf(made);

export type { Language } from './language.ts';
export type { StateWords } from './speak.ts';
