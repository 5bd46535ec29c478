import type { Lang, Words } from '@ashtown/engine';
import type { Answer, Event, View } from '../state.ts';
import { en } from './en.ts';
import type { Language } from './language.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';

/** All languages at once. */
export const languages: Readonly<Record<Lang, Language>> = { en, pl, sk };

/** The words of a game in every language. */
export const wordsOf = (speak: (language: Language) => Words<Answer, Event, View>) => ({
  en: speak(en),
  pl: speak(pl),
  sk: speak(sk),
});
