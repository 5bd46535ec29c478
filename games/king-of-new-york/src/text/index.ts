import type { Lang, Words } from '@ashtown/engine';
import { made } from '../index.ts';
import type { Answer, Event, View } from '../state.ts';
import { language as en } from './en/index.ts';
import type { Language } from './language.ts';
import { language as pl } from './pl/index.ts';
import { language as sk } from './sk/index.ts';

/** All languages at once, for those who need not wait for one. */
export const languages: Readonly<Record<Lang, Language>> = { en, pl, sk };

export const words: Readonly<Record<Lang, Words<Answer, Event, View>>> = {
  en: made.speak(en),
  pl: made.speak(pl),
  sk: made.speak(sk),
};
