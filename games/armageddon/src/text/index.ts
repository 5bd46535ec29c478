import type { Lang, Words } from '@ashtown/engine';
import type { Box } from '../box.ts';
import type { Event, Pick, View } from '../state.ts';
import { en } from './en.ts';
import { pl } from './pl.ts';
import { sk } from './sk.ts';
import { type Language, speak } from './words.ts';

export const LANGUAGES: Record<Lang, Language> = { en, pl, sk };

/** The words of a game with these components. */
export const wordsOf = (box: Box): Record<Lang, Words<Pick, Event, View>> => ({
  en: speak(en, box),
  pl: speak(pl, box),
  sk: speak(sk, box),
});
